import { Temporal } from 'temporal-polyfill'
import type { Span } from '../platforms/platform-api.ts'

const WIDE_EVERY_DAYS = 7
const HISTORY_MONTHS = 13
/** Larger requests are often refused, and each chunk is one transaction. */
const CHUNK_DAYS = 31
/** Four o'clock in the account's zone, spread over an hour and a half. */
const NIGHT_HOUR = 4
const SPREAD_MINUTES = 90

const dayOf = (text: string) => Temporal.PlainDate.from(text)

/** The last whole day in the account's zone. */
export function yesterdayIn(zone: string, now: Date): string {
  const localNow = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(zone)
  return localNow.toPlainDate().subtract({ days: 1 }).toString()
}

export const historyStart = (zone: string, now: Date): string =>
  dayOf(yesterdayIn(zone, now)).subtract({ months: HISTORY_MONTHS }).toString()

type Coverage = {
  zone: string
  wideAt: Date | null
  coveredFrom: string | null
  coveredUntil: string | null
}

/** Days that may still change, and all since the last good sync. */
export function usualWindow(
  account: Coverage,
  { usual, wide }: { usual: number; wide: number },
  now: Date,
): Span & { wide: boolean } {
  const last = yesterdayIn(account.zone, now)
  const since = account.wideAt ? (now.getTime() - account.wideAt.getTime()) / 86_400_000 : Infinity
  const isWide = since >= WIDE_EVERY_DAYS
  const back = dayOf(last).subtract({ days: (isWide ? wide : usual) - 1 })
  const missed = account.coveredUntil ? dayOf(account.coveredUntil).add({ days: 1 }) : back
  const first = Temporal.PlainDate.compare(missed, back) < 0 ? missed : back
  return { first: first.toString(), last, wide: isWide }
}

/** The next chunk before the stored days, or null when complete. */
export function earlierWindow(coveredFrom: string, firstDay: string): Span | null {
  if (coveredFrom <= firstDay) return null
  const last = dayOf(coveredFrom).subtract({ days: 1 })
  const first = last.subtract({ days: CHUNK_DAYS - 1 }).toString()
  return { first: first < firstDay ? firstDay : first, last: last.toString() }
}

/** Share of the wanted days that are stored, from 0 to 1. */
export function shareOf(coveredFrom: string | null, firstDay: string, until: string): number {
  if (!coveredFrom) return 0
  const all = dayOf(firstDay).until(dayOf(until)).days + 1
  const here = dayOf(coveredFrom).until(dayOf(until)).days + 1
  return Math.min(1, Math.max(0, here / all))
}

/** The account's next night, spread so that accounts do not all sync at once. */
export function nextNight(zone: string, accountId: string, now: Date): Date {
  const minutes = [...accountId].reduce((sum, char) => sum * 31 + char.charCodeAt(0), 7)
  const localNow = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(zone)
  const time = Temporal.PlainTime.from({ hour: NIGHT_HOUR }).add({
    minutes: Math.abs(minutes % SPREAD_MINUTES),
  })
  const nightOf = (day: Temporal.PlainDate) =>
    day.toZonedDateTime({ timeZone: zone, plainTime: time })
  const today = nightOf(localNow.toPlainDate())
  const isAhead = Temporal.ZonedDateTime.compare(today, localNow) > 0
  const next = isAhead ? today : nightOf(localNow.toPlainDate().add({ days: 1 }))
  return new Date(next.epochMilliseconds)
}

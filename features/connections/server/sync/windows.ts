import { Temporal } from 'temporal-polyfill'
import type { Platform } from '#features/figures/server/figures.server.ts'
import type { Span } from '../platform-api.ts'

/** How far back each platform still corrects its days: Meta 28; Google 30, and some up to 90. */
const lengths: Record<Platform, { usual: number; wide: number }> = {
  meta: { usual: 28, wide: 28 },
  google: { usual: 30, wide: 90 },
}
const WIDE_EVERY_DAYS = 7
const WANTED_MONTHS = 13
/** One request for more is often "too much", and each is one transaction. */
const CHUNK_DAYS = 31
/** When an account's own night is: four o'clock, spread over an hour and a half. */
const NIGHT_HOUR = 4
const SPREAD_MINUTES = 90

const dayOf = (text: string) => Temporal.PlainDate.from(text)

/** The last whole day where the account is; the platforms' days are the account's own. */
export function yesterdayIn(zone: string, now: Date): string {
  const there = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(zone)
  return there.toPlainDate().subtract({ days: 1 }).toString()
}

export const wantedFrom = (zone: string, now: Date): string =>
  dayOf(yesterdayIn(zone, now)).subtract({ months: WANTED_MONTHS }).toString()

type Known = {
  platform: Platform
  zone: string
  wideAt: Date | null
  coveredFrom: string | null
  coveredUntil: string | null
}

/** What is read again: the days that may still change, and all since the last good sync. */
export function usualWindow(account: Known, now: Date): Span & { wide: boolean } {
  const last = yesterdayIn(account.zone, now)
  const { usual, wide } = lengths[account.platform]
  const since = account.wideAt ? (now.getTime() - account.wideAt.getTime()) / 86_400_000 : Infinity
  const isWide = since >= WIDE_EVERY_DAYS
  const back = dayOf(last).subtract({ days: (isWide ? wide : usual) - 1 })
  const missed = account.coveredUntil ? dayOf(account.coveredUntil).add({ days: 1 }) : back
  const first = Temporal.PlainDate.compare(missed, back) < 0 ? missed : back
  return { first: first.toString(), last, wide: isWide }
}

/** The next piece before what there is, or null when the wanted days are all here. */
export function earlierWindow(coveredFrom: string, wanted: string): Span | null {
  if (coveredFrom <= wanted) return null
  const last = dayOf(coveredFrom).subtract({ days: 1 })
  const first = last.subtract({ days: CHUNK_DAYS - 1 }).toString()
  return { first: first < wanted ? wanted : first, last: last.toString() }
}

/** How much of the wanted days is here, from 0 to 1. */
export function shareOf(coveredFrom: string | null, wanted: string, until: string): number {
  if (!coveredFrom) return 0
  const all = dayOf(wanted).until(dayOf(until)).days + 1
  const here = dayOf(coveredFrom).until(dayOf(until)).days + 1
  return Math.min(1, Math.max(0, here / all))
}

/** The account's next night by its own clock; accounts do not all come at once. */
export function nextNight(zone: string, accountId: string, now: Date): Date {
  const minutes = [...accountId].reduce((sum, char) => sum * 31 + char.charCodeAt(0), 7)
  const there = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(zone)
  const time = Temporal.PlainTime.from({ hour: NIGHT_HOUR }).add({
    minutes: Math.abs(minutes % SPREAD_MINUTES),
  })
  const nightOf = (day: Temporal.PlainDate) =>
    day.toZonedDateTime({ timeZone: zone, plainTime: time })
  const today = nightOf(there.toPlainDate())
  const isAhead = Temporal.ZonedDateTime.compare(today, there) > 0
  const next = isAhead ? today : nightOf(there.toPlainDate().add({ days: 1 }))
  return new Date(next.epochMilliseconds)
}

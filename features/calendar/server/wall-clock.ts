import { Temporal } from 'temporal-polyfill'
import { brand } from '#content/brand.ts'
import { dayAfter, type WallClock } from '../rules/availability.ts'

const MOST_DAYS = 2000

/** Local time of a zone, with daylight saving. */
export function wallClock(timeZone: string): WallClock {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' })
  const midnights = new Map<string, number | undefined>()

  function momentOf(day: string, minutes: number): number | undefined {
    const local = Temporal.PlainDate.from(day).toPlainDateTime().add({ minutes })
    const zoned = local.toZonedDateTime(timeZone, { disambiguation: 'earlier' })
    // Daylight saving skips this local time.
    return zoned.toPlainDateTime().equals(local) ? zoned.epochMilliseconds : undefined
  }

  /** Midnight of a 24-hour day, from which other times follow by addition. */
  function plainMidnight(day: string): number | undefined {
    if (midnights.has(day)) return midnights.get(day)
    const start = momentOf(day, 0)
    const isPlain = start !== undefined && momentOf(dayAfter(day), 0) === start + 86_400_000
    if (midnights.size >= MOST_DAYS) midnights.clear()
    midnights.set(day, isPlain ? start : undefined)
    return midnights.get(day)
  }

  return {
    momentOf: (day, minutes) => {
      const midnight = plainMidnight(day)
      return midnight === undefined ? momentOf(day, minutes) : midnight + minutes * 60_000
    },
    dayOf: (moment) => format.format(moment),
  }
}

/** Minutes since midnight that the agency's clock shows at a moment. */
export function brandMinutes(moment: number): number {
  const { hour, minute } = Temporal.Instant.fromEpochMilliseconds(moment).toZonedDateTimeISO(
    brand.timeZone,
  )
  return hour * 60 + minute
}

export const brandClock = wallClock(brand.timeZone)

import { Temporal } from 'temporal-polyfill'
import { brand } from '#content/brand.ts'
import { dayAfter, type WallClock } from '../rules/availability.ts'

const MOST_DAYS = 2000

/** The clock of a zone such as the brand's, with all its changes to and from daylight saving. */
export function wallClock(timeZone: string): WallClock {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' })
  const midnights = new Map<string, number | undefined>()

  function momentOf(day: string, minutes: number): number | undefined {
    const shown = Temporal.PlainDate.from(day).toPlainDateTime().add({ minutes })
    const there = shown.toZonedDateTime(timeZone, { disambiguation: 'earlier' })
    // A clock that is put forward never shows the minutes it skips.
    return there.toPlainDateTime().equals(shown) ? there.epochMilliseconds : undefined
  }

  /** Midnight of a day of 24 hours, on which every other moment follows by counting. */
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

/** The agency's own clock. */
export const brandClock = wallClock(brand.timeZone)

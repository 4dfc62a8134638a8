import { Temporal } from 'temporal-polyfill'
import type { WallClock } from '#contracts/availability.ts'

/** The clock of a zone such as the brand's, with all its changes to and from daylight saving. */
export function wallClock(timeZone: string): WallClock {
  return {
    momentOf: (day, minutes) => {
      const shown = Temporal.PlainDate.from(day).toPlainDateTime().add({ minutes })
      const there = shown.toZonedDateTime(timeZone, { disambiguation: 'earlier' })
      // A clock that is put forward never shows the minutes it skips.
      return there.toPlainDateTime().equals(shown) ? there.epochMilliseconds : undefined
    },
    dayOf: (moment) =>
      Temporal.Instant.fromEpochMilliseconds(moment)
        .toZonedDateTimeISO(timeZone)
        .toPlainDate()
        .toString(),
  }
}

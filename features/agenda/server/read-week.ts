import { dayAfter, holidayOn, weekdayOf } from '#features/calendar/rules/availability.ts'
import { brandClock, kindOf, readSettings } from '#features/calendar/server/calendar.server.ts'
import { asStaff } from '#server/db/as-staff.ts'
import type { Database } from '#server/db/client.ts'
import { freeOf } from './list-days.ts'
import { listBlocks, listMeetings } from './list-meetings.ts'

const DAY = 86_400_000

/** The Monday of the week a day is in. */
export const mondayOf = (day: string) => dayAfter(day, -((weekdayOf(day) + 6) % 7))

/** Seven days from a Monday on: meetings that are on or were, blocked times, what is still free. */
export function readWeek(database: Pick<Database, 'db'>, staffId: string, monday: string) {
  return asStaff(database, staffId, async (tx) => {
    const settings = await readSettings(tx)
    const { minutes } = kindOf(settings, undefined)
    const days = Array.from({ length: 7 }, (_, index) => dayAfter(monday, index))
    const free = await freeOf(tx, { settings, minutes, days })
    const since = new Date(Date.parse(monday) - DAY)
    const until = new Date(Date.parse(monday) + 8 * DAY)
    const meetings = await listMeetings(tx, { since, until })
    const blocks = await listBlocks(tx, since, until)
    return {
      settings,
      days: days.map((day) => {
        const begin = brandClock.momentOf(day, 0) ?? Date.parse(day)
        const end = brandClock.momentOf(dayAfter(day), 0) ?? begin + DAY
        return {
          day,
          begin,
          holiday: holidayOn(settings, day),
          free: free.get(day) ?? [],
          meetings: meetings.filter(
            ({ booking }) =>
              booking.state !== 'cancelled' && brandClock.dayOf(booking.startsAt.getTime()) === day,
          ),
          blocks: blocks.filter(
            ({ startsAt, endsAt }) => startsAt.getTime() < end && endsAt.getTime() > begin,
          ),
        }
      }),
    }
  })
}

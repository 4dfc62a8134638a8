import {
  dayAfter,
  freeHosts,
  holidayOn,
  lastDay,
  weekdayOf,
} from '#features/calendar/rules/availability.ts'
import { brandClock, type Calendar } from '#features/calendar/server/calendar.server.ts'
import type { Transaction } from '#server/db/client.ts'
import { readBusy } from './read-busy.ts'

const DAYS_SHOWN = 28
const DAY = 86_400_000

type AgendaDay = { day: string; free: number[]; holiday?: string; today: boolean }
export type AgendaDays = { days: AgendaDay[]; earlier?: string; later?: string }

type Asked = {
  settings: Calendar
  minutes: number
  /** Any day of the first week to be shown. */
  from?: string
  now?: number
  /** A booking that is about to be moved. */
  but?: string
}

type Wanted = Omit<Asked, 'from'> & { days: string[] }

/** What is free on each of some days that follow each other. */
export async function freeOf(
  db: Transaction,
  { settings, minutes, days, now = Date.now(), but }: Wanted,
): Promise<Map<string, number[]>> {
  const start = Date.parse(days[0] as string) - 2 * DAY
  const taken = await readBusy(db, { start, end: start + (days.length + 4) * DAY }, but)
  return new Map(
    days.map((day) => {
      const free = freeHosts(settings, minutes, day, taken, now, brandClock)
      return [day, [...free.keys()]]
    }),
  )
}

/** Four weeks of days, from a Sunday on, with what is free on each. */
export async function listDays(
  db: Transaction,
  { settings, minutes, from, now = Date.now(), but }: Asked,
): Promise<AgendaDays> {
  const today = brandClock.dayOf(now)
  const last = lastDay(settings, now, brandClock)
  const wanted = from && from > today && from <= last ? from : today
  const first = dayAfter(wanted, -weekdayOf(wanted))
  const listed = Array.from({ length: DAYS_SHOWN }, (_, index) => dayAfter(first, index))
  const free = await freeOf(db, { settings, minutes, days: listed, now, but })
  const days = listed.map((day) => ({
    day,
    free: free.get(day) ?? [],
    holiday: holidayOn(settings, day),
    today: day === today,
  }))
  const next = dayAfter(first, DAYS_SHOWN)
  return {
    days,
    earlier: first > today ? dayAfter(first, -DAYS_SHOWN) : undefined,
    later: next <= last ? next : undefined,
  }
}

type Slot = {
  settings: Calendar
  minutes: number
  start: number
  /** A booking that is about to be moved. */
  but?: string
  /** Who should hold it, if they can. */
  rather?: number
}

/**
 * Who holds a meeting that begins at this moment: of everybody who is free whoever has the fewest
 * around then. Nobody, if it cannot begin.
 */
export async function findHost(
  db: Transaction,
  { settings, minutes, start, but, rather }: Slot,
): Promise<number | undefined> {
  const taken = await readBusy(db, { start: start - DAY, end: start + DAY }, but)
  const day = brandClock.dayOf(start)
  const free = freeHosts(settings, minutes, day, taken, Date.now(), brandClock).get(start) ?? []
  if (rather !== undefined && free.includes(rather)) return rather
  const has = (host: number) => taken.bookings.filter((booking) => booking.host === host).length
  return free.toSorted((one, other) => has(one) - has(other))[0]
}

import type { AgendaSettings } from './agenda-settings.ts'
import { nationalHoliday } from './opening-hours.ts'

/** From `start` until just before `end`, in milliseconds. */
export type Span = { start: number; end: number }

/** What the calendar holds already. A booking's span includes what is kept free after it. */
export type Busy = { bookings: Span[]; blocks: Span[] }

/** Somebody who takes meetings, in hours of their own or in the agency's. */
export type Host = { id: number; hours: AgendaSettings['hours'] | null }

/** In whose calendar something stands; a block without anybody's name is everybody's. */
export type Taken = {
  bookings: (Span & { host: number })[]
  blocks: (Span & { host: number | null })[]
}

/** The calendar of an agency where nobody has one of their own. */
export const SHARED_HOST = 1

/** The agency's wall clock, whatever its zone does with daylight saving. */
export type WallClock = {
  /** The moment at which the clock shows this, or nothing where it never does. */
  momentOf: (day: string, minutes: number) => number | undefined
  dayOf: (moment: number) => string
}

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** Days are counted as calendars do: without hours, so that no zone can shorten one. */
export function dayAfter(day: string, count = 1): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + count * DAY).toISOString().slice(0, 10)
}

export function weekdayOf(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay()
}

function minutesOf(clock: string): number {
  return Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3))
}

/** Why nothing is booked on this day, if it is a holiday. */
export function holidayOn(
  settings: Pick<AgendaSettings, 'closedDays' | 'nationalHolidays'>,
  day: string,
): string | undefined {
  const own = settings.closedDays.find((closed) => closed.day === day)
  return own?.name ?? (settings.nationalHolidays ? nationalHoliday(day) : undefined)
}

/** The last day on which anything can be booked. */
export function lastDay({ horizonDays }: AgendaSettings, now: number, clock: WallClock): string {
  return dayAfter(clock.dayOf(now), horizonDays)
}

const overlaps = (one: Span, other: Span) => one.start < other.end && other.start < one.end

/** When this day closes: by the last minute before it that the clock shows, where it skips the hour itself. */
function closingOf(closes: string, day: string, clock: WallClock): number | undefined {
  let at = minutesOf(closes)
  while (at > 0 && clock.momentOf(day, at) === undefined) at -= 1
  return clock.momentOf(day, at)
}

/** The starts of all meetings of so many minutes that can be booked on this day, in order. */
export function freeStarts(
  settings: AgendaSettings,
  minutes: number,
  day: string,
  busy: Busy,
  now: number,
  clock: WallClock,
): number[] {
  if (holidayOn(settings, day) || day > lastDay(settings, now, clock)) return []
  const earliest = now + settings.noticeHours * HOUR
  const free = new Set<number>()
  for (const span of settings.hours) {
    if (!span.days.includes(weekdayOf(day))) continue
    const closes = closingOf(span.closes, day, clock)
    if (closes === undefined) continue
    const last = minutesOf(span.closes) - minutes
    for (let at = minutesOf(span.opens); at <= last; at += settings.everyMinutes) {
      const start = clock.momentOf(day, at)
      if (start === undefined || start < earliest || start < now) continue
      const end = start + minutes * MINUTE
      // The clock may jump during the meeting: what counts is when it really ends.
      if (end > closes) continue
      const kept = { start, end: end + settings.bufferMinutes * MINUTE }
      if (busy.bookings.some((booking) => overlaps(kept, booking))) continue
      if (busy.blocks.some((block) => overlaps({ start, end }, block))) continue
      free.add(start)
    }
  }
  return [...free].sort((one, other) => one - other)
}

/**
 * What keeps one host away: what is in their calendar, and every meeting that is nobody's any more,
 * because who will hold it is not known. The shared calendar is everybody's.
 */
export function busyOf({ bookings, blocks }: Taken, host: number, hosts: Host[]): Busy {
  const isTheirs = (of: number) =>
    of === host || host === SHARED_HOST || !hosts.some(({ id }) => id === of)
  return {
    bookings: bookings.filter((booking) => isTheirs(booking.host)),
    blocks: blocks.filter((block) => block.host === null || isTheirs(block.host)),
  }
}

/** The free starts of a day, each with everybody who could hold that meeting. */
export function freeHosts(
  settings: AgendaSettings & { hosts: Host[] },
  minutes: number,
  day: string,
  taken: Taken,
  now: number,
  clock: WallClock,
): Map<number, number[]> {
  const shared: Host[] = [{ id: SHARED_HOST, hours: null }]
  const hosts = settings.hosts.length > 0 ? settings.hosts : shared
  const free = new Map<number, number[]>()
  for (const { id, hours } of hosts) {
    const own = hours ? { ...settings, hours } : settings
    const busy = busyOf(taken, id, hosts)
    for (const start of freeStarts(own, minutes, day, busy, now, clock)) {
      free.set(start, [...(free.get(start) ?? []), id])
    }
  }
  return new Map([...free].sort(([one], [other]) => one - other))
}

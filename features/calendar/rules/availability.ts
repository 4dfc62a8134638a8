import type { AgendaSettings } from './agenda-settings.ts'
import { nationalHoliday } from './opening-hours.ts'

/** Milliseconds; `end` is exclusive. */
export type Span = { start: number; end: number }

/** A booking's span includes the buffer after it. */
export type Busy = { bookings: Span[]; blocks: Span[] }

/** Without hours, the agency's apply. */
export type Host = { id: number; hours: AgendaSettings['hours'] | null }

/** Spans with their host; a block with host null applies to everybody. */
export type BusyCalendar = {
  bookings: (Span & { host: number })[]
  blocks: (Span & { host: number | null })[]
  /** From people's own calendars; without a host, of somebody who takes no meetings. */
  busy: (Span & { host: number | null })[]
}

/** The host of an agency without individual calendars. */
export const SHARED_HOST = 1

/** Local time of the agency's zone. */
export type WallClock = {
  /** The moment of a local time; undefined where daylight saving skips it. */
  momentOf: (day: string, minutes: number) => number | undefined
  dayOf: (moment: number) => string
}

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** Counted on calendar dates, so that daylight saving does not matter. */
export function dayAfter(day: string, count = 1): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + count * DAY).toISOString().slice(0, 10)
}

export function weekdayOf(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay()
}

function minutesOf(clock: string): number {
  return Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3))
}

/** The holiday's name, if the day is one. */
export function holidayOn(
  settings: Pick<AgendaSettings, 'closedDays' | 'nationalHolidays'>,
  day: string,
): string | undefined {
  const closedDay = settings.closedDays.find((closed) => closed.day === day)
  return closedDay?.name ?? (settings.nationalHolidays ? nationalHoliday(day) : undefined)
}

/** The last day on which anything can be booked. */
export function lastDay({ horizonDays }: AgendaSettings, now: number, clock: WallClock): string {
  return dayAfter(clock.dayOf(now), horizonDays)
}

const overlaps = (one: Span, other: Span) => one.start < other.end && other.start < one.end

/**
 * When this day closes; if daylight saving skips that minute, the last one before it that exists.
 */
function closingOf(closes: string, day: string, clock: WallClock): number | undefined {
  let at = minutesOf(closes)
  while (at > 0 && clock.momentOf(day, at) === undefined) at -= 1
  return clock.momentOf(day, at)
}

/** All starts on this day at which a meeting of this length can be booked, in order. */
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
      // Daylight saving may begin or end during the meeting, so its real end counts.
      if (end > closes) continue
      const occupied = { start, end: end + settings.bufferMinutes * MINUTE }
      if (busy.bookings.some((booking) => overlaps(occupied, booking))) continue
      if (busy.blocks.some((block) => overlaps({ start, end }, block))) continue
      free.add(start)
    }
  }
  return [...free].sort((one, other) => one - other)
}

/**
 * What blocks one host: their own meetings, blocks and busy times, and meetings of hosts who left.
 * Everything blocks the shared calendar.
 */
export function busyOf(
  { bookings, blocks, busy }: BusyCalendar,
  host: number,
  hosts: Host[],
): Busy {
  const isTheirs = (of: number) =>
    of === host || host === SHARED_HOST || !hosts.some(({ id }) => id === of)
  return {
    bookings: bookings.filter((booking) => isTheirs(booking.host)),
    blocks: [
      ...blocks.filter((block) => block.host === null || isTheirs(block.host)),
      ...busy.filter((span) => host === SHARED_HOST || span.host === host),
    ],
  }
}

/** `takers` are the hosts of one kind of meeting; without them everybody takes it. */
export type Hosts = { hosts: Host[]; takers?: number[] | undefined }

/** Who may take a meeting: the takers among the hosts, or the shared calendar where there are none. */
export function takersOf({ hosts, takers }: Hosts): Host[] {
  if (hosts.length === 0) return [{ id: SHARED_HOST, hours: null }]
  return takers ? hosts.filter(({ id }) => takers.includes(id)) : hosts
}

/** Of those who are free, who has the fewest meetings; of equals the one with the lowest number. */
export function chooseHost(free: number[], countOf: (host: number) => number): number | undefined {
  return free.toSorted((one, other) => countOf(one) - countOf(other) || one - other)[0]
}

/** The free starts of a day with the hosts available for each. */
export function freeHosts(
  settings: AgendaSettings & Hosts,
  minutes: number,
  day: string,
  calendar: BusyCalendar,
  now: number,
  clock: WallClock,
): Map<number, number[]> {
  const hosts = settings.hosts.length > 0 ? settings.hosts : takersOf(settings)
  const free = new Map<number, number[]>()
  for (const { id, hours } of takersOf(settings)) {
    const hostSettings = hours ? { ...settings, hours } : settings
    const busy = busyOf(calendar, id, hosts)
    for (const start of freeStarts(hostSettings, minutes, day, busy, now, clock)) {
      free.set(start, [...(free.get(start) ?? []), id])
    }
  }
  return new Map([...free].sort(([one], [other]) => one - other))
}

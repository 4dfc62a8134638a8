import { dayAfter, type WallClock, weekdayOf } from './availability.ts'
import type { OpeningHours } from './opening-hours.ts'

/** Opening hours in the agency's zone. */
export type Office = {
  hours: readonly OpeningHours[]
  clock: WallClock
  isClosed: (day: string) => boolean
}

const MINUTE = 60_000
/** Upper bound of the search, far beyond any waiting time. */
const MOST_DAYS = 400

const minutesOf = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3))

type Span = { start: number; end: number }

function openSpans({ hours, clock, isClosed }: Office, day: string): Span[] {
  if (isClosed(day)) return []
  return hours
    .filter(({ days }) => days.includes(weekdayOf(day)))
    .map(({ opens, closes }) => ({
      start: clock.momentOf(day, minutesOf(opens)) ?? 0,
      end: clock.momentOf(day, minutesOf(closes)) ?? 0,
    }))
    .sort((one, other) => one.start - other.start)
}

export function businessMinutes(office: Office, from: number, to: number): number {
  let sum = 0
  let day = office.clock.dayOf(from)
  const last = office.clock.dayOf(to)
  for (let count = 0; day <= last && count < MOST_DAYS; count += 1) {
    for (const { start, end } of openSpans(office, day)) {
      sum += Math.max(0, Math.min(end, to) - Math.max(start, from))
    }
    day = dayAfter(day)
  }
  return Math.floor(sum / MINUTE)
}

/** The moment at which this many open minutes have passed. */
export function businessDeadline(office: Office, from: number, minutes: number): number {
  let remaining = minutes * MINUTE
  let day = office.clock.dayOf(from)
  for (let count = 0; count < MOST_DAYS; count += 1) {
    for (const { start, end } of openSpans(office, day)) {
      const begin = Math.max(start, from)
      if (end <= begin) continue
      if (end - begin >= remaining) return begin + remaining
      remaining -= end - begin
    }
    day = dayAfter(day)
  }
  return from + minutes * MINUTE
}

/** The next day after this one on which the agency is open. */
export function nextOpenDay(office: Office, after: string): string {
  let day = dayAfter(after)
  for (let count = 0; count < MOST_DAYS; count += 1) {
    if (openSpans(office, day).length > 0) return day
    day = dayAfter(day)
  }
  return dayAfter(after)
}

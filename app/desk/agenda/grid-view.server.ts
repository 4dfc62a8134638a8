import type { weekOf } from '#features/agenda/server/agenda.server.ts'
import { weekdayOf } from '#features/calendar/rules/availability.ts'
import { brandMinutes } from '#features/calendar/server/calendar.server.ts'

type Week = Awaited<ReturnType<typeof weekOf>>
type Day = Week['days'][number]
type Times = { startsAt: Date; endsAt: Date }

const STEP = 5
const MOST_LANES = 4
const minutesIn = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3))

/** Where something stands in a day's column, as classes: no style attribute passes our policy. */
function placeClass(from: number, until: number, lane = 0, lanes = 1): string {
  const start = Math.floor(from / STEP) * STEP
  const length = Math.max(15, Math.ceil((until - start) / STEP) * STEP)
  const names = {
    h: Math.floor(start / 60),
    m: start % 60,
    lh: Math.floor(length / 60),
    lm: length % 60,
    lane,
    lanes,
  }
  return Object.entries(names)
    .map(([name, value]) => `[--${name}:${value}]`)
    .join(' ')
}

/** Minutes of the day by the agency's clock; a span may begin before the day or end after it. */
function minutesOf({ startsAt, endsAt }: Times, { begin, end }: Day) {
  const from = startsAt.getTime() <= begin ? 0 : brandMinutes(startsAt.getTime())
  if (endsAt.getTime() >= end) return { from, until: 24 * 60 }
  const until = brandMinutes(endsAt.getTime())
  // A clock that is set back may show an end before the beginning: what it lasts counts.
  const lasts = (endsAt.getTime() - startsAt.getTime()) / 60_000
  return { from, until: until > from ? until : Math.min(24 * 60, from + lasts) }
}

/** Meetings of several people at once stand beside each other. */
function lanesOf(day: Day) {
  const ends: number[] = []
  const placed = day.meetings.map(({ booking }) => {
    const { from, until } = minutesOf(booking, day)
    const free = ends.findIndex((end) => end <= from)
    const lane = Math.min(free === -1 ? ends.length : free, MOST_LANES - 1)
    ends[lane] = until
    return { id: booking.id, from, until, lane }
  })
  return placed.map(({ id, from, until, lane }) => {
    const beside = placed.filter((one) => one.from < until && from < one.until)
    const lanes = Math.max(...beside.map((one) => one.lane)) + 1
    return { id, place: placeClass(from, until, lane, lanes) }
  })
}

const hoursOf = ({ settings }: Week) =>
  [settings.hours, ...settings.hosts.map(({ hours }) => hours ?? [])].flat()

/** The hours that the columns span: all opening hours and everything booked, at least a working day. */
export function scaleOf(week: Week): { first: number; hours: number } {
  const spans = week.days.flatMap((day) =>
    day.meetings.map(({ booking }) => minutesOf(booking, day)),
  )
  const open = hoursOf(week)
  const from = Math.min(
    9 * 60,
    ...open.map(({ opens }) => minutesIn(opens)),
    ...spans.map((span) => span.from),
  )
  const until = Math.max(
    18 * 60,
    ...open.map(({ closes }) => minutesIn(closes)),
    ...spans.map((span) => span.until),
  )
  const first = Math.floor(from / 60)
  return { first, hours: Math.min(24, Math.ceil(until / 60)) - first }
}

/** Places of all that a day's column draws. */
export function columnOf(day: Day, week: Week) {
  const open = day.holiday
    ? []
    : hoursOf(week).filter(({ days }) => days.includes(weekdayOf(day.day)))
  const place = (times: Times) => {
    const { from, until } = minutesOf(times, day)
    return placeClass(from, until)
  }
  return {
    open: open.map(({ opens, closes }) => placeClass(minutesIn(opens), minutesIn(closes))),
    meetings: Object.fromEntries(lanesOf(day).map(({ id, place: at }) => [id, at])),
    blocks: day.blocks.map(place),
    busy: day.busy.map(place),
  }
}

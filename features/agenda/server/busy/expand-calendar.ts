import ICAL from 'ical.js'
import { Temporal } from 'temporal-polyfill'
import type { Span, WallClock } from '#features/calendar/rules/availability.ts'
import { wallClock } from '#features/calendar/server/calendar.server.ts'
import { canonicalZone } from '../../rules/booking.ts'

type Window = Span & { clock: WallClock; timeZone: string }

/** Daily for half a century; more would be a rule by the minute. */
const MOST_STEPS = 20_000
const MOST_STEPS_OF_ALL = 200_000
const MOST_SPANS = 5000
const DAY = 86_400_000

export class UnreadableCalendar extends Error {}

type Start = { time: ICAL.Time; zone: string | undefined }

/** A calendar's own zone, for times that name none. */
function zoneOf(calendar: ICAL.Component, fallback: string): string {
  const name = calendar.getFirstPropertyValue('x-wr-timezone')
  return (typeof name === 'string' && canonicalZone(name)) || fallback
}

const day = (time: ICAL.Time) =>
  [
    String(time.year).padStart(4, '0'),
    String(time.month).padStart(2, '0'),
    String(time.day).padStart(2, '0'),
  ].join('-')

const names = new Map<string, string | undefined>()
const clocks = new Map<string, WallClock>()
const MOST_ZONES = 500

function canonicalName(zone: string): string | undefined {
  if (!names.has(zone)) {
    if (names.size >= MOST_ZONES) names.clear()
    names.set(zone, canonicalZone(zone))
  }
  return names.get(zone)
}

function clockOf(timeZone: string): WallClock {
  const present = clocks.get(timeZone)
  if (present) return present
  const created = wallClock(timeZone)
  clocks.set(timeZone, created)
  return created
}

/** The moment of a calendar's time: by the zone it defines, else by the zone it names, else the agency's. */
function momentOf({ time, zone }: Start, { clock, timeZone }: Window, floating: string): number {
  // A whole day is one of the agency's.
  if (time.isDate) return clock.momentOf(day(time), 0) ?? Date.parse(day(time))
  const ownZone = time.zone as (ICAL.Timezone & { component?: unknown }) | null
  if (ownZone?.tzid === 'UTC' || ownZone?.component) return time.toUnixTime() * 1000
  const name = (zone && canonicalName(zone)) || floating || timeZone
  const quick = clockOf(name).momentOf(day(time), time.hour * 60 + time.minute)
  if (quick !== undefined) return quick + Math.min(time.second, 59) * 1000
  // Daylight saving skips it: the moment after.
  const local = Temporal.PlainDateTime.from({
    year: time.year,
    month: time.month,
    day: time.day,
    hour: time.hour,
    minute: time.minute,
    second: Math.min(time.second, 59),
  })
  return local.toZonedDateTime(name).epochMilliseconds
}

function startOf(event: ICAL.Component, name: 'dtstart' | 'dtend' | 'recurrence-id') {
  const property = event.getFirstProperty(name)
  const time = property?.getFirstValue()
  if (!(time instanceof ICAL.Time)) return undefined
  const zone = property?.getParameter('tzid')
  return { time, zone: typeof zone === 'string' ? zone : undefined }
}

const textOf = (event: ICAL.Component, name: string) =>
  String(event.getFirstPropertyValue(name) ?? '').toUpperCase()

/** Whether the person is free then all the same. */
const isFree = (event: ICAL.Component) =>
  textOf(event, 'status') === 'CANCELLED' ||
  textOf(event, 'transp') === 'TRANSPARENT' ||
  textOf(event, 'x-microsoft-cdo-busystatus') === 'FREE'

type Length = { days: number } | { milliseconds: number }

function lengthOf(event: ICAL.Component, start: Start, at: (time: Start) => number): Length {
  const end = startOf(event, 'dtend')
  const duration = event.getFirstPropertyValue('duration')
  if (start.time.isDate) {
    if (end) return { days: Math.max(1, Math.round((at(end) - at(start)) / DAY)) }
    const seconds = duration instanceof ICAL.Duration ? duration.toSeconds() : 0
    return { days: Math.max(1, Math.round(seconds / 86_400)) }
  }
  if (end) return { milliseconds: at(end) - at(start) }
  return { milliseconds: duration instanceof ICAL.Duration ? duration.toSeconds() * 1000 : 0 }
}

/**
 * The times at which a calendar's person is busy, within a window and joined where they touch. Titles
 * and everything else stay unread.
 */
export function expandCalendar(text: string, window: Window): Span[] {
  let calendars: ICAL.Component[]
  try {
    const parsed = ICAL.parse(text)
    const roots = (Array.isArray(parsed[0]) ? parsed : [parsed]) as unknown[][]
    calendars = roots.map((root) => new ICAL.Component(root as never))
  } catch {
    throw new UnreadableCalendar('no calendar')
  }
  if (calendars.some(({ name }) => name !== 'vcalendar'))
    throw new UnreadableCalendar('no calendar')
  const budget = { steps: MOST_STEPS_OF_ALL }
  return join(calendars.flatMap((calendar) => expandOne(calendar, window, budget)))
}

type Budget = { steps: number }

function expandOne(calendar: ICAL.Component, window: Window, budget: Budget): Span[] {
  const floating = zoneOf(calendar, window.timeZone)
  const at = (time: Start) => momentOf(time, window, floating)
  const events = calendar.getAllSubcomponents('vevent')
  const changed = new Map<string, Set<number>>()
  for (const event of events) {
    const original = startOf(event, 'recurrence-id')
    if (!original) continue
    const uid = String(event.getFirstPropertyValue('uid') ?? '')
    changed.set(uid, (changed.get(uid) ?? new Set()).add(at(original)))
  }
  const spans: Span[] = []
  for (const event of events) {
    const start = startOf(event, 'dtstart')
    if (!start || isFree(event)) continue
    const uid = String(event.getFirstPropertyValue('uid') ?? '')
    const isOverride = event.hasProperty('recurrence-id')
    const skip = isOverride ? undefined : changed.get(uid)
    for (const span of occurrences(event, start, { window, at, budget, single: isOverride })) {
      if (skip?.has(span.start) || span.end <= window.start || span.end <= span.start) continue
      spans.push(span)
      if (spans.length > MOST_SPANS) throw new UnreadableCalendar('too many')
    }
  }
  return spans
}

type Expansion = {
  window: Window
  at: (time: Start) => number
  budget: Budget
  /** One time of a series, which repeats nothing. */
  single: boolean
}

/**
 * The duration plus two days: an event that began earlier ends before the window in every time
 * zone.
 */
const marginOf = (length: Length) =>
  2 * DAY + ('days' in length ? length.days * DAY : Math.max(0, length.milliseconds))

function* occurrences(event: ICAL.Component, first: Start, expansion: Expansion): Generator<Span> {
  const { window, at, budget, single } = expansion
  const length = lengthOf(event, first, at)
  const spanFrom = (time: ICAL.Time): Span => {
    const start = at({ time, zone: first.zone })
    if ('milliseconds' in length) return { start, end: start + length.milliseconds }
    const last = time.clone()
    last.adjust(length.days, 0, 0, 0)
    return { start, end: at({ time: last, zone: first.zone }) }
  }
  const repeats = !single && ['rrule', 'rdate'].some((name) => event.hasProperty(name))
  if (!repeats) {
    const span = spanFrom(first.time)
    if (span.start < window.end) yield span
    return
  }
  const series = new ICAL.RecurExpansion({ component: event, dtstart: first.time })
  const early = new Date(window.start - marginOf(length)).toISOString().slice(0, 10)
  let steps = 0
  for (let time = series.next(); time; time = series.next()) {
    steps += 1
    budget.steps -= 1
    if (steps > MOST_STEPS || budget.steps < 0) throw new UnreadableCalendar('too many')
    if (day(time) < early) continue
    const span = spanFrom(time)
    if (span.start >= window.end) return
    yield span
  }
}

function join(spans: Span[]): Span[] {
  const joined: Span[] = []
  for (const span of spans.toSorted((one, other) => one.start - other.start)) {
    const last = joined.at(-1)
    if (last && span.start <= last.end) last.end = Math.max(last.end, span.end)
    else joined.push({ ...span })
  }
  return joined
}

import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { AgendaSettings } from '#features/calendar/rules/agenda-settings.ts'
import {
  busyOf,
  dayAfter,
  freeHosts,
  freeStarts,
  type Host,
  holidayOn,
  SHARED_HOST,
  type Span,
  type Taken,
} from '#features/calendar/rules/availability.ts'
import { wallClock } from '#features/calendar/server/wall-clock.ts'

const MINUTE = 60_000

/** North and south, half hours, and zones whose clocks jump at midnight. */
const zones = [
  'America/Sao_Paulo',
  'America/New_York',
  'Europe/Lisbon',
  'Asia/Kolkata',
  'Australia/Lord_Howe',
  'Africa/Cairo',
  'America/Santiago',
  'Pacific/Chatham',
]

/** Any minute of a day, and often one of those at which clocks are changed. */
const clock = fc
  .oneof(fc.integer({ min: 0, max: 24 * 60 - 1 }), fc.integer({ min: 0, max: 5 * 60 }))
  .map((at) => new Date(at * MINUTE).toISOString().slice(11, 16))
const day = fc.integer({ min: 0, max: 800 }).map((count) => dayAfter('2026-01-01', count))

/** The days of a zone that have not twenty-four hours, by the platform's own tables. */
const changes = new Map(
  zones.map((timeZone) => {
    const offset = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' })
    const offsetAt = (day: string) => offset.format(Date.parse(`${day}T12:00:00Z`)).split(', ')[1]
    const days = Array.from({ length: 800 }, (_, count) => dayAfter('2026-01-01', count))
    return [timeZone, days.filter((day) => offsetAt(day) !== offsetAt(dayAfter(day, -1)))]
  }),
)

const hours = fc.array(
  fc.record({ days: fc.subarray([0, 1, 2, 3, 4, 5, 6]), opens: clock, closes: clock }),
  { maxLength: 4 },
)

const settings: fc.Arbitrary<AgendaSettings> = fc.record({
  hours,
  kinds: fc.constant([{ id: 'conversa', name: 'Conversa', minutes: 30 }]),
  everyMinutes: fc.integer({ min: 5, max: 240 }),
  bufferMinutes: fc.integer({ min: 0, max: 240 }),
  noticeHours: fc.integer({ min: 0, max: 336 }),
  horizonDays: fc.integer({ min: 1, max: 180 }),
  changeHours: fc.constant(2),
  nationalHolidays: fc.boolean(),
  closedDays: fc.array(fc.record({ day, name: fc.constant('Férias') }), { maxLength: 3 }),
  place: fc.constant({ kind: 'phone' as const }),
})

const span = (from: number) =>
  fc
    .tuple(fc.integer({ min: -2000, max: 4000 }), fc.integer({ min: 1, max: 600 }))
    .map(
      ([at, length]): Span => ({ start: from + at * MINUTE, end: from + (at + length) * MINUTE }),
    )

const calendar = fc
  .record({
    settings,
    minutes: fc.constantFrom(10, 30, 45, 60, 240),
    zone: fc.constantFrom(...zones),
    today: day,
    ahead: fc.integer({ min: 0, max: 40 }),
    clockAt: fc.integer({ min: 0, max: 1439 }),
    change: fc.option(fc.nat(), { freq: 2 }),
  })
  .map(({ change, ...given }) => {
    const days = changes.get(given.zone) ?? []
    const asked = change === null ? undefined : days[change % days.length]
    return asked ? { ...given, today: dayAfter(asked, -given.ahead) } : given
  })
  .chain((given) => {
    const midnight = Date.parse(`${dayAfter(given.today, given.ahead)}T00:00:00Z`)
    const spans = fc.array(span(midnight), { maxLength: 5 })
    return fc.record({
      ...Object.fromEntries(Object.entries(given).map(([k, v]) => [k, fc.constant(v)])),
      bookings: spans,
      blocks: spans,
    }) as fc.Arbitrary<typeof given & { bookings: Span[]; blocks: Span[] }>
  })

const formats = new Map(
  zones.map((timeZone) => [
    timeZone,
    new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' }),
  ]),
)

/** What the zone's clock shows, by the platform's own tables and not by the library under test. */
function shown(zone: string, moment: number) {
  const text = formats.get(zone)?.format(moment) as string
  return { day: text.slice(0, 10), clock: text.slice(11, 16) }
}

const touches = (one: Span, other: Span) => one.start < other.end && other.start < one.end

test('No slot is outside the hours, on a holiday, in the past, within the notice or taken', () => {
  let seen = 0
  fc.assert(
    fc.property(
      calendar,
      ({ settings, minutes, zone, today, ahead, clockAt, bookings, blocks }) => {
        const wall = wallClock(zone)
        const now = wall.momentOf(today, clockAt) ?? Date.parse(`${today}T12:00:00Z`)
        const asked = dayAfter(today, ahead)
        const starts = freeStarts(settings, minutes, asked, { bookings, blocks }, now, wall)
        for (const start of starts) {
          seen += 1
          const end = start + minutes * MINUTE
          const from = shown(zone, start)
          const until = shown(zone, end)
          const weekday = new Date(asked).getUTCDay()
          expect(from.day).toBe(asked)
          expect(until.day).toBe(asked)
          const open = settings.hours.some(
            ({ days, opens, closes }) =>
              days.includes(weekday) && opens <= from.clock && until.clock <= closes,
          )
          expect(open).toBe(true)
          expect(holidayOn(settings, asked)).toBeUndefined()
          expect(start).toBeGreaterThanOrEqual(now + settings.noticeHours * 60 * MINUTE)
          expect(asked <= dayAfter(wall.dayOf(now), settings.horizonDays)).toBe(true)
          const kept = { start, end: end + settings.bufferMinutes * MINUTE }
          expect(bookings.some((booking) => touches(kept, booking))).toBe(false)
          expect(blocks.some((block) => touches({ start, end }, block))).toBe(false)
        }
        expect(starts).toEqual([...new Set(starts)].sort((a, b) => a - b))
      },
    ),
    { numRuns: 1000 },
  )
  expect(seen).toBeGreaterThan(1000)
})

test('Whatever is booked one after the other never overlaps, its buffer included', () => {
  fc.assert(
    fc.property(calendar, fc.array(fc.nat(), { minLength: 1, maxLength: 12 }), (given, picks) => {
      const { settings, minutes, zone, today, clockAt } = given
      const wall = wallClock(zone)
      const now = wall.momentOf(today, clockAt) ?? Date.parse(`${today}T12:00:00Z`)
      const booked: Span[] = []
      for (const pick of picks) {
        const asked = dayAfter(today, pick % 7)
        const busy = { bookings: booked, blocks: [] }
        const starts = freeStarts({ ...settings, noticeHours: 0 }, minutes, asked, busy, now, wall)
        const start = starts[pick % Math.max(1, starts.length)]
        if (start === undefined) continue
        const taken = { start, end: start + (minutes + settings.bufferMinutes) * MINUTE }
        expect(booked.some((other) => touches(taken, other))).toBe(false)
        booked.push(taken)
      }
    }),
    { numRuns: 300 },
  )
})

/** Numbers of people who take meetings; the shared calendar's and one that is nobody's any more are others. */
const hosts: fc.Arbitrary<Host[]> = fc.uniqueArray(
  fc.record({ id: fc.integer({ min: 2, max: 5 }), hours: fc.option(hours) }),
  { selector: ({ id }) => id, maxLength: 4 },
)
const anybody = fc.integer({ min: 1, max: 7 })

test('With people of their own hours, nobody is given a meeting they cannot hold', () => {
  let seen = 0
  fc.assert(
    fc.property(
      calendar,
      hosts,
      fc.array(anybody, { minLength: 10, maxLength: 10 }),
      fc.array(fc.nat(), { minLength: 1, maxLength: 15 }),
      (given, people, whose, picks) => {
        const { minutes, zone, today, clockAt } = given
        const wall = wallClock(zone)
        const now = wall.momentOf(today, clockAt) ?? Date.parse(`${today}T12:00:00Z`)
        const settings = { ...given.settings, noticeHours: 0, hosts: people }
        const own = (span: Span, at: number) => ({ ...span, host: whose[at % 10] as number })
        const taken: Taken = {
          bookings: given.bookings.map(own),
          blocks: given.blocks.map((span, at) =>
            at % 2 === 0 ? { ...span, host: null } : own(span, at),
          ),
        }
        const active = people.length > 0 ? people : [{ id: SHARED_HOST, hours: null }]
        for (const pick of picks) {
          const asked = dayAfter(today, pick % 7)
          const free = [...freeHosts(settings, minutes, asked, taken, now, wall)]
          expect(free.map(([start]) => start)).toEqual(
            free.map(([start]) => start).sort((a, b) => a - b),
          )
          const [start, able = []] = free[pick % Math.max(1, free.length)] ?? []
          if (start === undefined) continue
          seen += 1
          expect(able.length).toBeGreaterThan(0)
          for (const id of able) {
            const host = active.find((one) => one.id === id) as Host
            const alone = { ...settings, hours: host.hours ?? settings.hours }
            const busy = busyOf(taken, id, active)
            expect(freeStarts(alone, minutes, asked, busy, now, wall)).toContain(start)
            // Neither theirs nor a meeting of somebody who is not there any more is in the way.
            const kept = { start, end: start + (minutes + settings.bufferMinutes) * MINUTE }
            const inTheWay = taken.bookings.filter(
              (one) => one.host === id || !active.some((other) => other.id === one.host),
            )
            expect(inTheWay.some((one) => touches(kept, one))).toBe(false)
          }
          const host = able[pick % able.length] as number
          taken.bookings.push({
            host,
            start,
            end: start + (minutes + settings.bufferMinutes) * MINUTE,
          })
        }
      },
    ),
    { numRuns: 300 },
  )
  expect(seen).toBeGreaterThan(300)
})

test('A clock that is put forward has no slots in the hour it skips', () => {
  const wall = wallClock('America/New_York')
  expect(wall.momentOf('2027-03-14', 2 * 60 + 30)).toBeUndefined()
  expect(wall.momentOf('2027-03-14', 3 * 60)).toBe(Date.parse('2027-03-14T07:00:00Z'))
  expect(wall.dayOf(Date.parse('2027-03-14T04:59:00Z'))).toBe('2027-03-13')
})

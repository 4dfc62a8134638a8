import fc from 'fast-check'
import { expect, test } from 'vitest'
import { agenda } from '#content/pages/agenda.ts'
import type { AgendaSettings } from '#features/calendar/rules/agenda-settings.ts'
import {
  type BusyCalendar,
  busyOf,
  chooseHost,
  dayAfter,
  freeHosts,
  freeStarts,
  type Host,
  holidayOn,
  SHARED_HOST,
  type Span,
} from '#features/calendar/rules/availability.ts'
import { wallClock } from '#features/calendar/server/wall-clock.ts'

const MINUTE = 60_000

/** Both hemispheres, half-hour offsets, and zones whose clocks change at midnight. */
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

/** Any minute of a day, often one at which clocks change. */
const clock = fc
  .oneof(fc.integer({ min: 0, max: 24 * 60 - 1 }), fc.integer({ min: 0, max: 5 * 60 }))
  .map((at) => new Date(at * MINUTE).toISOString().slice(11, 16))
const day = fc.integer({ min: 0, max: 800 }).map((count) => dayAfter('2026-01-01', count))

/** The days of a zone that do not have 24 hours, from Intl's tables. */
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
  .map(({ change, ...rest }) => {
    const days = changes.get(rest.zone) ?? []
    const changeDay = change === null ? undefined : days[change % days.length]
    return changeDay ? { ...rest, today: dayAfter(changeDay, -rest.ahead) } : rest
  })
  .chain((input) => {
    const midnight = Date.parse(`${dayAfter(input.today, input.ahead)}T00:00:00Z`)
    const spans = fc.array(span(midnight), { maxLength: 5 })
    return fc.record({
      ...Object.fromEntries(Object.entries(input).map(([k, v]) => [k, fc.constant(v)])),
      bookings: spans,
      blocks: spans,
      busy: spans,
    }) as fc.Arbitrary<typeof input & { bookings: Span[]; blocks: Span[]; busy: Span[] }>
  })

const formats = new Map(
  zones.map((timeZone) => [
    timeZone,
    new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' }),
  ]),
)

/** Local time from Intl, independent of the library under test. */
function clockText(zone: string, moment: number) {
  const text = formats.get(zone)?.format(moment) as string
  return { day: text.slice(0, 10), clock: text.slice(11, 16) }
}

const touches = (one: Span, other: Span) => one.start < other.end && other.start < one.end

test('No slot is outside the hours, on a holiday, in the past, within the notice or taken', () => {
  let checked = 0
  fc.assert(
    fc.property(
      calendar,
      ({ settings, minutes, zone, today, ahead, clockAt, bookings, blocks }) => {
        const wall = wallClock(zone)
        const now = wall.momentOf(today, clockAt) ?? Date.parse(`${today}T12:00:00Z`)
        const day = dayAfter(today, ahead)
        const starts = freeStarts(settings, minutes, day, { bookings, blocks }, now, wall)
        for (const start of starts) {
          checked += 1
          const end = start + minutes * MINUTE
          const from = clockText(zone, start)
          const until = clockText(zone, end)
          const weekday = new Date(day).getUTCDay()
          expect(from.day).toBe(day)
          expect(until.day).toBe(day)
          const open = settings.hours.some(
            ({ days, opens, closes }) =>
              days.includes(weekday) && opens <= from.clock && until.clock <= closes,
          )
          expect(open).toBe(true)
          expect(holidayOn(settings, day)).toBeUndefined()
          expect(start).toBeGreaterThanOrEqual(now + settings.noticeHours * 60 * MINUTE)
          expect(day <= dayAfter(wall.dayOf(now), settings.horizonDays)).toBe(true)
          const span = { start, end: end + settings.bufferMinutes * MINUTE }
          expect(bookings.some((booking) => touches(span, booking))).toBe(false)
          expect(blocks.some((block) => touches({ start, end }, block))).toBe(false)
        }
        expect(starts).toEqual([...new Set(starts)].sort((a, b) => a - b))
      },
    ),
    { numRuns: 1000 },
  )
  expect(checked).toBeGreaterThan(1000)
})

test('Bookings made one after the other never overlap, their buffer included', () => {
  fc.assert(
    fc.property(calendar, fc.array(fc.nat(), { minLength: 1, maxLength: 12 }), (input, picks) => {
      const { settings, minutes, zone, today, clockAt } = input
      const wall = wallClock(zone)
      const now = wall.momentOf(today, clockAt) ?? Date.parse(`${today}T12:00:00Z`)
      const booked: Span[] = []
      for (const pick of picks) {
        const day = dayAfter(today, pick % 7)
        const busy = { bookings: booked, blocks: [] }
        const starts = freeStarts({ ...settings, noticeHours: 0 }, minutes, day, busy, now, wall)
        const start = starts[pick % Math.max(1, starts.length)]
        if (start === undefined) continue
        const span = { start, end: start + (minutes + settings.bufferMinutes) * MINUTE }
        expect(booked.some((other) => touches(span, other))).toBe(false)
        booked.push(span)
      }
    }),
    { numRuns: 300 },
  )
})

/** Host ids; the shared calendar and one deleted host are added on top. */
const hosts: fc.Arbitrary<Host[]> = fc.uniqueArray(
  fc.record({ id: fc.integer({ min: 2, max: 5 }), hours: fc.option(hours) }),
  { selector: ({ id }) => id, maxLength: 4 },
)
const anybody = fc.integer({ min: 1, max: 7 })

test('With individual hours, no host gets a meeting outside of them', () => {
  let checked = 0
  fc.assert(
    fc.property(
      calendar,
      hosts,
      fc.array(anybody, { minLength: 10, maxLength: 10 }),
      fc.array(fc.nat(), { minLength: 1, maxLength: 15 }),
      (input, people, whose, picks) => {
        const { minutes, zone, today, clockAt } = input
        const wall = wallClock(zone)
        const now = wall.momentOf(today, clockAt) ?? Date.parse(`${today}T12:00:00Z`)
        const settings = { ...input.settings, noticeHours: 0, hosts: people }
        const assign = (span: Span, at: number) => ({ ...span, host: whose[at % 10] as number })
        const busy: BusyCalendar = {
          bookings: input.bookings.map(assign),
          blocks: input.blocks.map((span, at) =>
            at % 2 === 0 ? { ...span, host: null } : assign(span, at),
          ),
          busy: input.busy.map((span, at) =>
            at % 3 === 0 ? { ...span, host: null } : assign(span, at),
          ),
        }
        const active = people.length > 0 ? people : [{ id: SHARED_HOST, hours: null }]
        for (const pick of picks) {
          const day = dayAfter(today, pick % 7)
          const free = [...freeHosts(settings, minutes, day, busy, now, wall)]
          expect(free.map(([start]) => start)).toEqual(
            free.map(([start]) => start).sort((a, b) => a - b),
          )
          const [start, able = []] = free[pick % Math.max(1, free.length)] ?? []
          if (start === undefined) continue
          checked += 1
          expect(able.length).toBeGreaterThan(0)
          for (const id of able) {
            const host = active.find((one) => one.id === id) as Host
            const alone = { ...settings, hours: host.hours ?? settings.hours }
            const hostBusy = busyOf(busy, id, active)
            expect(freeStarts(alone, minutes, day, hostBusy, now, wall)).toContain(start)
            // Blocked by the host's own meetings and by those of hosts who left.
            const span = { start, end: start + (minutes + settings.bufferMinutes) * MINUTE }
            const inTheWay = busy.bookings.filter(
              (one) => one.host === id || !active.some((other) => other.id === one.host),
            )
            expect(inTheWay.some((one) => touches(span, one))).toBe(false)
            // Busy times are one person's; those of others are in nobody else's way.
            const meeting = { start, end: start + minutes * MINUTE }
            const ownBusy = busy.busy.filter((one) => id === SHARED_HOST || one.host === id)
            expect(ownBusy.some((one) => touches(meeting, one))).toBe(false)
          }
          const host = able[pick % able.length] as number
          busy.bookings.push({
            host,
            start,
            end: start + (minutes + settings.bufferMinutes) * MINUTE,
          })
        }
      },
    ),
    { numRuns: 300 },
  )
  expect(checked).toBeGreaterThan(300)
})

test('The hour that daylight saving skips has no slots', () => {
  const wall = wallClock('America/New_York')
  expect(wall.momentOf('2027-03-14', 2 * 60 + 30)).toBeUndefined()
  expect(wall.momentOf('2027-03-14', 3 * 60)).toBe(Date.parse('2027-03-14T07:00:00Z'))
  expect(wall.dayOf(Date.parse('2027-03-14T04:59:00Z'))).toBe('2027-03-13')
})

test('Meetings are balanced: nobody who was free has two fewer, and equals follow their number', () => {
  const ids = [2, 3, 4, 5]
  fc.assert(
    fc.property(fc.array(fc.subarray(ids, { minLength: 1 }), { maxLength: 60 }), (turns) => {
      const counts = new Map(ids.map((id) => [id, 0]))
      const countOf = (id: number) => counts.get(id) ?? 0
      for (const free of turns) {
        const host = chooseHost(free.toReversed(), countOf) as number
        expect(free).toContain(host)
        for (const other of free) {
          expect(countOf(host)).toBeLessThanOrEqual(countOf(other))
          if (countOf(other) === countOf(host)) expect(host).toBeLessThanOrEqual(other)
        }
        counts.set(host, countOf(host) + 1)
      }
    }),
  )
  const counts = new Map<number, number>()
  for (let turn = 0; turn < 101; turn += 1) {
    const host = chooseHost(ids, (id) => counts.get(id) ?? 0) as number
    counts.set(host, (counts.get(host) ?? 0) + 1)
  }
  expect([...counts.values()].sort()).toEqual([25, 25, 25, 26])
  expect(chooseHost([], () => 0)).toBeUndefined()
})

test('Only those who take a kind are offered for it, and others’ meetings are in nobody’s way', () => {
  const wall = wallClock('America/Fortaleza')
  const start = Date.parse('2027-01-11T12:00:00Z')
  const hosts = [2, 3, 4].map((id) => ({ id, hours: null }))
  const settings = {
    ...agenda.settings,
    hours: [{ days: [1], opens: '09:00', closes: '10:00' }],
    nationalHolidays: false,
    noticeHours: 0,
    everyMinutes: 60,
    hosts,
  }
  const day = '2027-01-11'
  const now = start - 86_400_000
  const occupied = { bookings: [{ host: 3, start, end: start + 3_600_000 }], blocks: [], busy: [] }
  const free = (takers?: number[]) =>
    freeHosts({ ...settings, takers }, 60, day, occupied, now, wall).get(start)
  expect(free()).toEqual([2, 4])
  expect(free([3, 4])).toEqual([4])
  expect(free([3])).toBeUndefined()
})

import fc from 'fast-check'
import { Temporal } from 'temporal-polyfill'
import { expect, test } from 'vitest'
import { dayAfter } from '#features/calendar/rules/availability.ts'
import { wallClock } from '#features/calendar/server/wall-clock.ts'
import { expandCalendar, UnreadableCalendar } from './expand-calendar.ts'

const timeZone = 'America/Fortaleza'
const clock = wallClock(timeZone)
const window = {
  start: Date.parse('2026-11-01T00:00:00Z'),
  end: Date.parse('2027-04-01T00:00:00Z'),
  clock,
  timeZone,
}

const calendarOf = (...lines: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:x', ...lines, 'END:VCALENDAR'].join('\r\n')
const event = (...lines: string[]) => ['BEGIN:VEVENT', 'UID:1', ...lines, 'END:VEVENT']
const read = (...lines: string[]) =>
  expandCalendar(calendarOf(...lines), window).map(({ start, end }) => [
    new Date(start).toISOString().slice(0, 16),
    new Date(end).toISOString().slice(0, 16),
  ])

/** New York as Outlook names and defines it. */
const eastern = [
  'BEGIN:VTIMEZONE',
  'TZID:Eastern Standard Time',
  'BEGIN:STANDARD',
  'DTSTART:16010101T020000',
  'TZOFFSETFROM:-0400',
  'TZOFFSETTO:-0500',
  'RRULE:FREQ=YEARLY;BYDAY=1SU;BYMONTH=11',
  'END:STANDARD',
  'BEGIN:DAYLIGHT',
  'DTSTART:16010101T020000',
  'TZOFFSETFROM:-0500',
  'TZOFFSETTO:-0400',
  'RRULE:FREQ=YEARLY;BYDAY=2SU;BYMONTH=3',
  'END:DAYLIGHT',
  'END:VTIMEZONE',
]

test('Times in UTC, in a named zone, in a zone of the file and without one are the right moments', () => {
  expect(read(...event('DTSTART:20261116T130000Z', 'DTEND:20261116T140000Z'))).toEqual([
    ['2026-11-16T13:00', '2026-11-16T14:00'],
  ])
  expect(read(...event('DTSTART;TZID=Europe/Lisbon:20261116T130000', 'DURATION:PT30M'))).toEqual([
    ['2026-11-16T13:00', '2026-11-16T13:30'],
  ])
  const zonedEvent = (day: string) => [
    ...eastern,
    ...event(`DTSTART;TZID=Eastern Standard Time:${day}T090000`, 'DURATION:PT1H'),
  ]
  expect(read(...zonedEvent('20261116'))).toEqual([['2026-11-16T14:00', '2026-11-16T15:00']])
  expect(read(...zonedEvent('20270316'))).toEqual([['2027-03-16T13:00', '2027-03-16T14:00']])
  expect(read(...event('DTSTART:20261116T090000', 'DURATION:PT1H'))).toEqual([
    ['2026-11-16T12:00', '2026-11-16T13:00'],
  ])
})

test('A whole day is one of the agency’s zone, with its last day excluded', () => {
  expect(read(...event('DTSTART;VALUE=DATE:20261116', 'DTEND;VALUE=DATE:20261118'))).toEqual([
    ['2026-11-16T03:00', '2026-11-18T03:00'],
  ])
  expect(read(...event('DTSTART;VALUE=DATE:20261116'))).toEqual([
    ['2026-11-16T03:00', '2026-11-17T03:00'],
  ])
})

test('What is free, cancelled or without a length occupies nobody', () => {
  const at = ['DTSTART:20261116T130000Z', 'DTEND:20261116T140000Z']
  expect(read(...event(...at, 'TRANSP:TRANSPARENT'))).toEqual([])
  expect(read(...event(...at, 'STATUS:CANCELLED'))).toEqual([])
  expect(read(...event(...at, 'X-MICROSOFT-CDO-BUSYSTATUS:FREE'))).toEqual([])
  expect(read(...event('DTSTART:20261116T130000Z'))).toEqual([])
})

test('One time of a series is moved, another cancelled, another left out', () => {
  const series = event(
    'DTSTART;TZID=America/New_York:20261102T090000',
    'DTEND;TZID=America/New_York:20261102T100000',
    'RRULE:FREQ=WEEKLY;COUNT=5',
    'EXDATE;TZID=America/New_York:20261109T090000',
  )
  const changed = (original: string, ...lines: string[]) =>
    event(`RECURRENCE-ID;TZID=America/New_York:${original}`, ...lines)
  expect(
    read(
      ...series,
      ...changed('20261116T090000', 'DTSTART:20261117T200000Z', 'DTEND:20261117T210000Z'),
      ...changed(
        '20261123T090000',
        'STATUS:CANCELLED',
        'DTSTART;TZID=America/New_York:20261123T090000',
      ),
    ),
  ).toEqual([
    ['2026-11-02T14:00', '2026-11-02T15:00'],
    ['2026-11-17T20:00', '2026-11-17T21:00'],
    ['2026-11-30T14:00', '2026-11-30T15:00'],
  ])
})

test('Times that touch are one, and nothing of the text is left', () => {
  const spans = read(
    ...event('SUMMARY:Dentista', 'DTSTART:20261116T130000Z', 'DTEND:20261116T140000Z'),
    ...event('DTSTART:20261116T133000Z', 'DTEND:20261116T150000Z'),
  )
  expect(spans).toEqual([['2026-11-16T13:00', '2026-11-16T15:00']])
})

test('A page instead of a calendar, and a rule by the second, are refused', () => {
  expect(() => expandCalendar('<html>', window)).toThrow(UnreadableCalendar)
  expect(() => expandCalendar('', window)).toThrow(UnreadableCalendar)
  const endless = event('DTSTART:20000101T000000Z', 'DURATION:PT1S', 'RRULE:FREQ=SECONDLY')
  expect(() => expandCalendar(calendarOf(...endless), window)).toThrow(UnreadableCalendar)
})

const weekdays = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA']

/** Every day is looked at: what a rule says of it, without expanding the rule. */
test('Series equal those of a model that walks day by day', () => {
  const zones = ['America/New_York', 'Europe/Lisbon', 'America/Sao_Paulo', 'Australia/Sydney']
  fc.assert(
    fc.property(
      fc.record({
        zone: fc.constantFrom(...zones),
        first: fc.integer({ min: 0, max: 300 }).map((count) => dayAfter('2026-06-01', count)),
        // Hours at which no clock changes.
        minute: fc.integer({ min: 5 * 60, max: 22 * 60 }),
        length: fc.integer({ min: 5, max: 90 }),
        frequency: fc.constantFrom('DAILY' as const, 'WEEKLY' as const),
        interval: fc.integer({ min: 1, max: 4 }),
        count: fc.option(fc.integer({ min: 1, max: 60 })),
        without: fc.uniqueArray(fc.integer({ min: 0, max: 40 }), { maxLength: 3 }),
      }),
      ({ zone, first, minute, length, frequency, interval, count, without }) => {
        const clockText = `${String(Math.floor(minute / 60)).padStart(2, '0')}${String(minute % 60).padStart(2, '0')}00`
        const local = (day: string) => `${day.replaceAll('-', '')}T${clockText}`
        const step = interval * (frequency === 'DAILY' ? 1 : 7)
        const days: string[] = []
        for (let day = first, n = 0; day < '2027-05-01' && n < (count ?? 1000); n += 1) {
          if (!without.includes(n)) days.push(day)
          day = dayAfter(day, step)
        }
        const expected = days
          .map((day) => {
            const at = Temporal.PlainDate.from(day).toPlainDateTime().add({ minutes: minute })
            const start = at.toZonedDateTime(zone).epochMilliseconds
            return { start, end: start + length * 60_000 }
          })
          .filter(({ start, end }) => end > window.start && start < window.end)
        const byDay = `BYDAY=${weekdays[new Date(`${first}T00:00:00Z`).getUTCDay()]}`
        const rule = [
          `FREQ=${frequency}`,
          `INTERVAL=${interval}`,
          ...(frequency === 'WEEKLY' ? [byDay] : []),
          ...(count ? [`COUNT=${count}`] : []),
        ].join(';')
        const text = calendarOf(
          ...event(
            `DTSTART;TZID=${zone}:${local(first)}`,
            `DURATION:PT${length}M`,
            `RRULE:${rule}`,
            ...without.map((n) => `EXDATE;TZID=${zone}:${local(dayAfter(first, n * step))}`),
          ),
        )
        expect(expandCalendar(text, window)).toEqual(expected)
      },
    ),
    { numRuns: 200 },
  )
})

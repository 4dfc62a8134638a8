import { expect, test } from 'vitest'
import { wallClock } from '../server/wall-clock.ts'
import { businessDeadline, businessMinutes, type Office } from './business-time.ts'

const office: Office = {
  hours: [
    { days: [1, 2, 3, 4, 5], opens: '09:00', closes: '18:00' },
    { days: [6], opens: '09:00', closes: '13:00' },
  ],
  clock: wallClock('America/Fortaleza'),
  isClosed: (day) => day === '2026-11-20',
}
const at = (text: string) => Date.parse(`${text}-03:00`)

const waits: [from: string, to: string, minutes: number][] = [
  ['2026-11-16T10:00', '2026-11-16T12:30', 150],
  // Over a night: from the afternoon until the next morning.
  ['2026-11-17T17:00', '2026-11-18T10:00', 120],
  // Written at night, counted from the opening.
  ['2026-11-16T02:00', '2026-11-16T09:40', 40],
  // A holiday and a Saturday's short hours lie between.
  ['2026-11-19T17:30', '2026-11-23T09:30', 30 + 240 + 30],
  // Sunday.
  ['2026-11-22T08:00', '2026-11-22T20:00', 0],
]

test.each(waits)('from %s until %s the agency was open for %i minutes', (from, to, minutes) => {
  expect(businessMinutes(office, at(from), at(to))).toBe(minutes)
})

test.each(waits.filter(([, , minutes]) => minutes > 0))(
  'what began at %s is due again by counting forward',
  (from, _, minutes) => {
    const due = businessDeadline(office, at(from), minutes)
    expect(businessMinutes(office, at(from), due)).toBe(minutes)
    expect(businessMinutes(office, at(from), due - 60_000)).toBe(minutes - 1)
  },
)

import { expect, test } from 'vitest'
import { isOpen } from './opening-hours.ts'

/** A place three hours behind, all year. */
const place = 'America/Fortaleza'
const hours = [
  { days: [1, 2, 3, 4, 5], opens: '09:00', closes: '18:00' },
  { days: [6], opens: '09:00', closes: '13:00' },
]
const open = (localTime: string) => isOpen(hours, place, new Date(`${localTime}-03:00`))

test.each([
  ['Monday before nine', '2026-11-16T08:59:59', false],
  ['Monday at nine', '2026-11-16T09:00:00', true],
  ['Friday just before six', '2026-11-20T17:59:59', true],
  ['Friday at six', '2026-11-20T18:00:00', false],
  ['Saturday at nine', '2026-11-21T09:00:00', true],
  ['Saturday just before one', '2026-11-21T12:59:59', true],
  ['Saturday at one', '2026-11-21T13:00:00', false],
  ['Sunday at ten', '2026-11-22T10:00:00', false],
  ['Monday at midnight', '2026-11-16T00:00:00', false],
])('%s: %s', (_, moment, expected) => {
  expect(open(moment)).toBe(expected)
})

test('the agency’s zone decides, not the server’s', () => {
  // Already Tuesday in UTC, still Monday evening there.
  expect(isOpen(hours, place, new Date('2026-11-17T01:00:00Z'))).toBe(false)
  // Early morning in UTC−3, open in Tokyo's day.
  expect(isOpen(hours, 'Asia/Tokyo', new Date('2026-11-17T01:00:00Z'))).toBe(true)
})

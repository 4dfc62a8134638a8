import { expect, test } from 'vitest'
import { withoutBreaks } from './breaks.ts'

const open = [
  { days: [1, 2], opens: '09:00', closes: '18:00' },
  { days: [6], opens: '09:00', closes: '13:00' },
]
const plain = [
  { days: [1], opens: '09:00', closes: '18:00' },
  { days: [2], opens: '09:00', closes: '18:00' },
  { days: [6], opens: '09:00', closes: '13:00' },
]

test('lunch is the time between two spans of the agenda', () => {
  const agenda = [
    { days: [1], opens: '13:30', closes: '17:00' },
    { days: [1], opens: '10:00', closes: '12:00' },
    { days: [2], opens: '10:00', closes: '16:00' },
  ]
  expect(withoutBreaks(open, agenda)).toEqual([
    { days: [1], opens: '09:00', closes: '12:00' },
    { days: [1], opens: '13:30', closes: '18:00' },
    ...plain.slice(1),
  ])
})

test('fewer days, overlapping spans or none at all are no break', () => {
  expect(withoutBreaks(open, [])).toEqual(plain)
  expect(withoutBreaks(open, [{ days: [3], opens: '10:00', closes: '12:00' }])).toEqual(plain)
  const overlapping = [
    { days: [1], opens: '09:00', closes: '13:00' },
    { days: [1], opens: '10:00', closes: '11:00' },
    { days: [1], opens: '12:00', closes: '18:00' },
  ]
  expect(withoutBreaks(open, overlapping)).toEqual(plain)
})

test('a break at the edge of the day shortens it, and one over all of it closes it', () => {
  const agenda = [
    { days: [1], opens: '07:00', closes: '08:00' },
    { days: [1], opens: '10:00', closes: '12:00' },
    { days: [6], opens: '07:00', closes: '08:00' },
    { days: [6], opens: '14:00', closes: '15:00' },
  ]
  expect(withoutBreaks(open, agenda)).toEqual([
    { days: [1], opens: '10:00', closes: '18:00' },
    plain[1],
  ])
})

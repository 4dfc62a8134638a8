import { expect, test } from 'vitest'
import { wholePeriods } from './whole-periods.ts'

const spansFor = (lastDay: string, today: string, firstDay = '2025-01-01') =>
  wholePeriods({ lastDay, today, firstDay, stored: [] }).map(
    ({ first, last }) => `${first} ${last}`,
  )

test('the periods of a page are asked for with both comparisons, and each month', () => {
  const spans = spansFor('2026-11-16', '2026-11-17', '2025-10-16')
  expect(spans).toContain('2026-11-10 2026-11-16')
  expect(spans).toContain('2026-11-03 2026-11-09')
  expect(spans).toContain('2026-10-18 2026-11-16')
  expect(spans).toContain('2026-09-18 2026-10-17')
  // This month, the same days of the month before and of last year.
  expect(spans).toContain('2026-11-01 2026-11-16')
  expect(spans).toContain('2026-10-01 2026-10-16')
  expect(spans).toContain('2025-11-01 2025-11-16')
  // Whole months, whatever their length.
  expect(spans).toContain('2026-10-01 2026-10-31')
  expect(spans).toContain('2026-02-01 2026-02-28')
  expect(spans.every((span) => span >= '2025-10-16')).toBe(true)
  expect(new Set(spans).size).toBe(spans.length)
})

test('on the first of a month there is nothing of it yet, and the last one is whole', () => {
  const spans = spansFor('2026-10-31', '2026-11-01')
  expect(spans).toContain('2026-10-01 2026-10-31')
  expect(spans.some((span) => span.startsWith('2026-11'))).toBe(false)
})

test('a month that is there is not asked for again, but the running ones are', () => {
  const stored = [
    { first: '2026-05-01', last: '2026-05-31' },
    { first: '2026-10-01', last: '2026-10-31' },
  ]
  const spans = wholePeriods({
    lastDay: '2026-11-16',
    today: '2026-11-17',
    firstDay: '2026-04-01',
    stored,
  }).map(({ first, last }) => `${first} ${last}`)
  expect(spans).not.toContain('2026-05-01 2026-05-31')
  expect(spans).toContain('2026-06-01 2026-06-30')
  // Still corrected, since it is what "Mês passado" shows.
  expect(spans).toContain('2026-10-01 2026-10-31')
})

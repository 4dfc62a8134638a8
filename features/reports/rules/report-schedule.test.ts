import { expect, test } from 'vitest'
import { duePeriod, kindOf, nextDraftDay, periodBefore, readSpan } from './report-schedule.ts'

test('a month’s report is due from the first day that is neither weekend nor holiday', () => {
  const october = { first: '2026-10-01', last: '2026-10-31' }
  // Sunday, then Finados.
  expect(duePeriod('monthly', '2026-11-01')).toBeNull()
  expect(duePeriod('monthly', '2026-11-02')).toBeNull()
  expect(duePeriod('monthly', '2026-11-03')).toEqual(october)
  expect(duePeriod('monthly', '2026-11-12')).toEqual(october)
  expect(duePeriod('monthly', '2026-11-13')).toBeNull()
  expect(duePeriod('monthly', '2027-01-04')).toEqual({ first: '2026-12-01', last: '2026-12-31' })
})

test('a week’s is due on the Monday after it, or on the next business day', () => {
  const week = { first: '2026-10-26', last: '2026-11-01' }
  expect(duePeriod('weekly', '2026-11-01')).toBeNull()
  expect(duePeriod('weekly', '2026-11-02')).toBeNull()
  expect(duePeriod('weekly', '2026-11-03')).toEqual(week)
  expect(duePeriod('weekly', '2026-11-09')).toEqual({ first: '2026-11-02', last: '2026-11-08' })
  expect(duePeriod('by-hand', '2026-11-09')).toBeNull()
})

test('a month is compared with a month, other spans with as many days', () => {
  expect(periodBefore({ first: '2028-03-01', last: '2028-03-31' })).toEqual({
    first: '2028-02-01',
    last: '2028-02-29',
  })
  const week = { first: '2026-11-02', last: '2026-11-08' }
  expect(periodBefore(week)).toEqual({ first: '2026-10-26', last: '2026-11-01' })
  expect([kindOf(week), kindOf({ ...week, last: '2026-11-09' })]).toEqual(['week', 'days'])
})

test('a span from an address is two past days in order, at most three months apart', () => {
  const today = '2026-11-15'
  expect(readSpan('2026-11-01', '2026-11-14', today)).not.toBeNull()
  for (const [first, last] of [
    ['2026-11-10', '2026-11-09'],
    ['2026-11-01', today],
    ['2026-01-01', '2026-11-01'],
    ['2026-02-30x', '2026-03-01'],
    ['', ''],
  ]) {
    expect(readSpan(first as string, last as string, today)).toBeNull()
  }
})

test('the next report has its day, this month’s where the last one is drafted already', () => {
  expect(nextDraftDay('monthly', '2026-11-01')).toBe('2026-11-03')
  expect(nextDraftDay('monthly', '2026-11-03')).toBe('2026-12-01')
  expect(nextDraftDay('weekly', '2026-11-02')).toBe('2026-11-03')
  expect(nextDraftDay('weekly', '2026-11-03')).toBe('2026-11-09')
  expect(nextDraftDay('by-hand', '2026-11-03')).toBeNull()
})

import { expect, test } from 'vitest'
import { objectiveLabel } from './campaign-words.ts'
import { clickRateOf, costPer, growth, kindsOf, noFigures, roasOf, sumFigures } from './figures.ts'

test('an objective is lowercased and loses its first underscore only', () => {
  expect(objectiveLabel('OUTCOME_LEAD_GEN')).toBe('outcome lead_gen')
  expect(objectiveLabel('TRAFFIC')).toBe('traffic')
})

test('a division by zero has no result', () => {
  expect(costPer(10, 0)).toBeNull()
  expect(costPer(10, 4)).toBe(2.5)
  expect(growth(5, 0)).toBeNull()
  expect(growth(5, 4)).toBe(25)
})

test('a period’s click rate is clicks ÷ impressions, not the mean of its rows', () => {
  const small = { ...noFigures, impressions: 100, clicks: 5, ctr: 5, rows: 1 }
  const large = { ...noFigures, impressions: 9900, clicks: 95, ctr: 95 / 99, rows: 1 }
  const sum = sumFigures([small, large])
  expect(clickRateOf(sum)).toBe(1)
  expect(sum.ctr).toBeCloseTo(2.98, 2)
  expect(clickRateOf(noFigures)).toBeNull()
})

test('ROAS counts only spend of rows with revenue, and missing revenue is not zero', () => {
  const withRevenue = { ...noFigures, spend: 10, revenue: 45, revenueSpend: 10, rows: 1 }
  const untold = { ...noFigures, spend: 90, rows: 1 }
  expect(roasOf(sumFigures([withRevenue, untold]))).toBe(4.5)
  expect(sumFigures([untold]).revenue).toBeNull()
  expect(roasOf(untold)).toBeNull()
})

test('conversions without a kind count as other', () => {
  const mixed = { ...noFigures, conversions: 10.5, contacts: 4, purchases: 0.5 }
  expect(kindsOf(mixed)).toEqual([
    { kind: 'contacts', count: 4 },
    { kind: 'purchases', count: 0.5 },
    { kind: 'other', count: 6 },
  ])
  expect(kindsOf({ ...noFigures, conversions: 3, conversations: 3 })).toEqual([
    { kind: 'conversations', count: 3 },
  ])
})

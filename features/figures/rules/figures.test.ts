import { expect, test } from 'vitest'
import { objectiveLabel } from './campaign-words.ts'
import { costPer, growth, kindsOf, noFigures, roasOf, sumFigures } from './figures.ts'

test('an objective is lowercased and loses its first underscore only', () => {
  expect(objectiveLabel('OUTCOME_LEAD_GEN')).toBe('outcome lead_gen')
  expect(objectiveLabel('TRAFFIC')).toBe('traffic')
})

test('nothing is divided by nothing', () => {
  expect(costPer(10, 0)).toBeNull()
  expect(costPer(10, 4)).toBe(2.5)
  expect(growth(5, 0)).toBeNull()
  expect(growth(5, 4)).toBe(25)
})

test('revenue counts against what was spent where it is told, and untold is not zero', () => {
  const told = { ...noFigures, spend: 10, revenue: 45, revenueSpend: 10, rows: 1 }
  const untold = { ...noFigures, spend: 90, rows: 1 }
  expect(roasOf(sumFigures([told, untold]))).toBe(4.5)
  expect(sumFigures([untold]).revenue).toBeNull()
  expect(roasOf(untold)).toBeNull()
})

test('conversions whose kind is not told are of another kind', () => {
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

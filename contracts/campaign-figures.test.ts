import { expect, test } from 'vitest'
import { costPer, growth, objectiveLabel, readPeriod } from './campaign-figures.ts'

test('an objective is lowercased and loses its first underscore only', () => {
  expect(objectiveLabel('OUTCOME_LEAD_GEN')).toBe('outcome lead_gen')
  expect(objectiveLabel('TRAFFIC')).toBe('traffic')
})

test('an unknown period is the last 30 days', () => {
  expect(['7', '90', '30', null, '', '31', '7 '].map(readPeriod)).toEqual([
    7, 90, 30, 30, 30, 30, 30,
  ])
})

test('nothing is divided by nothing', () => {
  expect(costPer(10, 0)).toBeNull()
  expect(costPer(10, 4)).toBe(2.5)
  expect(growth(5, 0)).toBeNull()
  expect(growth(5, 4)).toBe(25)
})

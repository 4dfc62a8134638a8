import { expect, test } from 'vitest'
import { findBudget } from './consider-budget.ts'

test.each([
  ['Tenho 1500 por mês, vale a pena anunciar?', 1500],
  ['consigo gastar R$ 2 mil', 2000],
  ['posso investir mil e quinhentos reais', 1500],
])('“%s” is what may be spent', (question, amount) => {
  expect(findBudget(question)?.amount).toBe(amount)
})

test.each([
  'faturo 8500000 por ano, quanto devo investir?',
  'faturo R$ 8.500.000 por ano e quero investir em anúncio',
  'tenho uma loja que fatura 30 mil reais por mês',
  'tenho uma padaria, vendo R$ 80 mil por mês',
])('“%s” is what comes in, and no budget', (question) => {
  expect(findBudget(question)).toBeUndefined()
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { detectDecimalSign, parseNumber } from './read-cell.ts'

test('an amount is read in both number formats', () => {
  const cents = fc.integer({ min: 0, max: 999_999_999_99 })
  const styles = fc.constantFrom(['pt-BR', ','] as const, ['en-US', '.'] as const)
  fc.assert(
    fc.property(cents, styles, fc.boolean(), (amount, [locale, sign], useGrouping) => {
      const format = { minimumFractionDigits: 2, useGrouping }
      const text = `R$ ${new Intl.NumberFormat(locale, format).format(amount / 100)}`
      expect(Number(parseNumber(text, sign))).toBeCloseTo(amount / 100, 2)
      expect(detectDecimalSign([{ text, whole: false }])).toBe(sign)
    }),
  )
})

test('a whole number with one separator reveals the thousands separator', () => {
  expect(detectDecimalSign([{ text: '1.234', whole: true }])).toBe(',')
  expect(detectDecimalSign([{ text: '1,234', whole: true }])).toBe('.')
  expect(detectDecimalSign([{ text: '1.234', whole: false }])).toBeUndefined()
  expect(detectDecimalSign([{ text: '1.234.567', whole: false }])).toBe(',')
})

test('a dash is zero, and text in another format is no number', () => {
  expect(parseNumber(' --', ',')).toBe('0')
  expect(parseNumber('', '.')).toBe('0')
  expect(parseNumber('2,37%', ',')).toBe('2.37')
  for (const text of ['1.23', '1.2345', '12.34,5', 'abc', '1e5', '=1']) {
    expect(parseNumber(text, ',')).toBeUndefined()
  }
})

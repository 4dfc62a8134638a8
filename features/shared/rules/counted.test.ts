import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fillCount, numberInWords } from '#content/derived/in-words.ts'
import { deadlineText } from '#features/calendar/rules/agenda-settings.ts'
import { formatCount, formatRounded, formatRoundedCount, plural, roundValue } from './text.ts'

const few = fc.integer({ min: 0, max: 12 })
const words = 'zero um dois três quatro cinco seis sete oito nove dez onze doze'.split(' ')

test('one thing is one, and every other number of them is many, as figure and in words', () => {
  fc.assert(
    fc.property(few, (count) => {
      const noun = count === 1 ? 'dia' : 'dias'
      expect(formatCount(count, 'dia', 'dias')).toBe(`${count} ${noun}`)
      expect(plural(count, 'dia', 'dias')).toBe(noun)
      const text = fillCount(count, '{N} dia e {n:a} hora', '{N} dias e {n:a} horas')
      expect(text).toMatch(
        count === 1 ? /^Um dia e uma hora$/ : /^\p{Lu}\p{L}+ dias e \p{L}+ horas$/u,
      )
      expect(text.toLowerCase()).toContain(words[count])
      expect(fillCount(count, 'só um', '{n} e {N:a}')).not.toMatch(/[{}]|undefined/)
      expect(deadlineText(count)).toBe(
        count === 0 ? 'até a hora marcada' : `até ${formatCount(count, 'hora', 'horas')} antes`,
      )
    }),
    { seed: 12, numRuns: 40 },
  )
})

test('large numbers and parts of one are written as in Brazil', () => {
  expect(formatCount(1200, 'lead', 'leads')).toBe('1.200 leads')
  expect(formatCount(2.5, 'conversão', 'conversões')).toBe('2,5 conversões')
  expect(formatCount(1_234_567.891, 'real', 'reais')).toBe('1.234.567,89 reais')
})

test('a sentence rounds as people write, and never to a number it does not mean', () => {
  expect([618.12, 26.28, 9.96, 9.4, 2.54, 0.042, 1234.5, 0, -3.27].map(formatRounded)).toEqual([
    '618',
    '26',
    '10',
    '9,4',
    '2,5',
    '0,042',
    '1.235',
    '0',
    '-3,3',
  ])
  expect(formatRoundedCount(1.04, 'conversão', 'conversões')).toBe('1 conversão')
  fc.assert(
    fc.property(fc.integer({ min: -1e8, max: 1e8 }), (thousandths) => {
      const value = thousandths / 1000
      const number = Number(formatRounded(value).replaceAll('.', '').replace(',', '.'))
      expect(number).toBeCloseTo(roundValue(value), 9)
      expect(Math.abs(number - value)).toBeLessThanOrEqual(Math.max(0.5, Math.abs(value) * 0.05))
      if (value !== 0 && Math.abs(value) < 1) expect(number).not.toBe(0)
    }),
  )
})

test('what has no word of its own is a figure', () => {
  expect(numberInWords(13)).toBe('13')
  expect(numberInWords(13, 'a')).toBe('13')
  expect([numberInWords(1, 'a'), numberInWords(2, 'a'), numberInWords(3, 'a')]).toEqual([
    'uma',
    'duas',
    'três',
  ])
})

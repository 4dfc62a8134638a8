import fc from 'fast-check'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { schemaOf } from '#content/schemas/documents.ts'
import { askFor } from '#content/types/unwritten.ts'
import { diffDocuments, diffWords } from './words-diff.ts'

const words = fc.array(fc.constantFrom('a', 'b', 'c', '\n'), { maxLength: 12 })
const sentence = words.map((all) => all.join(' '))

test('what stays and goes is the old text, what stays and comes the new one', () => {
  fc.assert(
    fc.property(sentence, sentence, (before, after) => {
      const parts = diffWords(before, after)
      const without = (kind: string) =>
        parts
          .filter((part) => part.kind !== kind)
          .map(({ text }) => text)
          .join('')
      expect(without('added')).toBe(before)
      expect(without('removed')).toBe(after)
    }),
  )
})

test('only the words that changed are marked', () => {
  expect(diffWords('De R$ 800 por mês', 'De R$ 900 por mês')).toEqual([
    { text: 'De R$ ', kind: 'same' },
    { text: '800', kind: 'removed' },
    { text: '900', kind: 'added' },
    { text: ' por mês', kind: 'same' },
  ])
})

test('two long texts are compared in no time, if only as a whole', () => {
  const long = (word: string) => `${word} `.repeat(20_000)
  expect(diffWords(long('a'), long('b')).map(({ kind }) => kind)).toEqual(['removed', 'added'])
})

const plans = z.array(
  z.strictObject({
    id: z.string().meta({ kind: 'fixed' }),
    name: z.string(),
    price: z.number().meta({ kind: 'money' }),
    unit: z.enum(['once', 'month']),
  }),
)
const plan = (id: string, price: number, unit = 'once') => ({
  id,
  name: id.toUpperCase(),
  price,
  unit,
})
const diff = (before: unknown, after: unknown) =>
  diffDocuments(plans, 'plans#recurringServices', before, after)

test('a change names its field and the item it stands in, as the form shows it', () => {
  const before = [plan('a', 1), plan('b', 1200)]
  const changes = diff(before, [plan('a', 1), plan('b', 1300, 'month')])
  expect(changes.map(({ path, label, before: from, after }) => [path, label, from, after])).toEqual(
    [
      [[1, 'price'], 'B › Preço', 'R$ 1.200', 'R$ 1.300'],
      [[1, 'unit'], 'B › Cobrança', 'Uma vez', 'Por mês'],
    ],
  )
})

test('a new item is one change, and those after it none', () => {
  const before = [plan('a', 1), plan('b', 2)]
  const changes = diff(before, [plan('c', 9), ...before])
  expect(changes.map(({ path, before: from }) => [path, from])).toEqual([[[0], '']])
  expect(changes[0]?.after).toContain('C')
})

test('an item that goes is named as it was', () => {
  const before = [plan('a', 1), plan('b', 2)]
  expect(diff(before, [plan('a', 1)])).toMatchObject([{ path: [1], label: 'B', after: '' }])
})

test('a line of a list that was rewritten is one change', () => {
  const schema = z.strictObject({ points: z.array(z.string()) })
  const changes = diffDocuments(
    schema,
    'x',
    { points: ['um', 'dois', 'três'] },
    { points: ['um', 'duas', 'três'] },
  )
  expect(changes.map(({ before, after }) => [before, after])).toEqual([['dois', 'duas']])
})

test('a list in another order is a change, a name for the code is none', () => {
  const [one, two] = [plan('a', 1), plan('b', 2)]
  expect(diff([one, two], [two, one]).length).toBeGreaterThan(0)
  const schema = z.strictObject({ seed: z.number().meta({ kind: 'fixed' }) })
  expect(diffDocuments(schema, 'x', { seed: 1 }, { seed: 2 })).toEqual([])
})

test('a new document is listed by its parts, as one reads them and without what a template asks for', () => {
  const article = {
    title: 'Cinco ideias',
    summary: askFor('o texto em uma frase.'),
    author: 'marina-lopes',
    body: `## O que fazer\n\n- [Faça](</servicos>) **contas**.\n\n${'Faça uma fornada. '.repeat(40)}`,
    subject: 'Tráfego pago',
    published: '2026-11-17',
    picture: { id: 'a'.repeat(22), alt: 'Fachada da padaria' },
  }
  const schema = schemaOf('articles/x#article') as z.ZodType
  const team = [{ value: 'marina-lopes', label: 'Marina Lopes' }]
  const texts = diffDocuments(schema, 'articles/x#article', undefined, article, { team })
  const all = texts.map(({ after }) => after)
  expect(all).toEqual(
    expect.arrayContaining([
      'Cinco ideias',
      'Marina Lopes',
      '17/11/2026',
      'Fachada da padaria',
      'Tráfego pago',
    ]),
  )
  expect(all.find((text) => text.startsWith('O que fazer Faça contas. Faça'))).toMatch(
    /^.{100,201}…$/,
  )
  expect(all.join(' ')).not.toMatch(/Troque este texto|##|aaaaaa|marina-lopes/)
  expect(texts.every(({ label, parts }) => label !== '' && parts.length === 1)).toBe(true)
})

test('days of a week are compared by their names, as one text', () => {
  const days = z.array(z.int()).meta({ kind: 'several', choices: [1, 2, 6, 0] })
  const changes = diffDocuments(z.strictObject({ days }), 'x#x', { days: [1, 2] }, { days: [1, 6] })
  expect(changes).toEqual([
    expect.objectContaining({ path: ['days'], before: 'segunda, terça', after: 'segunda, sábado' }),
  ])
})

import { expect, test } from 'vitest'
import * as z from 'zod'
import { noChoice } from './field-types.ts'
import { describeFields, leavesOf } from './fields.ts'

const line = z.string().max(300)
const text = z.string().max(2000)

test('an empty choice agrees with its label', () => {
  expect(['Nota', 'Desenho da página', 'Localização', 'Plano', 'Autor'].map(noChoice)).toEqual([
    'Nenhuma',
    'Nenhum',
    'Nenhuma',
    'Nenhum',
    'Nenhum',
  ])
})

test('fields say how they are filled in', () => {
  const schema = z.strictObject({
    title: line,
    text: text.optional(),
    price: z.union([z.literal('A combinar'), z.number().min(20).max(99).meta({ kind: 'money' })]),
    unit: z.enum(['once', 'month']),
    video: z.boolean(),
    beard: z.literal(true).optional(),
    id: z.string().meta({ kind: 'fixed' }),
    rating: z.union([z.literal(4), z.literal(5)]),
  })
  const value = { title: 'A', price: 30, unit: 'month', video: true, id: 'a', rating: 5 }
  const fields = describeFields(schema, value)
  expect(fields.map(({ path, kind }) => [path[0], kind])).toEqual([
    ['title', 'line'],
    ['text', 'text'],
    ['price', 'money'],
    ['unit', 'choice'],
    ['video', 'switch'],
    ['beard', 'switch'],
    ['id', 'fixed'],
    ['rating', 'choice'],
  ])
  expect(fields[0]).toMatchObject({ limit: 300, required: true, value: 'A', label: 'Título' })
  expect(fields[1]).toMatchObject({ required: false, value: undefined })
  expect(fields[2]).toMatchObject({ min: 20, max: 99, instead: [{ value: 'A combinar' }] })
  expect(fields[7]?.choices?.map(({ value: rating }) => rating)).toEqual([4, 5])
})

test('a list has its items, the room for them, and what a new one begins with', () => {
  const schema = z.strictObject({
    items: z
      .array(z.strictObject({ name: line, points: z.array(line).min(1) }))
      .min(1)
      .max(6),
  })
  const [list] = describeFields(schema, { items: [{ name: 'Um', points: ['a', 'b'] }] })
  expect(list).toMatchObject({ kind: 'list', min: 1, max: 6, item: { name: '', points: [''] } })
  expect(leavesOf(list ? [list] : []).map(({ path }) => path)).toEqual([
    ['items', 0, 'name'],
    ['items', 0, 'points', 0],
    ['items', 0, 'points', 1],
  ])
  expect(list?.fields?.[0]?.label).toBe('Um')
})

test('a list of several kinds offers one new item of each', () => {
  const block = z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('prose'), title: line }),
    z.strictObject({ kind: z.literal('stats'), note: line }),
  ])
  const [list] = describeFields(z.array(block), [{ kind: 'stats', note: 'n' }])
  expect(list?.variants).toEqual([
    { label: 'Texto', item: { kind: 'prose', title: '' } },
    { label: 'Números', item: { kind: 'stats', note: '' } },
  ])
  expect(leavesOf(list ? [list] : []).map(({ path }) => path.at(-1))).toEqual(['kind', 'note'])
})

test('where the code has to know every item, none can be added', () => {
  const schema = z.array(z.strictObject({ name: line.meta({ kind: 'fixed' }), purpose: text }))
  expect(describeFields(schema, [])[0]?.item).toBe(undefined)
})

test('a group that is left out can be taken in', () => {
  const schema = z.strictObject({ photo: z.strictObject({ alt: line }).optional() })
  expect(describeFields(schema, {})[0]).toMatchObject({
    kind: 'group',
    required: false,
    fields: [],
    item: { alt: '' },
  })
})

test('a part of another document is edited there', () => {
  const phone = { display: '1' }
  const schema = z.strictObject({ phone: z.strictObject({ display: line }) })
  const source = { document: 'brand#brand', path: ['phone'] }
  const sourceOf = (value: unknown) => (value === phone ? source : undefined)
  expect(describeFields(schema, { phone }, { sourceOf })[0]).toMatchObject({
    kind: 'fixed',
    source,
  })
})

test('a schema that no form can show is not passed over', () => {
  expect(() => describeFields(z.strictObject({ when: z.date() }), {})).toThrow('date at when')
})

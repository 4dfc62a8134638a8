import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mergePatch } from '#content/live.ts'
import { createPatch, isSame, listOperation, readField, setAt } from './patch.ts'

const { json } = fc.letrec((tie) => ({
  json: fc.oneof(
    { maxDepth: 4 },
    fc.string(),
    fc.double({ noNaN: true, noDefaultInfinity: true }).map((number) => number + 0),
    fc.boolean(),
    fc.array(tie('json'), { maxLength: 4 }),
    fc.dictionary(fc.oneof(fc.string(), fc.constantFrom('a', 'b', '__proto__')), tie('json'), {
      maxKeys: 4,
    }),
  ),
}))

test('a patch makes the new value of the old one, whatever both are', () => {
  fc.assert(
    fc.property(json, json, (before, after) => {
      const patch = createPatch(before, after)
      expect(patch === undefined ? before : mergePatch(before, patch)).toEqual(after)
    }),
  )
})

test('nothing is patched where nothing differs', () => {
  fc.assert(
    fc.property(json, (value) => {
      expect(createPatch(value, structuredClone(value))).toBe(undefined)
      expect(isSame(value, structuredClone(value))).toBe(true)
    }),
  )
})

test('a field without a value, or with null, counts as missing', () => {
  expect(createPatch({ a: 1, b: undefined }, { a: 1 })).toBe(undefined)
  expect(createPatch({ a: 1, b: 2 }, { a: 1, b: null })).toEqual({ b: null })
  expect(createPatch({ list: [] }, { list: [null] })).toEqual({ list: [null] })
})

test('only what was edited is in the patch', () => {
  const before = { hero: { title: 'A', lead: 'B' }, points: ['x', 'y'] }
  const after = setAt(before, ['hero', 'title'], 'C')
  expect(createPatch(before, after)).toEqual({ hero: { title: 'C' } })
  expect(before.hero.title).toBe('A')
})

test('a value set at a path is read there, and undefined takes it out', () => {
  const value = { faq: { items: [{ question: 'a' }, { question: 'b' }] } }
  const path = ['faq', 'items', 1, 'question']
  expect(readField(setAt(value, path, 'c'), path)).toBe('c')
  expect(setAt(value, ['faq', 'items', 0], undefined)).toEqual({
    faq: { items: [{ question: 'b' }] },
  })
  expect(setAt(value, ['faq'], undefined)).toEqual({})
  expect(readField(value, ['faq', 'toString'])).toBe(undefined)
})

test('items move, come, go and repeat', () => {
  const value = { list: ['a', 'b', 'c'] }
  const after = (operation: Parameters<typeof listOperation>[2], index: number, item?: unknown) =>
    readField(listOperation(value, ['list'], operation, index, item), ['list'])
  expect(after('up', 1)).toEqual(['b', 'a', 'c'])
  expect(after('up', 0)).toEqual(['a', 'b', 'c'])
  expect(after('down', 1)).toEqual(['a', 'c', 'b'])
  expect(after('down', 2)).toEqual(['a', 'b', 'c'])
  expect(after('remove', 1)).toEqual(['a', 'c'])
  expect(after('add', 2, '')).toEqual(['a', 'b', 'c', ''])
  expect(after('duplicate', 0)).toEqual(['a', 'a', 'b', 'c'])
})

test('no two items of a list have the same id', () => {
  const plans = [{ id: 'site', name: 'Site' }]
  const twice = listOperation(plans, [], 'duplicate', 0)
  const more = listOperation(twice, [], 'add', 1, { id: 'site', name: '' }) as { id: string }[]
  expect(more.map(({ id }) => id)).toEqual(['site', 'site-2', 'site-3'])
})

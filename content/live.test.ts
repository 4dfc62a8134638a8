import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  addedDocuments,
  applyPatches,
  currentDocuments,
  evaluate,
  hasContent,
  mergePatch,
  ofOneRelease,
  type Patch,
  patched,
} from './live.ts'

test('objects merge, lists and texts replace, null removes', () => {
  const value = { name: 'Plano', price: { month: 800, year: 9000 }, features: ['a', 'b'] }
  const patch = { price: { year: null, month: 900 }, features: ['c'] }
  expect(mergePatch(value, patch)).toEqual({
    name: 'Plano',
    price: { month: 900 },
    features: ['c'],
  })
})

const json = fc.jsonValue({ maxDepth: 3 }) as fc.Arbitrary<Patch>

test('merging a patch twice gives what merging it once gives, and leaves its input alone', () => {
  fc.assert(
    fc.property(json, json, (value, patch) => {
      const before = JSON.stringify(value)
      const once = mergePatch(value, patch)
      expect(mergePatch(once, patch)).toEqual(once)
      expect(JSON.stringify(value)).toBe(before)
    }),
  )
})

test('a patch cannot reach the prototype of other objects', () => {
  const merged = mergePatch({}, JSON.parse('{"__proto__": {"polluted": true}}'))
  expect(({} as Record<string, unknown>).polluted).toBe(undefined)
  expect(Object.getPrototypeOf(merged)).toBe(Object.prototype)
})

test('patches that cannot be evaluated change nothing', () => {
  let title = ''
  evaluate('live.test:0', () => {
    const page = patched('live.test#page', { heading: { text: 'Planos' } })
    title = page.heading.text.toUpperCase()
  })
  applyPatches({ 'live.test#page': { heading: { text: 'Preços' } } })
  expect(title).toBe('PREÇOS')
  expect(() => applyPatches({ 'live.test#page': { heading: null } })).toThrow()
  expect(title).toBe('PREÇOS')
  applyPatches({})
  expect(title).toBe('PLANOS')
})

test('a price that a text names follows the plans, whether or not they were changed', () => {
  let text = ''
  evaluate('live.test:1', () => {
    patched('plans#recurringServices', [{ id: 'redes', price: 1800 }])
    text = patched('live.test#price', { text: '' }).text
  })
  const named = { 'live.test#price': { text: 'Por {{prices.redes}}.' } }
  applyPatches(named)
  expect(text).toBe('Por R$ 1.800.')
  applyPatches({ ...named, 'plans#recurringServices': [{ id: 'redes', price: 1900 }] })
  expect(text).toBe('Por R$ 1.900.')
  applyPatches(named)
  expect(text).toBe('Por R$ 1.800.')
  applyPatches({})
})

const story = {
  'cases/padaria-do-porto#successCase': {
    slug: 'padaria-do-porto',
    name: 'Rosa Lima',
    role: 'Dona',
    company: 'Padaria do Porto',
    sector: 'Alimentação',
    quote: 'Agora a fila começa às seis.',
    fullStory: ['Era uma vez.'],
    metrics: [1, 2, 3].map((value) => ({ value: String(value), label: 'vendas' })),
    avatar: 'RL',
    timeline: '3 meses',
    investment: 'R$ 900',
    challenge: 'Pouco movimento.',
    solution: 'Anúncios no bairro.',
    results: ['Mais gente'],
    art: { seed: 1, field: 'calm', hue: 'mar' },
  },
} as const satisfies Record<string, Patch>

const addedCases = () => addedDocuments('cases', 'successCase').map(([slug]) => slug)

test('a document that no file has is its patch alone, until the patch goes', () => {
  applyPatches(story)
  expect(addedCases()).toEqual(['padaria-do-porto'])
  expect(currentDocuments().get('cases/padaria-do-porto#successCase')).toEqual(
    story['cases/padaria-do-porto#successCase'],
  )
  expect(hasContent('cases/padaria-do-porto')).toBe(true)
  expect(hasContent('cases/outra')).toBe(false)
  applyPatches({})
  expect(addedCases()).toEqual([])
  expect(currentDocuments().has('cases/padaria-do-porto#successCase')).toBe(false)
})

test('a draft with an empty text is shown, what is left of a file that went is not', () => {
  const [[key, value]] = Object.entries(story) as [[string, object]]
  applyPatches({ [key]: { ...value, quote: '' } })
  expect(addedCases()).toEqual(['padaria-do-porto'])
  applyPatches({ [key]: { quote: 'Só uma frase.' } })
  expect(addedCases()).toEqual([])
  applyPatches({ 'elsewhere/x#y': { quote: 'Só uma frase.' } })
  expect(addedDocuments('elsewhere', 'y')).toEqual([])
  applyPatches({})
})

test('what waits for something else is made again where the content changed meanwhile', async () => {
  let made = 0
  const page = await ofOneRelease(async () => {
    made += 1
    if (made === 1) applyPatches({})
    return made
  })
  expect([page, made]).toEqual([2, 2])
})

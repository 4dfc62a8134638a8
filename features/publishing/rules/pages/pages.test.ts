import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { schemaOf } from '#content/schemas/documents.ts'
import type { Redirect } from '#content/types/page-changes.ts'
import { isUnwritten, promptIn } from '#content/types/unwritten.ts'
import { slugOf } from '#features/shared/rules/slug.ts'
import { addressIn, moveAddress } from './page-addresses.ts'
import { diffPageChanges } from './page-changes-diff.ts'
import { kindFacts, kindOfContent, newPageKinds } from './page-kinds.ts'
import { copyOf, countTemplateTexts, templateOf } from './page-templates.ts'

describe('an address from a title', () => {
  test('loses accents, signs and spaces', () => {
    expect(slugOf('Anúncios & vídeo no Rádio!')).toBe('anuncios-e-video-no-radio')
    expect(slugOf('  São João — 2026 ')).toBe('sao-joao-2026')
    expect(slugOf('!!!')).toBe('')
  })

  test('is empty or fits an address, whatever the title', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (title) => {
        expect(slugOf(title)).toMatch(/^$|^[a-z0-9]+(-[a-z0-9]+)*$/)
      }),
    )
  })
})

const start = { title: 'Padaria do Porto', slug: 'padaria-do-porto', today: new Date(0) }

test.each(newPageKinds)('a new %s fits its schema, and says which texts to replace', (kind) => {
  const { folder, exports } = kindFacts[kind]
  const template = templateOf(kind, start)
  expect(Object.keys(template)).toEqual(exports)
  for (const [exported, value] of Object.entries(template)) {
    const schema = schemaOf(`${folder}/padaria-do-porto#${exported}`)
    expect(schema?.safeParse(value).error?.issues ?? 'fits').toEqual('fits')
    expect(countTemplateTexts(value)).toBeGreaterThan(0)
    const copy = copyOf(kind, value, { ...start, title: 'Outra', slug: 'outra' })
    expect(schema?.safeParse(copy).success).toBe(true)
    expect(JSON.stringify(copy)).not.toContain('"padaria-do-porto"')
  }
  expect(kindOfContent(`${folder}/padaria-do-porto`)).toEqual({ kind, slug: 'padaria-do-porto' })
})

test.each(newPageKinds)('a text of a new %s is the template’s as a whole or not at all', (kind) => {
  const texts: string[] = []
  JSON.stringify(templateOf(kind, start), (_, part) => {
    if (typeof part === 'string' && isUnwritten(part)) texts.push(part)
    return part
  })
  expect(texts.filter((text) => promptIn(text) === undefined)).toEqual([])
})

describe('changing addresses', () => {
  const addresses = ['/a', '/b', '/c', '/d']

  /** Where a visitor of an address ends, and in how many steps. */
  function follow(list: Redirect[], path: string): { path: string; steps: number } {
    const next = list.find((one) => one.path === path)
    if (!next) return { path, steps: 0 }
    const { path: end, steps } = follow(
      list.filter((one) => one !== next),
      next.to,
    )
    return { path: end, steps: steps + 1 }
  }

  test('every old address leads to the page in one step, however often it moved', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...addresses), { maxLength: 8 }), (moves) => {
        let list: Redirect[] = []
        const seen = ['/a']
        for (const to of moves) {
          list = moveAddress(list, { base: '/a', to, live: seen })
          seen.push(to)
        }
        const now = addressIn(list, '/a')
        expect(now).toBe(moves.at(-1) ?? '/a')
        expect(list.some(({ path }) => path === now)).toBe(false)
        for (const old of new Set(seen.filter((one) => one !== now))) {
          expect(follow(list, old)).toEqual({ path: now, steps: 1 })
        }
      }),
    )
  })

  test('an address that no visitor knows leaves nothing behind', () => {
    const first = moveAddress([], { base: '/a', to: '/b', live: ['/a'] })
    expect(moveAddress(first, { base: '/a', to: '/c', live: ['/a'] })).toEqual([
      { path: '/a', to: '/c', page: true },
    ])
    expect(moveAddress(first, { base: '/a', to: '/a', live: ['/a'] })).toEqual([])
  })
})

test('what happens to pages is said in words', () => {
  const nameOf = () => 'SEO'
  const said = (...lists: Parameters<typeof diffPageChanges>) =>
    diffPageChanges(...lists).map(({ label, before, after }) => [label, before, after])
  expect(said([], [{ content: 'services/seo' }], nameOf)).toEqual([['Sai do site', 'SEO', '']])
  expect(said([{ content: 'services/seo', to: '/servicos' }], [], nameOf)).toEqual([
    ['Volta ao site', '', 'SEO'],
  ])
  const kinds = (...lists: Parameters<typeof diffPageChanges>) =>
    diffPageChanges(...lists).flatMap(({ parts }) => parts.map(({ kind }) => kind))
  const gone = { content: 'services/seo' }
  expect(kinds([], [gone], nameOf)).toEqual(['removed', 'same'])
  expect(kinds([gone], [], nameOf)).toEqual(['added'])
  // A case stands within another page: it has no address to open.
  expect(kinds([], [{ content: 'cases/padaria' }], nameOf)).toEqual(['removed'])
  expect(said([gone], [{ ...gone, to: '/servicos' }], nameOf)).toEqual([
    [
      'Página que saiu do site',
      'SEO. Quem abrir o endereço lê que esta página saiu do ar.',
      'SEO. Quem abrir o endereço vai para /servicos.',
    ],
  ])
  const move = { path: '/a', to: '/b', page: true } as const
  expect(said([], [move], nameOf)).toEqual([['Endereço', '', '/a leva a /b']])
  expect(said([move], [{ ...move, to: '/c' }], nameOf)).toEqual([
    ['Endereço', '/a leva a /b', '/a leva a /c'],
  ])
})

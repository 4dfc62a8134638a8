import { expect, test } from 'vitest'
import { noteNeutral } from '#app/site/render/neutral-note.ts'
import { todo } from '#content/todo.ts'
import { readContentDocuments } from '#tests/support/content/documents.ts'
import { setAt } from '../../rules/patch.ts'
import { findNeutralTexts } from './neutral-texts.ts'

const text = todo('Um texto que ninguém escreveu, para este teste.')
const documents = await readContentDocuments()
const key = 'whatsapp#greeting'
const found = (value: unknown) =>
  findNeutralTexts(new Map(documents).set(key, value)).filter(({ document }) => document === key)

test('a neutral text is listed with the field it stands in, until somebody writes their own', () => {
  expect(found(text)).toMatchObject([{ document: key, part: 'geral', path: [], text }])
  expect(found('Olá!')).toEqual([])
})

test('a neutral text deep in a page leads to its part and its field', () => {
  const page = setAt(documents.get('pages/about#page'), ['meta', 'description'], text)
  const all = findNeutralTexts(new Map(documents).set('pages/about#page', page))
  expect(all).toContainEqual(
    expect.objectContaining({
      document: 'pages/about#page',
      part: 'meta',
      path: ['meta', 'description'],
    }),
  )
})

test('a number is neutral only as a price, since others may be the same by chance', () => {
  todo(987_654)
  const plans = documents.get('plans#recurringServices')
  const prices = (value: unknown) =>
    findNeutralTexts(new Map(documents).set('legal/retention#retentionMonths', value)).length
  expect(plans).toBeDefined()
  expect(
    prices({ ...(documents.get('legal/retention#retentionMonths') as object), leads: 987_654 }),
  ).toBe(prices(documents.get('legal/retention#retentionMonths')))
})

test('a page that shows one says so to visitors, and no other page does', () => {
  const page = (words: string) => `<main id="conteudo"><h1>${words}</h1></main>`
  expect(noteNeutral(page(text))).toContain('<main id="conteudo"><p class="neutral-note">')
  expect(noteNeutral(page('Um texto nosso.'))).toBe(page('Um texto nosso.'))
})

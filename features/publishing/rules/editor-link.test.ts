import { expect, test } from 'vitest'
import { editorLink } from './editor-link.ts'

test('a document is edited in the form of the site, at a part or a field', () => {
  expect(editorLink('plans#recurringServices')).toBe('/agencia/site?doc=plans%23recurringServices')
  const at = new URL(
    editorLink('pages/home#page', { part: 'hero', field: ['hero', 0] }),
    'http://a',
  )
  expect(Object.fromEntries(at.searchParams)).toEqual({
    doc: 'pages/home#page',
    parte: 'hero',
    campo: '["hero",0]',
  })
})

test('an article is edited in its own editor', () => {
  expect(editorLink('articles/pao-de-forma#article')).toBe('/agencia/conteudos/pao-de-forma')
  const at = editorLink('articles/pao-de-forma#article', { part: 'geral', field: ['subject'] })
  expect(at).toBe('/agencia/conteudos/pao-de-forma?campo=%5B%22subject%22%5D')
  // The page that lists the articles is a page like others.
  expect(editorLink('pages/articles#page')).toMatch('/agencia/site?')
})

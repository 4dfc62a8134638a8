import { expect, test } from 'vitest'
import { brand } from '#content/brand.ts'
import { readContentDocuments } from '#tests/support/content/documents.ts'
import { setAt } from '../../rules/patch.ts'
import { findOldNames } from './old-names.ts'

const came = { ...brand, name: 'Maré Alta', url: 'https://www.marealta.example' }
const documents = await readContentDocuments()

/** What is found of a text, where the agency is called so now. */
const found = (text: string, name = 'Vento Sul') =>
  findOldNames(
    new Map(documents)
      .set('brand#brand', { ...came, name, email: 'oi@novo.example', url: 'https://novo.example' })
      .set('whatsapp#greeting', text),
    came,
  ).filter(({ document }) => document === 'whatsapp#greeting')

test.each([
  'A mare alta chega cedo.',
  'Fale com a MARÉ ALTA!',
  'oi@marealta.example',
  'https://rede.example/marealta',
])('%s still says the old name, and leads to its field', (text) => {
  expect(found(text)).toMatchObject([{ part: 'geral', path: [], text }])
})

test.each(['A marealtazinha.', 'Alta da maré', 'Olá, Vento Sul!'])('%s does not', (text) => {
  expect(found(text)).toEqual([])
})

test('a new name that holds the old one is no leftover, and the old name alone is', () => {
  expect(found('Na Maré Alta Digital é assim.', 'Maré Alta Digital')).toEqual([])
  expect(found('Na Maré Alta é assim.', 'Maré Alta Digital')).toHaveLength(1)
})

test('nothing is left over while the agency has the name that the site came with', () => {
  expect(found('Na Maré Alta é assim.', came.name)).toEqual([])
})

test('a text that takes an old address of the brand follows it, and is not listed beside it', () => {
  const now = { ...came, name: 'Vento Sul', email: 'oi@marealta.example' }
  const all = new Map(documents)
    .set('brand#brand', now)
    .set('whatsapp#greeting', 'Escreva para oi@marealta.example.')
  const found = findOldNames(all, came).map(({ document, path }) => `${document} ${path.join('.')}`)
  expect(found).toContain('brand#brand email')
  expect(found).not.toContain('whatsapp#greeting ')
})

test('an address of the brand that was not changed is listed too', () => {
  const now = setAt(came, ['name'], 'Vento Sul')
  const paths = findOldNames(new Map(documents).set('brand#brand', now), came).map(
    ({ path }) => path,
  )
  expect(paths).toContainEqual(['url'])
})

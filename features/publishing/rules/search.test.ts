import { expect, test } from 'vitest'
import * as z from 'zod'
import { describeFields } from './fields/fields.ts'
import { findText, fold } from './search.ts'

const schema = z.strictObject({
  title: z.string().max(300),
  faq: z.array(
    z.strictObject({ question: z.string().max(300), id: z.string().meta({ kind: 'fixed' }) }),
  ),
})
const value = { title: 'Conversão', faq: [{ question: 'Você atende em São Paulo?', id: 'voce' }] }
const documents = [{ key: 'pages/x#page', name: 'Página X', schema, value }]

test('a text is found whatever its case and accents, and opens its field', () => {
  expect(findText(documents, 'sao  paulo')).toEqual([
    {
      document: 'pages/x#page',
      name: 'Página X',
      path: ['faq', 0, 'question'],
      part: 'faq',
      label: 'Perguntas frequentes › Você atende em São Paulo? › Pergunta',
      snippet: 'Você atende em São Paulo?',
    },
  ])
  expect(findText(documents, 'CONVERSAO')[0]).toMatchObject({ path: ['title'], part: 'geral' })
})

test('a field is found by what it is called, before texts with the word', () => {
  const brand = z.strictObject({
    phone: z.strictObject({ display: z.string().max(30) }),
    hours: z.array(z.strictObject({ opens: z.string().max(5) })),
    title: z.string().max(300),
  })
  const facts = {
    phone: { display: '(85) 90000-0000' },
    hours: [{ opens: '09:00' }],
    title: 'Por telefone',
  }
  const all = [
    { key: 'pages/y#page', name: 'Y', schema: brand, value: { ...facts, phone: { display: '1' } } },
    { key: 'brand#brand', name: 'Dados', schema: brand, value: facts },
  ]
  expect(findText(all, 'telefone').map(({ path }) => path)).toEqual([
    ['phone'],
    ['phone'],
    ['title'],
    ['title'],
  ])
  expect(findText(all.slice(1), 'TELEFONE')[0]).toMatchObject({
    label: 'Telefone',
    part: 'phone',
    snippet: '(85) 90000-0000',
  })
  expect(findText(all.slice(1), 'horario')).toMatchObject([{ path: ['hours'], snippet: '09:00' }])
  // Within a word it is another one.
  expect(findText(all, 'fone').map(({ path }) => path)).toEqual([['title'], ['title']])
})

test('names for the code are not found, nor is anything by nothing', () => {
  expect(findText(documents, 'voce')).toHaveLength(1)
  expect(findText(documents, '  ')).toEqual([])
})

test('a part of another document is found there alone', () => {
  const shared = { document: 'brand#brand', path: ['name'] }
  const fields = describeFields(schema, value, {
    sourceOf: (part) => (part === value.faq ? shared : undefined),
  })
  expect(findText([{ key: 'pages/x#page', name: 'X', schema, value, fields }], 'paulo')).toEqual([])
})

test('a long text shows the words around', () => {
  const long = `${'antes '.repeat(30)}agulha ${'depois '.repeat(30)}`
  const [match] = findText([{ key: 'a#b', name: 'A', schema: z.string(), value: long }], 'Agulha')
  expect(match?.snippet).toMatch(/^….* agulha .*…$/)
  expect(match?.snippet.length).toBeLessThan(100)
})

test('folding keeps every letter in its place', () => {
  for (const text of ['Ação', 'İstanbul', 'straße', 'e\u0301']) {
    expect(fold(text.normalize('NFC'))).toHaveLength(text.normalize('NFC').length)
  }
})

test('a result shows the text as visitors read it, with the facts it names', () => {
  const answers = {
    title: '## Sobre a {{brand.name}}',
    faq: [{ question: '{else}A **conversa** dura {minutos}: [marque](/agenda).', id: 'a' }],
  }
  const all = [{ key: 'pages/x#page', name: 'Página X', schema, value: answers }]
  const findFact = (name: string) => (name === 'brand.name' ? 'Maré' : undefined)
  const snippets = (query: string) => findText(all, query, findFact).map(({ snippet }) => snippet)
  expect(snippets('conversa dura')).toEqual(['A conversa dura …: marque.'])
  expect(snippets('maré')).toEqual(['Sobre a Maré'])
  expect(snippets('else')).toEqual([])
  // Whoever looks for a brace means the text as it is written.
  expect(snippets('{minutos}')[0]).toContain('{else}')
})

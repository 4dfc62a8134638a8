import { expect, test } from 'vitest'
import * as z from 'zod'
import { address, email, icon, line, lines, link, markdown, slug, text } from '../common.ts'
import { reais } from '../prices.ts'
import { portugueseIssue } from './messages.ts'

const messagesOf = (schema: z.ZodType, value: unknown) =>
  (schema.safeParse(value, { reportInput: true }).error?.issues ?? []).map(portugueseIssue)

test.each([
  [line, ''],
  [line, 'a'.repeat(301)],
  [text, 5],
  [lines, []],
  [z.strictObject({ title: line }), {}],
  [z.strictObject({ title: line }), { title: 'a', extra: 1 }],
  [icon, 'nada'],
  [reais, '800'],
  [reais, 1.35],
  [z.int().min(1), 0],
  [z.boolean(), 'sim'],
  [slug, 'Á'],
  [email, 'nada'],
  [address, 'planos'],
  [z.union([z.literal('own'), z.url()]), 3],
])('what is wrong is said in Portuguese, with what to do', (schema, value) => {
  const messages = messagesOf(schema, value)
  expect(messages.length).toBeGreaterThan(0)
  for (const message of messages) {
    expect(message).toMatch(/^(Escreva|Encurte|Deixe|Preencha|Tire|Escolha|Use|Comece|Confira)/)
    expect(message).not.toMatch(/Invalid|expected|undefined/)
  }
})

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  '//evil.example',
  '/\\evil.example',
  'http://a.example',
  'https://a.example/"onclick="x',
])('%s is no link', (value) => {
  expect(messagesOf(link, value)).not.toEqual([])
  expect(messagesOf(address, value)).not.toEqual([])
  expect(messagesOf(text, `Veja [isto](${value}).`)).not.toEqual([])
  expect(messagesOf(markdown, `Veja [isto](${value}).`)).not.toEqual([])
})

test.each([
  'https://a.example/x?y=1',
  'mailto:a@b.example',
  'tel:+5585999990000',
  '/planos#a',
  '#a',
])('%s is a link', (value) => expect(messagesOf(link, value)).toEqual([]))

test.each(['</script>', '<b>oi</b>', '<img src=x onerror=y>', 'a'.repeat(100_000)])(
  'no field takes HTML, or a text without end',
  (value) => {
    for (const schema of [line, text, markdown]) expect(messagesOf(schema, value)).not.toEqual([])
  },
)

test('a sign in a sentence is no HTML', () => {
  expect(messagesOf(text, 'Abre em < 2 s e custa > 10')).toEqual([])
})

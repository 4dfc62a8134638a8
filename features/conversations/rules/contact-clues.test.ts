import { expect, test } from 'vitest'
import { findClues } from './contact-clues.ts'

test.each([
  ['Meu e-mail é Edson.B@Example.com.br, obrigado', { emails: ['edson.b@example.com.br'] }],
  ['liga no (85) 99999-0001', { phones: ['85999990001'] }],
  ['+55 85 99999 0001 ou 8532110000', { phones: ['5585999990001', '8532110000'] }],
  ['são 80 artigos por R$ 12.000,00 em 2026', {}],
  ['CNPJ 12.345.678/0001-90', {}],
  ['a@b.co e A@B.CO', { emails: ['a@b.co'] }],
  ['Minha referência: k7x2o9', { codes: ['K7X209'] }],
  ['refiz ontem o pedido', {}],
])('%s', (text, clues: Partial<ReturnType<typeof findClues>>) => {
  expect(findClues([text])).toEqual({ emails: [], phones: [], codes: [], ...clues })
})

test('a message full of numbers costs little and yields few', () => {
  const text = Array.from({ length: 300 }, (_, index) => `8599999${1000 + index}`).join(', ')
  expect(findClues([text.slice(0, 4000)]).phones.length).toBeLessThanOrEqual(10)
})

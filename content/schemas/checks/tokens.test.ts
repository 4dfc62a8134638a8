import { afterEach, expect, test } from 'vitest'
import { applyPatches, evaluate, patched } from '../../live.ts'
import { fillTokens, readToken, tokensIn } from './tokens.ts'

const documents: Record<string, unknown> = {
  'brand#brand': { name: 'Maré', address: { city: 'Recife' }, phone: { display: '81' } },
  'claims#claims': { home: { sales: { value: '7%' } } },
}
const find = (key: string) => documents[key]

test('a token stands for a fact, by its path or its short name', () => {
  expect(fillTokens('{{brand.name}} em {{ brand.city }}, {{brand.address.city}}', find)).toBe(
    'Maré em Recife, Recife',
  )
  expect(fillTokens({ a: ['{{claims.home.sales.value}}'] }, find)).toEqual({ a: ['7%'] })
})

test('what names nothing stays as it is written', () => {
  const text = '{{brand.nada}} {{brand}} {{brand.address}} {{x.y}} {{brand.__proto__.a}} {name}'
  expect(fillTokens(text, find)).toBe(text)
  expect(tokensIn(text)).toEqual(['brand.nada', 'brand.address', 'x.y', 'brand.__proto__.a'])
  expect(readToken('brand.constructor.name', find)).toBe(undefined)
})

afterEach(() => applyPatches({}))

test('an edited text follows the fact, even where the fact is read later', () => {
  let [line, name] = ['', '']
  evaluate('tokens.test:0', () => {
    line = patched('tokens.test#line', 'Olá')
  })
  evaluate('tokens.test:1', () => {
    name = patched('brand#brand', { name: 'Brisa' }).name
  })
  applyPatches({ 'tokens.test#line': 'Somos a {{brand.name}}' })
  expect(line).toBe('Somos a Brisa')
  applyPatches({ 'tokens.test#line': 'Somos a {{brand.name}}', 'brand#brand': { name: 'Maré' } })
  expect([line, name]).toEqual(['Somos a Maré', 'Maré'])
})

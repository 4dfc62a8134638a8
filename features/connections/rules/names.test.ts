import { expect, test } from 'vitest'
import { isBrandQuery, proposeClients } from './names.ts'

const clients = [
  { id: '1', name: 'Loja Azul' },
  { id: '2', name: 'Clínica São José' },
  { id: '3', name: 'Ana' },
  { id: '4', name: 'Loja Azul Centro' },
]

test.each([
  ['Loja Azul', ['1']],
  ['LOJA  AZUL', ['1']],
  ['www.loja-azul.com.br', ['1']],
  ['clinicasaojose.com.br/', ['2']],
  ['Clínica São José - GA4', ['2']],
  // Part of two names, so nobody is chosen.
  ['Azul', ['1', '4']],
  ['Outra coisa', []],
  // Too short to tell.
  ['Ana Paula Modas', []],
  ['', []],
])('an account called %j is proposed to %j', (name, ids) => {
  expect(proposeClients(name, clients).map(({ id }) => id)).toEqual(ids)
})

test.each([
  ['loja azul', true],
  ['telefone da loja azul', true],
  ['azul loja', true],
  ['lojaazul', true],
  ['www.lojaazul.com', true],
  ['loja de sapatos', false],
  ['azul', false],
  ['', false],
])('%j is a search for Loja Azul: %j', (query, isBrand) => {
  expect(isBrandQuery(query, 'Loja Azul')).toBe(isBrand)
})

test('a name of signs alone is nobody’s brand', () => {
  expect(isBrandQuery('qualquer coisa', '—')).toBe(false)
})

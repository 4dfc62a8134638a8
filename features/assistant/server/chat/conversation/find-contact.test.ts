import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findContact, hideContact } from './find-contact.ts'

const areas = '11 19 21 22 24 27 28 31 38 41 49 51 55 61 69 71 79 81 85 88 91 99'.split(' ')
const area = fc.constantFrom(...areas)
const four = fc.integer({ min: 0, max: 9999 }).map((part) => String(part).padStart(4, '0'))
const prefix = fc.constantFrom('', '+55 ', '+55', '55 ', '0055 ', '+55-')
const code = (digits: string) =>
  fc.constantFrom(`${digits} `, `(${digits}) `, `(${digits})`, digits, `0${digits} `, `${digits}-`)
const joint = fc.constantFrom('', '-', ' ', '.', ' - ', '–')
const before = fc.constantFrom(
  '',
  'meu número é ',
  'Quero falar com uma pessoa, meu telefone é ',
  'zap: ',
  'me liga no ',
  'anota aí (whats) ',
  'tenho 2 lojas. contato ',
  'call me at ',
)
const after = fc.constantFrom(
  '',
  '.',
  ', obrigada',
  '! abraço',
  ' (Ana)',
  '\nquanto custa um site?',
  ' 2 lojas',
)

test('a mobile is found however it is grouped and whatever stands around it', () => {
  fc.assert(
    fc.property(
      prefix,
      area.chain((digits) => fc.tuple(fc.constant(digits), code(digits))),
      four,
      four,
      joint,
      joint,
      before,
      after,
      (country, [digits, written], head, tail, first, second, said, then) => {
        const text = `${said}${country}${written}9${first}${head}${second}${tail}${then}`
        expect(findContact(text).contact.phone).toBe(`(${digits}) 9${head}-${tail}`)
      },
    ),
    { numRuns: 400 },
  )
})

test('a landline is found too', () => {
  fc.assert(
    fc.property(
      area,
      fc.integer({ min: 2000, max: 5999 }),
      four,
      joint,
      before,
      (digits, head, tail, gap, said) => {
        const text = `${said}(${digits}) ${head}${gap}${tail}`
        expect(findContact(text).contact.phone).toBe(`(${digits}) ${head}-${tail}`)
      },
    ),
  )
})

test('an e-mail is found with words and punctuation around it', () => {
  const name = fc.stringMatching(/^[a-z][a-z0-9]{0,8}([._+-][a-z0-9]{1,6})?$/)
  const host = fc.stringMatching(/^[a-z][a-z0-9-]{0,8}[a-z0-9]$/)
  const top = fc.constantFrom('com', 'com.br', 'adv.br', 'example')
  fc.assert(
    fc.property(name, host, top, before, after, (user, domain, last, said, then) => {
      const address = `${user}@${domain}.${last}`
      expect(findContact(`${said}${address}${then}`).contact.email).toBe(address)
    }),
  )
})

test('money, years, documents, dates and counts are no telephone', () => {
  const amounts = fc
    .integer({ min: 1, max: 99_999_999 })
    .chain((amount) =>
      fc.constantFrom(
        `R$ ${amount.toLocaleString('pt-BR')}`,
        `${amount} reais`,
        `tenho ${amount} por mês`,
        `${amount.toLocaleString('pt-BR')},00`,
      ),
    )
  fc.assert(
    fc.property(amounts, (text) => {
      expect(findContact(text).contact).toEqual({})
    }),
  )
  for (const text of [
    'meu CPF é 859.999.911-11',
    'CPF 85999991111',
    'CNPJ 12.345.678/0001-90',
    'de 2024-2025',
    'dia 12/10/2025 às 15h30',
    'CEP 60115-000',
    '10000 seguidores e 2500 visitas',
    'o cartão 4111 1111 1111 1111',
    'usuário @padaria no Instagram',
  ]) {
    expect(findContact(text).contact, text).toEqual({})
  }
})

test.each([
  ['85 9999O-1111', '(85) 99990-1111'],
  ['８５ ９９９９９-１１１１', '(85) 99999-1111'],
  ['85 9999-1111', '(85) 9999-1111'],
  ['meu número é +351 912 345 678', '+351 912 345 678'],
  ['85999991111 ou 85 98888-7777', '(85) 98888-7777'],
])('%s is read as %s', (text, phone) => {
  expect(findContact(text).contact.phone).toBe(phone)
})

test('a dictated address is read', () => {
  expect(findContact('ana arroba exemplo ponto com ponto br').contact.email).toBe(
    'ana@exemplo.com.br',
  )
})

test.each([
  'meu zap é 99999-1111',
  'meu telefone: 85 9999-111',
  'pode mandar para ana@gmail',
  'meu número é 85 999999-11111',
])('“%s” was meant as a contact and is incomplete', (text) => {
  expect(findContact(text)).toMatchObject({ contact: {}, incomplete: true })
})

test.each([
  ['Me chamo Ana Souza e meu zap é 85 99999-1111', 'Ana Souza'],
  ['aqui é o Beto, 85 99999-1111', 'Beto'],
  ['meu nome é joão pedro, tel 85 99999-1111', 'joão pedro'],
  ['sou a dona da padaria, 85 99999-1111', undefined],
  ['Sou a Maria da Silva. 85 99999-1111', 'Maria da Silva'],
  ['85 99999-1111', undefined],
])('in “%s” the name is %s', (text, name) => {
  expect(findContact(text).contact.name).toBe(name)
})

test.each([
  ['Ana Souza 85 99999-1111', 'Ana Souza'],
  ['ana, ana@example.com', 'ana'],
  ['85 99999-1111 - Beto', 'Beto'],
  ['Carla', 'Carla'],
  ['quero saber quanto custa um site antes', undefined],
])('where a name was asked for, “%s” says %s', (text, name) => {
  expect(findContact(text, true).contact.name).toBe(name)
})

test('what else was asked beside a contact is left to be answered', () => {
  expect(findContact('quanto custa um site? meu zap é 85 99999-1111').rest).toBe(
    'quanto custa um site?',
  )
  expect(findContact('Quero falar com uma pessoa, meu telefone é 85 99999-1111').rest).toBe('')
  expect(findContact('Me chamo Ana Souza, 85 99999-1111').rest).toBe('')
  expect(findContact('quanto custa um site?').rest).toBe('quanto custa um site?')
})

test('nothing that reaches a visitor is left for a model', () => {
  const text = hideContact(
    'Me chamo Ana Souza, 85 99999-1111, ana@example.com. Quanto custa um site?',
  )
  expect(text).not.toMatch(/Ana|Souza|9999|@/)
  expect(text).toContain('Quanto custa um site?')
  expect(hideContact('como vender mais?')).toBe('como vender mais?')
})

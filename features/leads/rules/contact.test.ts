import { expect, test } from 'vitest'
import { checkContact } from './contact.ts'
import { contactExtras } from './contact-extras.ts'

const good = {
  name: 'Ana Souza',
  email: 'ana@example.com',
  phone: '(85) 90000-0000',
  company: '',
  message: 'Quero um site novo.',
}

const rules: [field: string, value: unknown, message: string][] = [
  ['name', 'A', 'Nome deve ter no mínimo 2 caracteres'],
  ['name', ' A ', 'Nome deve ter no mínimo 2 caracteres'],
  ['name', 'a'.repeat(101), 'Nome muito longo'],
  ['email', 'ana', 'Email inválido'],
  ['email', 'ana@example.com, bia@example.com', 'Email inválido'],
  ['email', 'ana@example.com\r\nBcc: bia@example.com', 'Email inválido'],
  [
    'email',
    `${'a'.repeat(60)}@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.${'e'.repeat(20)}.com`,
    'Email muito longo',
  ],
  ['phone', '123456789', 'Telefone inválido'],
  ['phone', '1'.repeat(21), 'Telefone muito longo'],
  ['company', 'a'.repeat(101), 'Nome da empresa muito longo'],
  ['message', 'curta', 'Mensagem deve ter no mínimo 10 caracteres'],
  ['message', `${' '.repeat(20)}curta`, 'Mensagem deve ter no mínimo 10 caracteres'],
  ['message', 'a'.repeat(1001), 'Mensagem muito longa'],
]

test.each(rules)('%s %j is refused: %s', (field, value, message) => {
  expect(checkContact({ ...good, [field]: value }).errors).toEqual({ [field]: message })
})

test('the longest and the shortest allowed values are valid', () => {
  const shortest = { name: 'An', phone: '8590000000', message: '1234567890' }
  const longest = {
    name: 'a'.repeat(100),
    phone: '1'.repeat(20),
    company: 'a'.repeat(100),
    message: 'a'.repeat(1000),
  }
  expect(checkContact({ ...good, ...shortest }).errors).toBeUndefined()
  expect(checkContact({ ...good, ...longest }).errors).toBeUndefined()
})

test('the company is optional', () => {
  const { company, ...rest } = good
  expect(checkContact(rest).fields?.company).toBe('')
  expect(checkContact({ ...rest, company: null }).fields?.company).toBe('')
})

test('everything is trimmed, and a single line holds no line break', () => {
  const { fields } = checkContact({
    ...good,
    name: '  Ana\r\nBcc: x@y.z\u2028\u0000 ',
    phone: ' 8590000000 ',
  })
  expect(fields?.name).toBe('Ana Bcc: x@y.z')
  expect(fields?.phone).toBe('8590000000')
})

test('line breaks count once in any encoding', () => {
  const lines = 'abcd\r\n'.repeat(199)
  const { fields } = checkContact({ ...good, message: `${lines}\u0000fim` })
  expect(fields?.message).toBe(`${'abcd\n'.repeat(199)}fim`)
})

test('an input that is no form lacks every required field', () => {
  for (const input of [null, undefined, 7, 'text', [], [good]]) {
    expect(Object.keys(checkContact(input).errors ?? {})).toEqual([
      'name',
      'email',
      'phone',
      'message',
    ])
  }
})

test('invalid metadata never makes a message fail', () => {
  const odd = { key: 'x', page: 5, visit: 'x', elapsed: 'soon', assunto: [] }
  expect(contactExtras.parse(odd)).toEqual({ page: '', assunto: '' })
  expect(contactExtras.parse({ page: 'x'.repeat(5000) }).page).toHaveLength(2000)
})

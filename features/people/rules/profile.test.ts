import { expect, test } from 'vitest'
import { parseForm } from '#features/shared/rules/form.ts'
import { profileForm } from './profile.ts'

function errorsOf(fields: Record<string, string>) {
  const data = new FormData()
  const whole = { fullName: 'Ana Lima', companyName: '', phone: '', ...fields }
  for (const [name, value] of Object.entries(whole)) data.set(name, value)
  return parseForm(profileForm, data).errors
}

test('company and phone are optional', () => {
  expect(errorsOf({})).toBeUndefined()
})

test.each(['(85) 90000-0000', '85900000000', '+55 85 90000-0000'])('%s is a phone', (phone) => {
  expect(errorsOf({ phone })).toBeUndefined()
})

test.each(['9000', 'ligue para mim', '(85) 9'])('%s is no phone', (phone) => {
  expect(errorsOf({ phone })).toEqual({ phone: 'Telefone inválido' })
})

test('each field has its limit', () => {
  expect(
    errorsOf({ fullName: 'a'.repeat(101), companyName: 'a'.repeat(101), phone: '1'.repeat(21) }),
  ).toEqual({
    fullName: 'Nome muito longo',
    companyName: 'Nome da empresa muito longo',
    phone: 'Telefone muito longo',
  })
  expect(errorsOf({ fullName: 'A' })).toEqual({ fullName: 'Nome deve ter no mínimo 2 caracteres' })
})

test('characters that PostgreSQL cannot store are removed', () => {
  const form = new FormData()
  form.set('fullName', 'Ana\u0000 Lima\u202e')
  form.set('companyName', 'Padaria\u0000\r\ndo Mar')
  form.set('phone', '')
  expect(parseForm(profileForm, form).values).toMatchObject({
    fullName: 'Ana  Lima',
    companyName: 'Padaria do Mar',
  })
})

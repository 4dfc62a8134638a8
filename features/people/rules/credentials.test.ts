import { describe, expect, test } from 'vitest'
import { parseForm } from '#features/shared/rules/form.ts'
import { changePasswordForm, signInForm, signUpForm } from './credentials.ts'

function form(fields: Record<string, string>): FormData {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) data.set(name, value)
  return data
}

const account = {
  fullName: 'Ana Lima',
  email: 'ana@example.com',
  password: 'vento-sul',
  confirmPassword: 'vento-sul',
}

describe('signing in', () => {
  test('shows an error under each field', () => {
    expect(parseForm(signInForm, form({ email: 'ana', password: '12345' })).errors).toEqual({
      email: 'Email inválido',
      password: 'Senha deve ter no mínimo 6 caracteres',
    })
  })
  test('accepts six characters, and an address in any case', () => {
    const { values } = parseForm(
      signInForm,
      form({ email: ' Ana@Example.com ', password: '123456' }),
    )
    expect(values).toEqual({ email: 'ana@example.com', password: '123456' })
  })
  test('reports every missing field', () => {
    expect(parseForm(signInForm, form({})).errors).toEqual({
      email: 'Email inválido',
      password: 'Senha deve ter no mínimo 6 caracteres',
    })
  })
  test('limits the length of what is hashed', () => {
    const { errors } = parseForm(signInForm, form({ ...account, password: 'a'.repeat(129) }))
    expect(errors).toEqual({ password: 'Senha muito longa' })
  })
})

describe('signing up', () => {
  test('a complete form is valid', () => {
    expect(parseForm(signUpForm, form(account)).values).toEqual(account)
  })
  test('differing passwords are reported on the second field', () => {
    const { errors } = parseForm(signUpForm, form({ ...account, confirmPassword: 'vento-norte' }))
    expect(errors).toEqual({ confirmPassword: 'As senhas não coincidem' })
  })
  test('all errors are reported at once', () => {
    const wrong = { fullName: ' A ', email: '@', password: '1', confirmPassword: '2' }
    expect(parseForm(signUpForm, form(wrong)).errors).toEqual({
      fullName: 'Nome deve ter no mínimo 2 caracteres',
      email: 'Email inválido',
      password: 'Senha deve ter no mínimo 6 caracteres',
      confirmPassword: 'As senhas não coincidem',
    })
  })
  test('names and addresses have a maximum length', () => {
    const long = { ...account, fullName: 'a'.repeat(101), email: `${'a'.repeat(250)}@example.com` }
    expect(parseForm(signUpForm, form(long)).errors).toEqual({
      fullName: 'Nome muito longo',
      email: 'Email muito longo',
    })
  })
})

test('changing the password asks for the current one', () => {
  const { errors } = parseForm(
    changePasswordForm,
    form({ currentPassword: '', password: 'vento-sul', confirmPassword: 'vento-sul' }),
  )
  expect(errors).toEqual({ currentPassword: 'Informe a senha atual' })
})

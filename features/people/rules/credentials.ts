import * as z from 'zod/mini'
import { stripControls } from '#features/shared/rules/text.ts'

export const shortestPassword = 6
/** Hashing time grows with the length. */
export const longestPassword = 128
export const longestEmail = 255

export const email = z
  .string('Email inválido')
  .check(
    z.trim(),
    z.toLowerCase(),
    z.email('Email inválido'),
    z.maxLength(longestEmail, 'Email muito longo'),
  )

const password = z
  .string('Senha deve ter no mínimo 6 caracteres')
  .check(
    z.minLength(shortestPassword, 'Senha deve ter no mínimo 6 caracteres'),
    z.maxLength(longestPassword, 'Senha muito longa'),
  )

export const fullName = z
  .string('Nome deve ter no mínimo 2 caracteres')
  .check(
    z.overwrite(stripControls),
    z.trim(),
    z.minLength(2, 'Nome deve ter no mínimo 2 caracteres'),
    z.maxLength(100, 'Nome muito longo'),
  )

const confirmPassword = z.string('As senhas não coincidem')

const samePasswords = (values: { password: string; confirmPassword: string }) =>
  values.password === values.confirmPassword
// Reported together with the errors of other fields.
const mismatch = { error: 'As senhas não coincidem', path: ['confirmPassword'], when: () => true }

export const signInForm = z.object({ email, password })

export const signUpForm = z
  .object({ fullName, email, password, confirmPassword })
  .check(z.refine(samePasswords, mismatch))

export const forgotForm = z.object({ email })

export const resetForm = z
  .object({ token: z.string('O link não é válido'), password, confirmPassword })
  .check(z.refine(samePasswords, mismatch))

const currentPassword = z
  .string('Informe a senha atual')
  .check(z.minLength(1, 'Informe a senha atual'), z.maxLength(longestPassword, 'Senha muito longa'))

export const eraseForm = z.object({ currentPassword })

export const changeEmailForm = z.object({ email, currentPassword })

/** An invited person chooses name and password; the address is the invited one. */
export const acceptForm = z
  .object({ fullName, password, confirmPassword })
  .check(z.refine(samePasswords, mismatch))

export const changePasswordForm = z
  .object({ currentPassword, password, confirmPassword })
  .check(z.refine(samePasswords, mismatch))

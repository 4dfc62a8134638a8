import fc from 'fast-check'
import { expect, test } from 'vitest'
import { passwordStrength } from './password-strength.ts'

test.each([
  ['12345', 0],
  ['123456', 1],
  ['aaaaaaaaaaaa', 1],
  ['jangada', 1],
  ['jangada7', 2],
  ['Jangada-7', 3],
  ['jangada ao vento', 4],
] as const)('%s is worth %i', (password, strength) => {
  expect(passwordStrength(password)).toBe(strength)
})

test('adding to a password never makes it weaker', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (password, more) => {
      expect(passwordStrength(password + more)).toBeGreaterThanOrEqual(passwordStrength(password))
    }),
  )
})

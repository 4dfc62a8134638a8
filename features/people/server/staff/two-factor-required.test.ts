import { expect, test } from 'vitest'
import { parseEnv } from '#server/env/env.ts'
import { isTwoFactorRequired } from './staff.server.ts'

const cases: [Record<string, string>, boolean, boolean][] = [
  [{}, false, false],
  [{}, true, true],
  [{ PUBLIC_URL: 'https://www.example.com' }, false, true],
  [{ PUBLIC_URL: 'http://localhost:3000' }, false, false],
  [{ PUBLIC_URL: 'https://www.example.com', STAFF_TWO_FACTOR: 'offered' }, true, false],
  [{ STAFF_TWO_FACTOR: 'required' }, false, true],
]

test.each(cases)('with %o, encrypted %s: required %s', (env, secure, required) => {
  expect(isTwoFactorRequired(parseEnv(env), secure)).toBe(required)
})

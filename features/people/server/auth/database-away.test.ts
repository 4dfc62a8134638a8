import { expect, test } from 'vitest'
import { openDatabase } from '#server/db/client.ts'
import { createLogger } from '#server/log.ts'
import { newAccount, testDeps, testRequest } from '#tests/support/accounts.ts'
import { testDatabase } from '#tests/support/database.ts'
import { formFailure } from './form-failure.ts'
import { findSession } from './sessions.ts'
import { signIn } from './sign-in.ts'

const log = createLogger('silent')
/** Nobody listens there. */
const database = openDatabase({ host: '127.0.0.1', port: 1, user: 'x', database: 'x' }, log)
const secret = { AUTH_SECRET: 'x'.repeat(32) }
const deps = testDeps(database, secret)

test('a sign-in without a database is told to come back, not that the password is wrong', async () => {
  const values = { email: 'ana@example.com', password: 'jangada ao vento' }
  const [request, info] = testRequest(deps)
  const error = await signIn(request, info, values).catch((reason) => reason)
  const { status, headers, description } = formFailure(error, info)
  expect(status).toBe(503)
  expect(headers).toHaveProperty('Retry-After')
  expect(description).toContain('instabilidade')
})

test('who a signed-in visitor is cannot be told for the moment, which is no defect', async () => {
  const { cookies } = await newAccount(testDeps(testDatabase(), secret))
  const looked = findSession(...testRequest(deps, { cookies }))
  await expect(looked).rejects.toMatchObject({ code: 'unavailable' })
})

import { expect, test } from 'vitest'
import { openDatabase } from '#server/db/client.ts'
import { createLogger } from '#server/log.ts'
import { testDatabase } from '#tests/support/database/database.ts'
import { newAccount, testDeps, testRequest } from '#tests/support/people/accounts.ts'
import { formFailure } from './form-failure.ts'
import { findSession } from './sessions.ts'
import { signIn } from './sign-in.ts'

const log = createLogger('silent')
/** Nothing listens there. */
const database = openDatabase({ host: '127.0.0.1', port: 1, user: 'x', database: 'x' }, log)
const secret = { AUTH_SECRET: 'x'.repeat(32) }
const deps = testDeps(database, secret)

test('a sign-in without a database answers 503, not “wrong password”', async () => {
  const values = { email: 'ana@example.com', password: 'jangada ao vento' }
  const [request, info] = testRequest(deps)
  const error = await signIn(request, info, values).catch((reason) => reason)
  const { status, headers, description } = formFailure(error, info)
  expect(status).toBe(503)
  expect(headers).toHaveProperty('Retry-After')
  expect(description).toContain('instabilidade')
})

test('a session lookup without a database is an outage, not a defect', async () => {
  const { cookies } = await newAccount(testDeps(testDatabase(), secret))
  const looked = findSession(...testRequest(deps, { cookies }))
  await expect(looked).rejects.toMatchObject({ code: 'unavailable' })
})

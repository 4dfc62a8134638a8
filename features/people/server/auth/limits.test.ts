import { randomUUID } from 'node:crypto'
import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { requestContext } from '#server/http/request/request-context.ts'
import { testDatabase } from '#tests/support/database/database.ts'
import { goodPassword, newAccount, testDeps, testRequest } from '#tests/support/people/accounts.ts'
import { enterBySignUp } from './auth.server.ts'
import { countAttempt } from './limits.ts'
import { requestReset } from './passwords/password-reset.ts'
import { signIn, signUp } from './sign-in.ts'

const database = testDatabase()

const outcome = (attempt: Promise<unknown>) => attempt.then(() => 200).catch((error) => error)

test('after too many failures an account is locked for a while, from any address and even if it does not exist', async () => {
  const deps = testDeps(database, { SIGN_IN_FAILURES_PER_ACCOUNT: '2' })
  const { email } = await newAccount(deps)
  for (const address of [email, `${randomUUID()}@example.com`]) {
    const attempt = () =>
      outcome(signIn(...testRequest(deps), { email: address, password: 'errada' }))
    expect((await attempt()).status).toBe(401)
    expect((await attempt()).status).toBe(401)
    const refused = await attempt()
    expect(refused.status).toBe(429)
    expect(Number(refused.headers['Retry-After'])).toBeGreaterThan(0)
    expect(refused.action).toMatch(/^Aguarde \d+ minutos? e tente de novo\.$/)
  }
  const right = signIn(...testRequest(deps), { email, password: goodPassword })
  expect((await outcome(right)).status).toBe(429)
})

test('successful sign-ins do not count as failures', async () => {
  const deps = testDeps(database, { SIGN_IN_FAILURES_PER_ACCOUNT: '2' })
  const { email } = await newAccount(deps)
  for (let time = 0; time < 4; time += 1) {
    expect(await outcome(signIn(...testRequest(deps), { email, password: goodPassword }))).toBe(200)
  }
})

test('password checks are limited by address, refused sign-ups included', async () => {
  const deps = testDeps(database, { SIGN_INS_PER_ADDRESS: '1' })
  const attempt = () => {
    const [request, info] = testRequest(deps, { address: '198.51.100.9' })
    const context = new RouterContextProvider()
    context.set(requestContext, info)
    const values = { fullName: 'Ana Lima', email: 'ana@example.com', password: '123456' }
    return outcome(enterBySignUp({ request, context }, values))
  }
  for (let time = 0; time < 20; time += 1) expect(await attempt()).toBe(200)
  expect((await attempt()).status).toBe(429)
})

test('sign-ins are limited by address, across accounts', async () => {
  const deps = testDeps(database, { SIGN_INS_PER_ADDRESS: '2' })
  const address = randomUUID()
  const attempt = () => {
    const email = `${randomUUID()}@example.com`
    return outcome(signIn(...testRequest(deps, { address }), { email, password: 'errada' }))
  }
  expect([(await attempt()).status, (await attempt()).status]).toEqual([401, 401])
  expect((await attempt()).status).toBe(429)
})

test('password checks are limited by address', async () => {
  const deps = testDeps(database, { SIGN_INS_PER_ADDRESS: '1' })
  const address = randomUUID()
  const judged = () => outcome(countAttempt(deps, 'judge-address', address))
  for (let time = 0; time < 20; time += 1) expect(await judged()).toBe(200)
  expect((await judged()).status).toBe(429)
})

test('sign-ups are limited by address', async () => {
  const deps = testDeps(database, { SIGN_UPS_PER_ADDRESS: '1' })
  const address = randomUUID()
  const attempt = () => {
    const values = { fullName: 'Ana', email: `${randomUUID()}@example.com`, password: goodPassword }
    return outcome(signUp(...testRequest(deps, { address }), values))
  }
  expect(await attempt()).toBe(200)
  expect((await attempt()).status).toBe(429)
})

test('reset mails are limited by mailbox', async () => {
  const deps = testDeps(database, { RESETS_PER_ACCOUNT: '1' })
  const { email } = await newAccount(deps)
  expect(await outcome(requestReset(...testRequest(deps), { email }))).toBe(200)
  expect((await outcome(requestReset(...testRequest(deps), { email }))).status).toBe(429)
})

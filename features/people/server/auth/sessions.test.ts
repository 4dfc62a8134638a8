import { eq, sql } from 'drizzle-orm'
import pg from 'pg'
import { expect, test, vi } from 'vitest'
import { testDatabase } from '#tests/support/database/database.ts'
import { goodPassword, newAccount, testDeps, testRequest } from '#tests/support/people/accounts.ts'
import { profiles, session, user, userPreferences } from '../schema.ts'
import { signOut } from './auth.server.ts'
import { endOtherSessions, findSession, listSessions, removeEndedSessions } from './sessions.ts'
import { signIn, signUp } from './sign-in.ts'

const database = testDatabase()
const deps = testDeps(database)
const { db } = database

test('a new account has a profile, preferences and a session', async () => {
  const { id, email, cookies } = await newAccount(deps)
  expect(await db.select().from(profiles).where(eq(profiles.id, id))).toEqual([
    { id, fullName: 'Ana Lima', companyName: '', phone: '' },
  ])
  expect(await db.select().from(userPreferences).where(eq(userPreferences.userId, id))).toEqual([
    { userId: id, fontSize: 'medium', highContrast: false, reducedMotion: false },
  ])
  const session = await findSession(...testRequest(deps, { cookies }))
  expect(session?.user).toEqual({ id, email, name: 'Ana Lima', verified: false })
})

test('cookies are HttpOnly, and Secure under TLS', async () => {
  const { email, cookies } = await newAccount(deps)
  expect(cookies.join()).toMatch(/^better-auth\.session_token=.*HttpOnly.*SameSite=Lax/i)
  const [request, info] = testRequest(deps)
  const entered = await signIn(
    request,
    { ...info, secure: true },
    { email, password: goodPassword },
  )
  expect(entered.cookies.join()).toMatch(/^__Secure-better-auth\.session_token=.*Secure/i)
})

test('a wrong password and an unknown address get the same response', async () => {
  const { email } = await newAccount(deps)
  const attempts = [email, 'ninguem@example.com'].map((address) =>
    signIn(...testRequest(deps), { email: address, password: 'outra coisa' }).catch((error) => ({
      message: error.message,
      action: error.action,
      status: error.status,
    })),
  )
  const [wrong, unknown] = await Promise.all(attempts)
  expect(wrong).toEqual(unknown)
  expect(wrong).toMatchObject({ status: 401 })
})

test('an address has one account, also with two concurrent sign-ups', async () => {
  const { email } = await newAccount(deps)
  const again = { fullName: 'Outra', email, password: goodPassword }
  await expect(signUp(...testRequest(deps), again)).rejects.toMatchObject({ status: 400 })
  const fresh = { ...again, email: `novo-${email}` }
  const outcomes = await Promise.allSettled([
    signUp(...testRequest(deps), fresh),
    signUp(...testRequest(deps), fresh),
  ])
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  expect(await db.select().from(user).where(eq(user.email, fresh.email))).toHaveLength(1)
})

test('signing out ends the session', async () => {
  const { cookies } = await newAccount(deps)
  await signOut(...testRequest(deps, { cookies }))
  expect(await findSession(...testRequest(deps, { cookies }))).toBeNull()
})

test('a forged cookie is rejected', async () => {
  const { cookies } = await newAccount(deps)
  const forged = cookies.map((cookie) => cookie.replace('session_token=', 'session_token=x'))
  expect(await findSession(...testRequest(deps, { cookies: forged }))).toBeNull()
})

test('a session is read by one query until it must be prolonged or has ended', async () => {
  const { id, cookies } = await newAccount(deps)
  await findSession(...testRequest(deps, { cookies }))
  const querySpy = vi.spyOn(pg.Client.prototype, 'query')
  const quick = await findSession(...testRequest(deps, { cookies }))
  expect(querySpy).toHaveBeenCalledTimes(1)
  querySpy.mockRestore()
  const lasts = (interval: string) =>
    db
      .update(session)
      .set({ expiresAt: sql`now() + ${interval}::interval` })
      .where(eq(session.userId, id))
  await lasts('5 days')
  const prolonged = await findSession(...testRequest(deps, { cookies }))
  expect(prolonged?.cookies.join()).toContain('session_token=')
  expect({ ...prolonged, staff: null, cookies: [] }).toEqual(quick)
  await lasts('-1 second')
  expect(await findSession(...testRequest(deps, { cookies }))).toBeNull()
})

test('other devices can be signed out, other accounts are not affected', async () => {
  const account = await newAccount(deps)
  const stranger = await newAccount(deps)
  await signIn(...testRequest(deps), { email: account.email, password: goodPassword })
  const here = await findSession(...testRequest(deps, { cookies: account.cookies }))
  expect(await listSessions(deps, account.id)).toHaveLength(2)
  await endOtherSessions(deps, account.id, here?.id as string)
  expect(await listSessions(deps, account.id)).toMatchObject([{ id: here?.id }])
  expect(await listSessions(deps, stranger.id)).toHaveLength(1)
})

test('the list of devices contains no session secrets', async () => {
  const account = await newAccount(deps)
  const [row] = await db.select().from(session).where(eq(session.userId, account.id))
  expect(JSON.stringify(await listSessions(deps, account.id))).not.toContain(row?.token)
})

test('ended sessions are deleted with their addresses', async () => {
  const account = await newAccount(deps)
  await db
    .update(session)
    .set({ expiresAt: new Date(0) })
    .where(eq(session.userId, account.id))
  await removeEndedSessions(database)
  expect(await db.select().from(session).where(eq(session.userId, account.id))).toEqual([])
})

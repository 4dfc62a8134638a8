import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { mails } from '#server/db/schema.ts'
import { testDatabase } from '#tests/support/database/database.ts'
import { goodPassword, testDeps, testRequest } from '#tests/support/people/accounts.ts'
import { user } from '../schema.ts'
import { verifyEmail } from './confirm-email.ts'
import { findSession } from './sessions.ts'
import { signIn, signUp } from './sign-in.ts'

const database = testDatabase()
const { db } = database
const deps = testDeps(database, { REQUIRE_EMAIL_VERIFICATION: 'true' })

const mailsTo = (email: string) => db.select().from(mails).where(eq(mails.recipient, email))
const join = (email: string) =>
  signUp(...testRequest(deps), { fullName: 'Ana Lima', email, password: goodPassword })

test('nobody is signed in before confirming the address; the link confirms and signs in', async () => {
  const email = `${randomUUID()}@example.com`
  expect(await join(email)).toEqual({ userId: null, cookies: [] })
  await expect(
    signIn(...testRequest(deps), { email, password: goodPassword }),
  ).rejects.toMatchObject({ status: 403 })
  const [mail] = await mailsTo(email)
  const token = mail?.bodyText?.match(/\/auth\?mode=verify&token=(\S+)/)?.[1] as string
  const { confirmed, cookies } = await verifyEmail(...testRequest(deps), token)
  expect(confirmed).toBe(true)
  expect((await findSession(...testRequest(deps, { cookies })))?.user.email).toBe(email)
  const entered = await signIn(...testRequest(deps), { email, password: goodPassword })
  expect((await findSession(...testRequest(deps, entered)))?.user.email).toBe(email)
})

test('a link opened twice signs in only once', async () => {
  const email = `${randomUUID()}@example.com`
  await join(email)
  const token = (await mailsTo(email))[0]?.bodyText?.match(/token=(\S+)/)?.[1] as string
  await verifyEmail(...testRequest(deps), token)
  expect(await verifyEmail(...testRequest(deps), token)).toEqual({ confirmed: true, cookies: [] })
})

test('signing up with an existing address looks like any sign-up', async () => {
  const email = `${randomUUID()}@example.com`
  const first = await join(email)
  expect(await join(email)).toEqual(first)
  expect(await db.select().from(user).where(eq(user.email, email))).toHaveLength(1)
})

test('an invalid token confirms nothing', async () => {
  expect(await verifyEmail(...testRequest(deps), 'abc.def.ghi')).toEqual({
    confirmed: false,
    cookies: [],
  })
})

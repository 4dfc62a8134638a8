import { and, eq } from 'drizzle-orm'
import { expect, onTestFinished, test, vi } from 'vitest'
import { verification } from '#features/people/server/schema.ts'
import { mails } from '#server/db/schema.ts'
import { testDatabase } from '#tests/support/database/database.ts'
import { goodPassword, newAccount, testDeps, testRequest } from '#tests/support/people/accounts.ts'
import { findSession } from '../sessions.ts'
import { signIn } from '../sign-in.ts'
import { requestReset, resetPassword } from './password-reset.ts'

const database = testDatabase()
const deps = testDeps(database, { RESETS_PER_ACCOUNT: '100' })
const { db } = database
const newPassword = 'outro vento sopra'

const mailsTo = (email: string) =>
  db
    .select()
    .from(mails)
    .where(and(eq(mails.recipient, email), eq(mails.kind, 'reset-password')))

async function mailedToken(email: string): Promise<string> {
  const before = new Set((await mailsTo(email)).map(({ id }) => id))
  await requestReset(...testRequest(deps), { email })
  const mail = (await mailsTo(email)).find(({ id }) => !before.has(id))
  const link = mail?.bodyText?.match(/http:\/\/localhost:3000\/auth\?mode=reset&token=(\S+)/)
  return link?.[1] as string
}

const reset = (token: string, password = newPassword) =>
  resetPassword(...testRequest(deps), { token, password })

test('the mailed link sets a new password and ends every session', async () => {
  const { email, cookies } = await newAccount(deps)
  expect(await reset(await mailedToken(email))).toBeUndefined()
  expect(await findSession(...testRequest(deps, { cookies }))).toBeNull()
  await expect(
    signIn(...testRequest(deps), { email, password: goodPassword }),
  ).rejects.toMatchObject({ status: 401 })
  const entered = await signIn(...testRequest(deps), { email, password: newPassword })
  expect((await findSession(...testRequest(deps, entered)))?.user.email).toBe(email)
})

test('a link works once and invalidates older links', async () => {
  const { email, id } = await newAccount(deps)
  const older = await mailedToken(email)
  const newer = await mailedToken(email)
  await reset(newer)
  for (const token of [newer, older])
    await expect(reset(token)).rejects.toMatchObject({ status: 400 })
  expect(await db.select().from(verification).where(eq(verification.value, id))).toEqual([])
})

test('the stored value does not open the account', async () => {
  const { email, id } = await newAccount(deps)
  const token = await mailedToken(email)
  const [row] = await db.select().from(verification).where(eq(verification.value, id))
  expect(row?.identifier).not.toContain(token)
  await expect(reset(row?.identifier as string)).rejects.toMatchObject({ status: 400 })
})

test('a link expires after half an hour', async () => {
  const { email, id } = await newAccount(deps)
  const token = await mailedToken(email)
  const [row] = await db.select().from(verification).where(eq(verification.value, id))
  const minutes = ((row?.expiresAt.getTime() ?? 0) - Date.now()) / 60_000
  expect(Math.round(minutes)).toBe(30)
  await db
    .update(verification)
    .set({ expiresAt: new Date(Date.now() - 1000) })
    .where(eq(verification.value, id))
  await expect(reset(token)).rejects.toMatchObject({ status: 400 })
})

test.each([-1, 1])('a link works where clocks differ by %i day', async (days) => {
  const { email } = await newAccount(deps)
  onTestFinished(() => void vi.useRealTimers())
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + days * 86_400_000 })
  const token = await mailedToken(email)
  expect(await reset(token)).toBeUndefined()
  const other = await mailedToken(email)
  vi.useRealTimers()
  expect(await reset(other)).toBeUndefined()
})

test('a common password is refused, and the link still works', async () => {
  const { email } = await newAccount(deps)
  const token = await mailedToken(email)
  expect(await reset(token, 'senha123')).toContain('muito comum')
  expect(await reset(token)).toBeUndefined()
})

test('an unknown address gets no mail, and the same response', async () => {
  const email = 'nao-existe@example.com'
  await expect(requestReset(...testRequest(deps), { email })).resolves.toBeUndefined()
  expect(await mailsTo(email)).toEqual([])
})

import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { brand } from '#content/brand.ts'
import { user } from '#features/people/server/schema.ts'
import { mails } from '#server/db/schema.ts'
import { moment } from '#server/email/mail.ts'
import { testDatabase } from '#tests/support/database/database.ts'
import {
  goodPassword,
  mailedToken,
  newAccount,
  testDeps,
  testRequest,
} from '#tests/support/people/accounts.ts'
import { requestReset, resetPassword } from './password-reset.ts'
import { changePassword } from './passwords.ts'

const database = testDatabase()
const { db } = database
const deps = testDeps(database, { PUBLIC_URL: 'https://agencia.example' })
const password = 'vento terral de agosto'
const userAgent = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1'

const noticesTo = (email: string) =>
  db
    .select()
    .from(mails)
    .where(and(eq(mails.recipient, email), eq(mails.kind, 'password-changed')))

const today = () => moment(new Date()).split(' às ')[0] as string

test('a password change is mailed to the user: what, when, where, and what to do', async () => {
  const ana = await newAccount(deps)
  const wrong = { currentPassword: 'não é esta', password }
  await expect(changePassword(...testRequest(deps, ana), ana, wrong)).rejects.toThrow()
  expect(await noticesTo(ana.email)).toEqual([])
  const since = today()
  const passwords = { currentPassword: goodPassword, password }
  await changePassword(...testRequest(deps, { ...ana, userAgent }), ana, passwords)
  const [notice, ...more] = await noticesTo(ana.email)
  expect(more).toEqual([])
  expect(notice?.bodyText).toContain('trocada em Configurações')
  expect(notice?.bodyText).toContain('Safari no iPhone')
  expect([since, today()].some((day) => notice?.bodyText?.includes(day))).toBe(true)
  expect(notice?.bodyText).toContain(`horário de ${brand.address.city}`)
  expect(notice?.bodyText).toContain('https://agencia.example/auth?mode=forgot')
})

test('so is a reset, and the used link verifies the address', async () => {
  const ana = await newAccount(deps)
  const verified = async () =>
    (await db.select().from(user).where(eq(user.id, ana.id)))[0]?.emailVerified
  await requestReset(...testRequest(deps), ana)
  expect(await verified()).toBe(false)
  const token = await mailedToken(database, ana.email)
  await resetPassword(...testRequest(deps, { userAgent }), { token, password })
  const [notice] = await noticesTo(ana.email)
  expect(notice?.bodyText).toContain('redefinida pelo link')
  expect(await verified()).toBe(true)
})

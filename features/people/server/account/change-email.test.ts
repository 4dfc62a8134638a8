import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { mails } from '#server/db/schema.ts'
import { testDatabase } from '#tests/support/database/database.ts'
import {
  goodPassword,
  mailedToken,
  newAccount,
  testDeps,
  testRequest,
} from '#tests/support/people/accounts.ts'
import { findSession, removeEndedSessions } from '../auth/sessions.ts'
import { signIn } from '../auth/sign-in.ts'
import { emailChanges, user } from '../schema.ts'
import {
  beginEmailChange,
  confirmEmailChange,
  findEmailChange,
  stopEmailChange,
} from './change-email.ts'

const database = testDatabase()
const { db } = database
const deps = testDeps(database)
const origin = 'http://localhost:3000'

async function begin() {
  const account = await newAccount(deps)
  const newEmail = `${randomUUID()}@example.com`
  await beginEmailChange(deps, { id: account.id, oldEmail: account.email, newEmail, origin })
  return {
    ...account,
    newEmail,
    confirm: await mailedToken(database, newEmail),
    stop: await mailedToken(database, account.email),
  }
}

const emailOf = async (id: string) =>
  (await db.select().from(user).where(eq(user.id, id)))[0]?.email

const mayEnter = async (email: string) => {
  const entered = signIn(...testRequest(deps), { email, password: goodPassword })
  return entered.then(
    () => true,
    () => false,
  )
}

test('the new address counts once it is confirmed, and the session goes on', async () => {
  const { id, email, newEmail, confirm, cookies } = await begin()
  expect(await emailOf(id)).toBe(email)
  expect(await findEmailChange(database, confirm)).toEqual({ way: 'confirm', email: newEmail })
  expect(await confirmEmailChange(database, confirm)).toBe(id)
  // A second press is no error.
  expect(await confirmEmailChange(database, confirm)).toBe(id)
  expect([await mayEnter(newEmail), await mayEnter(email)]).toEqual([true, false])
  expect((await findSession(...testRequest(deps, { cookies })))?.user).toMatchObject({
    email: newEmail,
    verified: true,
  })
})

test('the old address stops it, and the link for the new one is dead', async () => {
  const { id, email, confirm, stop } = await begin()
  expect(await findEmailChange(database, stop)).toEqual({ way: 'stop', email })
  await stopEmailChange(database, stop)
  await expect(confirmEmailChange(database, confirm)).rejects.toThrow('não vale mais')
  await expect(stopEmailChange(database, stop)).rejects.toThrow('não vale mais')
  expect(await emailOf(id)).toBe(email)
  expect(await findEmailChange(database, confirm)).toBeNull()
})

test('the old address takes a finished change back for a week, which signs everybody out', async () => {
  const { id, email, confirm, stop, cookies } = await begin()
  await confirmEmailChange(database, confirm)
  expect(await findEmailChange(database, stop)).toEqual({ way: 'undo', email })
  await stopEmailChange(database, stop)
  expect(await emailOf(id)).toBe(email)
  expect(await findSession(...testRequest(deps, { cookies }))).toBeFalsy()
  const late = await begin()
  await confirmEmailChange(database, late.confirm)
  await db.execute(sql`
    update alisio.email_changes set confirmed_at = now() - interval '8 days'
    where user_id = ${late.id}`)
  await expect(stopEmailChange(database, late.stop)).rejects.toThrow('não vale mais')
  expect(await emailOf(late.id)).toBe(late.newEmail)
})

test('a link ends after a day, and a new wish replaces the old one', async () => {
  const first = await begin()
  const again = { id: first.id, oldEmail: first.email, newEmail: `${randomUUID()}@example.com` }
  await beginEmailChange(deps, { ...again, origin })
  await expect(confirmEmailChange(database, first.confirm)).rejects.toThrow('não vale mais')
  const second = await mailedToken(database, again.newEmail)
  await db.execute(sql`
    update alisio.email_changes set created_at = now() - interval '25 hours'
    where user_id = ${first.id}`)
  expect(await findEmailChange(database, second)).toBeNull()
  await expect(confirmEmailChange(database, second)).rejects.toThrow('não vale mais')
  await db.execute(sql`
    update alisio.email_changes set created_at = now() - interval '10 days'
    where user_id = ${first.id}`)
  await removeEndedSessions(database)
  expect(await db.select().from(emailChanges).where(eq(emailChanges.userId, first.id))).toEqual([])
})

test('somebody else’s address gets no mail, also when it is taken in between', async () => {
  const other = await newAccount(deps)
  const account = await newAccount(deps)
  const wish = { id: account.id, oldEmail: account.email, newEmail: other.email, origin }
  await beginEmailChange(deps, wish)
  const rows = await db.select().from(mails).where(eq(mails.recipient, other.email))
  expect(rows.filter(({ kind }) => kind === 'email-change')).toEqual([])
  const { id, newEmail, email, confirm } = await begin()
  await db.update(user).set({ email: newEmail }).where(eq(user.id, other.id))
  await expect(confirmEmailChange(database, confirm)).rejects.toThrow('não vale mais')
  expect(await emailOf(id)).toBe(email)
})

import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { asStaff } from '#server/db/roles/run-as.ts'
import { testDatabase } from '#tests/support/database/database.ts'
import { newAccount, testDeps } from '#tests/support/people/accounts.ts'
import { addStaff } from '#tests/support/people/staff.ts'
import { session, staff, twoFactor, user } from '../schema.ts'
import { unlockFromCommand } from './find-staff.ts'
import { changeRole, readAuditLog, removeStaff, resetSecondFactor } from './team.server.ts'

const database = testDatabase()
const { db } = database
const deps = testDeps(database)

async function enrolledColleague() {
  const person = await newAccount(deps)
  await db.insert(staff).values({ userId: person.id, role: 'team' })
  await db.update(user).set({ twoFactorEnabled: true }).where(eq(user.id, person.id))
  await db
    .insert(twoFactor)
    .values({ id: person.id, userId: person.id, secret: 'x', backupCodes: 'x', verified: true })
  return person
}

/** Whether a user has neither second factor nor sessions. */
async function isReset(id: string) {
  const [person] = await db.select().from(user).where(eq(user.id, id))
  const factors = await db.select().from(twoFactor).where(eq(twoFactor.userId, id))
  const sessions = await db.select().from(session).where(eq(session.userId, id))
  return !person?.twoFactorEnabled && factors.length + sessions.length === 0
}

test('an owner changes roles, removes staff and resets second factors', async () => {
  const owner = await addStaff(database)
  const colleague = await enrolledColleague()
  await changeRole(database, owner.id, colleague.id, 'owner')
  await changeRole(database, owner.id, colleague.id, 'team')
  await resetSecondFactor(database, owner.id, colleague.id)
  expect(await isReset(colleague.id)).toBe(true)
  await removeStaff(database, owner.id, colleague.id)
  expect(await db.select().from(staff).where(eq(staff.userId, colleague.id))).toEqual([])
  const { lines } = await asStaff(database, owner.id, (tx) => readAuditLog(tx, { limit: 100 }))
  const kinds = lines.filter(({ about }) => about === colleague.name).map(({ kind }) => kind)
  expect(kinds.slice(0, 4)).toEqual([
    'staff-removed',
    'second-factor-reset',
    'staff-role-changed',
    'staff-role-changed',
  ])
})

test('other staff can do none of it, and refusals leave no audit line', async () => {
  const [member, colleague] = [await addStaff(database, 'team'), await enrolledColleague()]
  const refused = [
    () => changeRole(database, member.id, member.id, 'owner'),
    () => removeStaff(database, member.id, colleague.id),
    () => resetSecondFactor(database, member.id, colleague.id),
  ]
  for (const attempt of refused)
    await expect(attempt()).rejects.toMatchObject({ code: 'forbidden' })
  expect(await isReset(colleague.id)).toBe(false)
  const { rows } = await db.execute(sql`select 1 from alisio.acts where staff_id = ${member.id}`)
  expect(rows).toEqual([])
})

test('the command line resets a lost second factor, for staff only', async () => {
  const colleague = await enrolledColleague()
  expect(await unlockFromCommand(database, 'ninguem@example.com')).toContain('Nobody')
  expect(await unlockFromCommand(database, colleague.email)).toContain('Done')
  expect(await isReset(colleague.id)).toBe(true)
})

import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Transaction } from '#server/db/client.ts'
import { asUser } from '#server/db/roles/run-as.ts'
import { testDatabase } from '#tests/support/database/database.ts'
import { newAccount, testDeps } from '#tests/support/people/accounts.ts'
import { profiles, userPreferences } from '../schema.ts'

const database = testDatabase()
const { db } = database
const deps = testDeps(database)

const refused = (work: Promise<unknown>) =>
  expect(work).rejects.toMatchObject({ cause: { code: '42501' } })

const asClient = <T>(id: string, work: (tx: Transaction) => Promise<T>) =>
  asUser(database, id, work)

test('a user reads and changes only their own rows, whatever id they send', async () => {
  const [ana, bia] = [await newAccount(deps), await newAccount(deps)]
  await asClient(ana.id, async (tx) => {
    expect(await tx.select().from(profiles)).toMatchObject([{ id: ana.id }])
    expect(await tx.select().from(userPreferences)).toMatchObject([{ userId: ana.id }])
    expect(await tx.select().from(profiles).where(eq(profiles.id, bia.id))).toEqual([])
    const change = { companyName: 'Tomada' }
    await tx.update(profiles).set(change).where(eq(profiles.id, bia.id))
    await tx.update(userPreferences).set({ highContrast: true })
  })
  expect(await db.select().from(profiles).where(eq(profiles.id, bia.id))).toMatchObject([
    { companyName: '' },
  ])
  const others = await db.select().from(userPreferences).where(eq(userPreferences.userId, bia.id))
  expect(others).toMatchObject([{ highContrast: false }])
})

test('without a user there are no rows', async () => {
  await newAccount(deps)
  await asClient('', async (tx) => {
    expect(await tx.select().from(profiles)).toEqual([])
    expect(await tx.select().from(userPreferences)).toEqual([])
  })
})

test('a user’s role cannot transfer, insert or delete rows, nor read credentials', async () => {
  const [ana, bia] = [await newAccount(deps), await newAccount(deps)]
  await refused(
    asClient(ana.id, (tx) => tx.execute(sql`update alisio.profiles set id = ${bia.id}`)),
  )
  await refused(asClient(ana.id, (tx) => tx.execute(sql`delete from alisio.profiles`)))
  await refused(
    asClient(ana.id, (tx) =>
      tx.execute(sql`insert into alisio.user_preferences (user_id) values (${randomUUID()})`),
    ),
  )
  for (const table of ['"user"', 'session', 'account', 'verification', 'mails', 'server_secrets']) {
    await refused(asClient(ana.id, (tx) => tx.execute(sql.raw(`select * from alisio.${table}`))))
  }
})

test('constraints of the tables hold whatever the form accepted', async () => {
  const ana = await newAccount(deps)
  const tooLong = asClient(ana.id, (tx) =>
    tx.update(profiles).set({ companyName: 'a'.repeat(101) }),
  )
  await expect(tooLong).rejects.toMatchObject({ cause: { code: '23514' } })
  const unknown = asClient(ana.id, (tx) =>
    tx.execute(sql`update alisio.user_preferences set font_size = 'enorme'`),
  )
  await expect(unknown).rejects.toMatchObject({ cause: { code: '23514' } })
})

test('all of this holds under a role bound by the policies', async () => {
  const { rows } = await db.execute(sql`
    select rolsuper or rolbypassrls as above from pg_roles where rolname = current_user`)
  expect(rows).toEqual([{ above: false }])
  const { rows: forced } = await db.execute<{ name: string }>(sql`
    select relname as name from pg_class where relrowsecurity and relforcerowsecurity`)
  expect(forced.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['profiles', 'user_preferences']),
  )
})

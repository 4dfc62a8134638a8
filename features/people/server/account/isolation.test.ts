import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Transaction } from '#server/db/client.ts'
import { asUser } from '#server/db/run-as.ts'
import { newAccount, testDeps } from '#tests/support/accounts.ts'
import { testDatabase } from '#tests/support/database.ts'
import { profiles, userPreferences } from '../schema.ts'

const database = testDatabase()
const { db } = database
const deps = testDeps(database)

const refused = (work: Promise<unknown>) =>
  expect(work).rejects.toMatchObject({ cause: { code: '42501' } })

const asClient = <T>(id: string, work: (tx: Transaction) => Promise<T>) =>
  asUser(database, id, work)

test('a client sees and changes rows of their own only, by whatever id they ask', async () => {
  const [ana, bia] = [await newAccount(deps), await newAccount(deps)]
  await asClient(ana.id, async (tx) => {
    expect(await tx.select().from(profiles)).toMatchObject([{ id: ana.id }])
    expect(await tx.select().from(userPreferences)).toMatchObject([{ userId: ana.id }])
    expect(await tx.select().from(profiles).where(eq(profiles.id, bia.id))).toEqual([])
    const taken = { companyName: 'Tomada' }
    await tx.update(profiles).set(taken).where(eq(profiles.id, bia.id))
    await tx.update(userPreferences).set({ highContrast: true })
  })
  expect(await db.select().from(profiles).where(eq(profiles.id, bia.id))).toMatchObject([
    { companyName: '' },
  ])
  const others = await db.select().from(userPreferences).where(eq(userPreferences.userId, bia.id))
  expect(others).toMatchObject([{ highContrast: false }])
})

test('without a client there are no rows', async () => {
  await newAccount(deps)
  await asClient('', async (tx) => {
    expect(await tx.select().from(profiles)).toEqual([])
    expect(await tx.select().from(userPreferences)).toEqual([])
  })
})

test('a client’s role cannot give rows away, make or remove any, nor read how people sign in', async () => {
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

test('the tables’ rules hold for a client whatever the form let through', async () => {
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

test('all of this holds under a role that is bound by the policies itself', async () => {
  const { rows } = await db.execute(sql`
    select rolsuper or rolbypassrls as above from pg_roles where rolname = current_user`)
  expect(rows).toEqual([{ above: false }])
  const { rows: forced } = await db.execute<{ name: string }>(sql`
    select relname as name from pg_class where relrowsecurity and relforcerowsecurity`)
  expect(forced.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['profiles', 'user_preferences']),
  )
})

import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { asStaff } from '#server/db/roles/run-as.ts'
import { testDatabase } from '#tests/support/database/database.ts'
import { addStaff } from '#tests/support/people/staff.ts'
import { notePresence } from './presence.ts'

const database = testDatabase()

beforeEach(async () => {
  await database.db.execute(sql`delete from alisio.site_presence`)
})

test('two people see where the other one is, each by their own document', async () => {
  const [one, other] = [await addStaff(database, 'team'), await addStaff(database, 'owner')]
  expect(await notePresence(database, one.id, 'pages/plans#page')).toEqual([])
  expect(await notePresence(database, other.id, 'pages/home#page')).toEqual([
    { name: 'Cliente de teste', document: 'pages/plans#page' },
  ])
  expect(await notePresence(database, one.id, 'pages/about#page')).toEqual([
    { name: 'Cliente de teste', document: 'pages/home#page' },
  ])
  expect(await notePresence(database, other.id, 'pages/home#page')).toEqual([
    { name: 'Cliente de teste', document: 'pages/about#page' },
  ])
})

test('whoever closes the editor, falls silent or leaves the staff is gone', async () => {
  const [one, other] = [await addStaff(database, 'team'), await addStaff(database, 'owner')]
  await notePresence(database, one.id, 'pages/home#page')
  await notePresence(database, one.id, null)
  expect(await notePresence(database, other.id, 'pages/home#page')).toEqual([])
  await notePresence(database, one.id, 'pages/home#page')
  await database.db.execute(sql`
    update alisio.site_presence set seen_at = now() - interval '1 minute'
    where staff_id = ${one.id}`)
  expect(await notePresence(database, other.id, 'pages/home#page')).toEqual([])
  await notePresence(database, one.id, 'pages/home#page')
  await database.db.execute(sql`delete from alisio."user" where id = ${one.id}`)
  expect(await notePresence(database, other.id, 'pages/home#page')).toEqual([])
})

test('nobody says where somebody else is', async () => {
  const [one, other] = [await addStaff(database, 'team'), await addStaff(database, 'team')]
  const pretend = asStaff(database, one.id, (tx) =>
    tx.execute(sql`
      insert into alisio.site_presence (staff_id, document)
      values (${other.id}, 'pages/home#page')`),
  )
  await expect(pretend).rejects.toThrow()
})

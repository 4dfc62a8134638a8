import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testDatabase } from '#tests/support/database/database.ts'
import type { Transaction } from '../client.ts'
import { asUser } from './run-as.ts'

const database = testDatabase()

async function whoIs(tx: Transaction) {
  const { rows } = await tx.execute<{ role: string; client: string | null }>(
    sql`select current_user as role, alisio.app_user_id() as client`,
  )
  return rows[0]
}

test('a client’s transaction runs as the client role, and the connection afterwards does not', async () => {
  expect(await asUser(database, 'ana', whoIs)).toEqual({ role: 'alisio_client', client: 'ana' })
  for (let use = 0; use < 20; use += 1) {
    const after = await whoIs(database.db)
    expect(after?.role).not.toBe('alisio_client')
    expect(after?.client).toBeNull()
  }
})

test('many clients at once on one pool never see each other’s name', async () => {
  const names = Array.from({ length: 200 }, (_, index) => `client-${index % 50}`)
  const results = await Promise.all(names.map((name) => asUser(database, name, whoIs)))
  expect(results.map((row) => row?.client)).toEqual(names)
})

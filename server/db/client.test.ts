import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testDatabase } from '#tests/support/database/database.ts'
import { isDatabaseUnavailable } from './connection/is-unavailable.ts'

const database = testDatabase()

test('a connection cut in the middle of a transaction fails that transaction and nothing else', async () => {
  const cut = database.db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`)
    const pid = rows[0]?.pid
    await database.db.execute(sql`select pg_terminate_backend(${pid}::int)`)
    // The news arrives while the transaction runs no query: it must find a listener.
    const sessions = async () => {
      const result = await database.db.execute(sql`select from pg_stat_activity where pid = ${pid}`)
      return result.rows.length
    }
    await expect.poll(sessions).toBe(0)
    await tx.execute(sql`select 1`)
  })
  const error = await cut.catch((reason) => reason)
  expect(isDatabaseUnavailable(error)).toBe(true)
  await database.ping()
})

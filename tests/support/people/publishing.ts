import { sql } from 'drizzle-orm'
import { test as base } from './desk.ts'

/** Stories that publish: one at a time, since each changes the site that all of them see. */
export const test = base.extend<{ alone: undefined }>({
  alone: [
    async ({ database }, use) => {
      await database.db.transaction(async (tx) => {
        await tx.execute(sql`set local statement_timeout = 0`)
        await tx.execute(sql`set local idle_in_transaction_session_timeout = 0`)
        await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('stories publish', 0))`)
        await use(undefined)
      })
    },
    { auto: true, timeout: 300_000 },
  ],
})

export { expect } from './desk.ts'

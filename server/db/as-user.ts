import { sql } from 'drizzle-orm'
import type { Database, Transaction } from './client.ts'
import { roles } from './roles.ts'

/**
 * Runs `work` in a transaction that sees and changes this client's rows only: the database's own
 * policies hold, whatever the queries ask for. Role and user end with the transaction, so nothing
 * of them stays on the pooled connection.
 */
export function asUser<T>(
  { db }: Pick<Database, 'db'>,
  userId: string,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> {
  return db.transaction(async (tx) => {
    await tx.execute(
      sql`select set_config('role', ${roles.client}, true), set_config('app.user_id', ${userId}, true)`,
    )
    return work(tx)
  })
}

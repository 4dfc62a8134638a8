import { sql } from 'drizzle-orm'
import type { Transaction } from './client.ts'

/**
 * Within a transaction of the staff or of a client, the server's own part of the same act: what they
 * have no rights to, such as the outbox. Afterwards the transaction is theirs again.
 */
export async function asServer<T>(tx: Transaction, work: (tx: Transaction) => Promise<T>) {
  const { rows } = await tx.execute<{ role: string }>(
    sql`select current_setting('role') as role, set_config('role', 'none', true)`,
  )
  const done = await work(tx)
  await tx.execute(sql`select set_config('role', ${rows[0]?.role}, true)`)
  return done
}

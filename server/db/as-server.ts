import { sql } from 'drizzle-orm'
import type { Transaction } from './client.ts'

/**
 * Within a transaction of the staff, the server's own part of the same act: what staff have no
 * rights to, such as the outbox. Afterwards the transaction is the staff's again.
 */
export async function asServer<T>(tx: Transaction, work: (tx: Transaction) => Promise<T>) {
  await tx.execute(sql`set local role none`)
  const done = await work(tx)
  await tx.execute(sql`set local role alisio_staff`)
  return done
}

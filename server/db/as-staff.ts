import { sql } from 'drizzle-orm'
import type { Database, Transaction } from './client.ts'

/**
 * Runs `work` in a transaction with the rights of the agency's staff, as the database's policies
 * know them. Every query of the desk goes through here. For somebody who is no longer on the staff
 * it sees nothing.
 */
export function asStaff<T>(
  { db }: Pick<Database, 'db'>,
  staffId: string,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`
      select set_config('role', 'alisio_staff', true), set_config('app.staff_id', ${staffId}, true)`)
    return work(tx)
  })
}

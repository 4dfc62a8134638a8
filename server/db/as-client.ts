import { sql } from 'drizzle-orm'
import type { Database, Transaction } from './client.ts'

/** Whose eyes a client's figures are read with: a person's who has access, or the staff's. */
export type Viewer = { clientId: string } & ({ userId: string } | { staffId: string })

/**
 * Runs `work` in a transaction that sees one client's rows only. Naming the client is not enough:
 * the database looks whether this person has access to it. Staff see what the client sees and can
 * change nothing, because their transaction is read only and the policies ask for that.
 */
export function asClient<T>(
  { db }: Pick<Database, 'db'>,
  viewer: Viewer,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> {
  const isStaff = 'staffId' in viewer
  const person = isStaff ? '' : viewer.userId
  const staff = isStaff ? viewer.staffId : ''
  return db.transaction(
    async (tx) => {
      await tx.execute(sql`
        select set_config('role', 'alisio_client', true),
          set_config('app.user_id', ${person}, true), set_config('app.staff_id', ${staff}, true),
          set_config('app.client_id', ${viewer.clientId}, true)`)
      return work(tx)
    },
    isStaff ? { accessMode: 'read only' } : undefined,
  )
}

import { sql } from 'drizzle-orm'
import { asStaff } from '#server/db/as-staff.ts'
import type { Database, Transaction } from '#server/db/client.ts'

let last: Promise<unknown> = Promise.resolve()

/**
 * A transaction with the calendar to itself. Within the process whoever comes next waits here, without
 * a connection that others need; between processes, at the database's lock. The constraint alone would
 * keep meetings apart too, but two that meet there may each wait for the other. For somebody of the
 * staff it has their rights.
 */
export function changeCalendar<T>(
  database: Pick<Database, 'db'>,
  work: (tx: Transaction) => Promise<T>,
  staffId?: string,
): Promise<T> {
  const alone = async (tx: Transaction) => {
    await tx.execute(sql`select pg_advisory_xact_lock(7206030)`)
    await endHolds(tx)
    return work(tx)
  }
  const turn = last.then(() =>
    staffId ? asStaff(database, staffId, alone) : database.db.transaction(alone),
  )
  last = turn.catch(() => {})
  return turn
}

/** Holds that ran out give their time back. */
async function endHolds(tx: Transaction): Promise<void> {
  await tx.execute(sql`
    update alisio.bookings set state = 'cancelled', network = null
    where state = 'pending' and hold_until <= now()`)
}

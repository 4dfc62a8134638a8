import { sql } from 'drizzle-orm'
import type { Transaction } from '#server/db/client.ts'

const MOST = 100

/** How many people wait for an answer. Inside asStaff. */
export async function countWaiting(tx: Transaction): Promise<{ leads: number }> {
  const { rows } = await tx.execute<{ leads: number }>(sql`
    select count(*)::int as leads from (
      select from alisio.leads
      where waiting_since is not null and held is null and state <> 'spam' limit ${MOST}) waiting`)
  return { leads: rows[0]?.leads ?? 0 }
}

import { sql } from 'drizzle-orm'
import type { Transaction } from '#server/db/client.ts'
import { type Limit, limitKey } from './take-from-limit.ts'

/** Takes back one use of the current window, for what turned out not to count. */
export async function returnToLimit(db: Transaction, limit: Limit, who: string): Promise<void> {
  await db.execute(sql`
    update alisio.rate_limits set used = greatest(used - 1, 0)
    where key = ${limitKey(limit, who)} and expires_at > now()`)
}

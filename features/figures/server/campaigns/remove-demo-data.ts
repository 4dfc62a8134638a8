import { sql } from 'drizzle-orm'
import { asUser } from '#server/db/as-user.ts'
import type { Database } from '#server/db/client.ts'

/** How many campaigns were removed. */
export async function removeDemoData(
  database: Pick<Database, 'db'>,
  userId: string,
): Promise<number> {
  const { rows } = await asUser(database, userId, (tx) =>
    tx.execute<{ removed: number }>(
      sql`select alisio.remove_demo_campaign_data(${userId}) as removed`,
    ),
  )
  return rows[0]?.removed ?? 0
}

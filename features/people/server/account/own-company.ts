import { sql } from 'drizzle-orm'
import type { Transaction } from '#server/db/client.ts'

/**
 * The company that stays, archived, when this account is erased: one's own, followed by nobody else,
 * with work of the agency in it. The database decides the same (0067_erasure_requests.sql).
 */
export async function companyThatStays(db: Transaction, userId: string): Promise<string | null> {
  const { rows } = await db.execute<{ name: string }>(sql`
    select name from alisio.clients where own_of = ${userId} and alisio.has_agency_work(id)
      and not exists (select from alisio.client_people
        where client_id = clients.id and user_id <> ${userId})`)
  return rows[0]?.name ?? null
}

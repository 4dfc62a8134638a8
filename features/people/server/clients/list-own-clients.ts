import { sql } from 'drizzle-orm'
import { askAsClient } from '#server/db/ask-as-client.ts'
import type { Database } from '#server/db/client.ts'

export type OwnClient = { id: string; name: string; own: boolean }

/** The clients a person has access to, as the database sees it; the one they signed up with first. */
export function listOwnClients(
  database: Pick<Database, 'db'>,
  userId: string,
): Promise<OwnClient[]> {
  return askAsClient<OwnClient>(
    database,
    { userId },
    sql`select id, name, own_of is not distinct from ${userId} as own from alisio.clients
      order by own desc, lower(name), id`,
  )
}

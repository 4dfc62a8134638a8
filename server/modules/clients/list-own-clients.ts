import { asc, sql } from 'drizzle-orm'
import { asUser } from '#server/db/as-user.ts'
import type { Database } from '#server/db/client.ts'
import { clients } from '#server/db/schema-desk.ts'

export type OwnClient = { id: string; name: string; own: boolean }

/** The clients a person has access to, as the database sees it; the one they signed up with first. */
export function listOwnClients(
  database: Pick<Database, 'db'>,
  userId: string,
): Promise<OwnClient[]> {
  const own = sql<boolean>`${clients.ownOf} is not distinct from ${userId}`
  return asUser(database, userId, (tx) =>
    tx
      .select({ id: clients.id, name: clients.name, own })
      .from(clients)
      .orderBy(sql`${own} desc`, asc(sql`lower(${clients.name})`), asc(clients.id)),
  )
}

import { sql } from 'drizzle-orm'
import type { Database } from '#server/db/client.ts'
import { asStaff } from '#server/db/roles/run-as.ts'
import { addClient } from './clients.ts'

/** Somebody of the agency, as far as the database cares. */
export async function addStaff(database: Database, role: 'owner' | 'team' = 'owner') {
  const person = await addClient(database)
  await database.db.execute(
    sql`insert into alisio.staff (user_id, role) values (${person.id}, ${role})`,
  )
  return person
}

/** A company created at the desk. */
export function addCompany(database: Database, staffId: string, name = 'Padaria do Porto') {
  return asStaff(database, staffId, async (tx) => {
    const { rows } = await tx.execute<{ id: string }>(
      sql`insert into alisio.clients (name) values (${name}) returning id`,
    )
    return rows[0]?.id as string
  })
}

export async function grantAccess(database: Database, userId: string, clientId: string) {
  await database.db.execute(
    sql`insert into alisio.client_people (user_id, client_id) values (${userId}, ${clientId})`,
  )
}

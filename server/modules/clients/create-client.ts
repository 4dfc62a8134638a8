import { sql } from 'drizzle-orm'
import { asStaff } from '#server/db/as-staff.ts'
import type { Database } from '#server/db/client.ts'
import { recordAct } from '#server/modules/staff/record-act.ts'

/**
 * A company without people or figures yet. Returns its id: that of the one made a moment ago, where
 * the same person sends the same form twice.
 */
export function createClient(
  database: Pick<Database, 'db'>,
  staffId: string,
  name: string,
): Promise<string> {
  return asStaff(database, staffId, async (tx) => {
    await tx.execute(sql`
      select pg_advisory_xact_lock(hashtextextended(${`new client ${staffId} ${name}`}, 0))`)
    const made = await tx.execute<{ id: string }>(sql`
      select clients.id from alisio.clients join alisio.acts on acts.client_id = clients.id
      where clients.name = ${name} and clients.created_at > now() - interval '1 minute'
        and acts.kind = 'client-created' and acts.staff_id = ${staffId} limit 1`)
    if (made.rows[0]) return made.rows[0].id
    const { rows } = await tx.execute<{ id: string }>(
      sql`insert into alisio.clients (name) values (${name}) returning id`,
    )
    const clientId = rows[0]?.id as string
    await recordAct(tx, { kind: 'client-created', clientId })
    return clientId
  })
}

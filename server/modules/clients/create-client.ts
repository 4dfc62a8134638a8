import { sql } from 'drizzle-orm'
import { asStaff } from '#server/db/as-staff.ts'
import type { Database } from '#server/db/client.ts'
import { recordAct } from '#server/modules/staff/record-act.ts'

/** A company without people or figures yet. Returns its id. */
export function createClient(
  database: Pick<Database, 'db'>,
  staffId: string,
  name: string,
): Promise<string> {
  return asStaff(database, staffId, async (tx) => {
    const { rows } = await tx.execute<{ id: string }>(
      sql`insert into alisio.clients (name) values (${name}) returning id`,
    )
    const clientId = rows[0]?.id as string
    await recordAct(tx, { kind: 'client-created', clientId })
    return clientId
  })
}

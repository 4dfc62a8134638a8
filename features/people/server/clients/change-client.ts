import { eq, sql } from 'drizzle-orm'
import { asStaff } from '#server/db/as-staff.ts'
import type { Database } from '#server/db/client.ts'
import { notFound } from '#server/errors.ts'
import { clients } from '../schema-desk.ts'
import { recordAct } from '../staff/record-act.ts'

type Change = { name: string } | { archived: boolean }

/** Another name, or in and out of the archive, which only takes a client off the list. */
export async function changeClient(
  database: Pick<Database, 'db'>,
  staffId: string,
  clientId: string,
  change: Change,
): Promise<void> {
  const renames = 'name' in change
  const values = renames
    ? { name: change.name }
    : { archivedAt: change.archived ? sql`now()` : null }
  await asStaff(database, staffId, async (tx) => {
    const [before] = await tx.select().from(clients).where(eq(clients.id, clientId)).for('update')
    if (!before) throw notFound()
    const same = renames
      ? before.name === change.name
      : (before.archivedAt !== null) === change.archived
    if (same) return
    await tx.update(clients).set(values).where(eq(clients.id, clientId))
    const archiving = 'archived' in change && change.archived
    const kind = renames ? 'client-renamed' : archiving ? 'client-archived' : 'client-restored'
    await recordAct(tx, { kind, clientId })
  })
}

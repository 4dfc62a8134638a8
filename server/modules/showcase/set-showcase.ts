import { sql } from 'drizzle-orm'
import { asStaff } from '#server/db/as-staff.ts'
import type { Database } from '#server/db/client.ts'
import { notFound } from '#server/errors.ts'
import { recordAct } from '#server/modules/staff/record-act.ts'

/** Whether a campaign counts in the public home's figures; invented ones never do. */
export function setShowcase(
  database: Pick<Database, 'db'>,
  staffId: string,
  { id, shown }: { id: string; shown: boolean },
): Promise<void> {
  return asStaff(database, staffId, async (tx) => {
    const { rows } = await tx.execute<{ clientId: string }>(sql`
      update alisio.campaigns set showcase = ${shown}
      where id::text = ${id} and not demo returning client_id as "clientId"`)
    if (!rows[0]) throw notFound()
    await recordAct(tx, {
      kind: 'showcase-changed',
      clientId: rows[0].clientId,
      about: id,
      detail: { shown },
    })
  })
}

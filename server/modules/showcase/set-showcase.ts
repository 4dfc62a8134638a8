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
    const { rows } = await tx.execute<{ clientId: string; was: boolean }>(sql`
      select client_id as "clientId", showcase as was from alisio.campaigns
      where id::text = ${id} and not demo for update`)
    if (!rows[0]) throw notFound()
    if (rows[0].was === shown) return
    await tx.execute(sql`update alisio.campaigns set showcase = ${shown} where id::text = ${id}`)
    await recordAct(tx, {
      kind: 'showcase-changed',
      clientId: rows[0].clientId,
      about: id,
      detail: { shown },
    })
  })
}

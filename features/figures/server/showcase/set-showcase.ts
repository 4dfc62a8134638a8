import { sql } from 'drizzle-orm'
import { recordAct } from '#features/people/server/people.server.ts'
import { asStaff } from '#server/db/as-staff.ts'
import type { Database } from '#server/db/client.ts'
import { notFound } from '#server/errors.ts'

/** Whether a campaign counts in the public home's figures; invented ones, and those of invented clients, never do. */
export function setShowcase(
  database: Pick<Database, 'db'>,
  staffId: string,
  { id, shown }: { id: string; shown: boolean },
): Promise<void> {
  return asStaff(database, staffId, async (tx) => {
    const { rows } = await tx.execute<{ clientId: string; before: boolean }>(sql`
      select client_id as "clientId", showcase as before
      from alisio.campaigns join alisio.clients on clients.id = client_id
      where campaigns.id::text = ${id} and not campaigns.demo and not clients.demo
      for update of campaigns`)
    const [campaign] = rows
    if (!campaign) throw notFound()
    // Pressed twice, it was changed once.
    if (campaign.before === shown) return
    await tx.execute(sql`update alisio.campaigns set showcase = ${shown} where id::text = ${id}`)
    await recordAct(tx, {
      kind: 'showcase-changed',
      clientId: campaign.clientId,
      about: id,
      detail: { shown },
    })
  })
}

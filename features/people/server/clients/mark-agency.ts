import { eq, sql } from 'drizzle-orm'
import { asStaff } from '#server/db/as-staff.ts'
import type { Database } from '#server/db/client.ts'
import { notFound } from '#server/errors.ts'
import { clients } from '../schema-desk.ts'
import { recordAct } from '../staff/record-act.ts'

/** Says which client is the agency itself, whose campaigns bring its own leads; one at most. */
export async function markAgency(
  database: Pick<Database, 'db'>,
  staffId: string,
  clientId: string,
  isAgency: boolean,
): Promise<void> {
  await asStaff(database, staffId, async (tx) => {
    // Two who mark at once would each wait for the other's row, or break the rule of one.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('the agency itself', 0))`)
    const [client] = await tx
      .select({ demo: clients.demo, isAgency: clients.isAgency })
      .from(clients)
      .where(eq(clients.id, clientId))
    if (!client || client.demo) throw notFound()
    if (client.isAgency === isAgency) return
    if (isAgency) {
      await tx.update(clients).set({ isAgency: false }).where(eq(clients.isAgency, true))
    }
    await tx.update(clients).set({ isAgency }).where(eq(clients.id, clientId))
    await recordAct(tx, { kind: isAgency ? 'agency-marked' : 'agency-unmarked', clientId })
  })
}

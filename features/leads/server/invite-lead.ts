import { eq, sql } from 'drizzle-orm'
import { addClientRow, inviteWithin } from '#features/people/server/people.server.ts'
import { asStaff } from '#server/db/as-staff.ts'
import type { AppDeps } from '#server/deps.ts'
import { AppError, notFound } from '#server/errors.ts'
import { isLeadId } from './read-lead.ts'
import { leadEvents, leads } from './schema.ts'

type Won = { leadId: string; name: string; email: string }

/**
 * A lead that was won gets a client area, once, and the person the link to it, all in one step: whoever
 * presses at the same time waits for the lead's row and finds the client that is there by then.
 */
export async function inviteLead(
  { database, queue }: Pick<AppDeps, 'database' | 'queue'>,
  staffId: string,
  { leadId, name, email }: Won,
  origin: string,
): Promise<void> {
  await asStaff(database, staffId, async (tx) => {
    const [lead] = isLeadId(leadId)
      ? await tx.select().from(leads).where(eq(leads.id, leadId)).for('update')
      : []
    if (!lead) throw notFound()
    if (lead.state !== 'won') {
      throw new AppError(
        'bad_request',
        'Só um lead ganho vira cliente.',
        'Marque como Ganho e convide depois.',
      )
    }
    const clientId = lead.clientId ?? (await addClientRow(tx, name))
    await tx.update(leads).set({ clientId, lastAt: sql`now()` }).where(eq(leads.id, leadId))
    if (!lead.clientId) {
      await tx
        .insert(leadEvents)
        .values({ leadId, kind: 'invited', staffId, detail: { client: clientId } })
    }
    await inviteWithin(tx, queue, staffId, { email, clientId }, origin)
  })
}

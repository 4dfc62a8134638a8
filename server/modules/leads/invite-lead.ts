import { eq, sql } from 'drizzle-orm'
import { asStaff } from '#server/db/as-staff.ts'
import { leadEvents, leads } from '#server/db/schema-leads.ts'
import type { AppDeps } from '#server/deps.ts'
import { AppError, notFound } from '#server/errors.ts'
import { createClient } from '#server/modules/clients/create-client.ts'
import { invite } from '#server/modules/invitations/invite.ts'
import { isLeadId } from './read-lead.ts'

type Won = { leadId: string; name: string; email: string }

/** A lead that was won gets a client area, once, and the person the link to it. */
export async function inviteLead(
  deps: Pick<AppDeps, 'database' | 'queue'>,
  staffId: string,
  { leadId, name, email }: Won,
  origin: string,
): Promise<void> {
  const { database } = deps
  const known = await asStaff(database, staffId, async (tx) => {
    const [lead] = isLeadId(leadId) ? await tx.select().from(leads).where(eq(leads.id, leadId)) : []
    if (!lead) throw notFound()
    if (lead.state !== 'won') {
      throw new AppError(
        'bad_request',
        'Só um lead ganho vira cliente.',
        'Marque como Ganho e convide depois.',
      )
    }
    return lead.clientId
  })
  const clientId = known ?? (await createClient(database, staffId, name))
  await asStaff(database, staffId, async (tx) => {
    await tx.update(leads).set({ clientId, lastAt: sql`now()` }).where(eq(leads.id, leadId))
    if (!known) {
      await tx
        .insert(leadEvents)
        .values({ leadId, kind: 'invited', staffId, detail: { client: clientId } })
    }
  })
  await invite(deps, staffId, { email, clientId }, origin)
}

import { eq } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '#server/db/client.ts'
import type { Env } from '#server/env.ts'
import { type JobDefinition, patientRetries } from '#server/jobs/job.ts'
import type { Attempt } from '#server/jobs/queue.ts'
import { postWebhook } from './contact/post-webhook.ts'
import { contacts, leadEvents, leads } from './schema.ts'

/** Tells the agency's CRM that a lead has another state. */
export const sendChangeJob: JobDefinition<{ eventId: number }> = {
  name: 'send-lead-change',
  payload: z.object({ eventId: z.int() }),
  options: patientRetries,
}

/** A lead that was erased meanwhile is nobody's business any more. */
export async function sendChange(
  { env, database }: { env: Env; database: Pick<Database, 'db'> },
  eventId: number,
  { signal }: Pick<Attempt, 'signal'>,
): Promise<void> {
  const [found] = await database.db
    .select({ event: leadEvents, lead: leads, contact: contacts })
    .from(leadEvents)
    .innerJoin(leads, eq(leads.id, leadEvents.leadId))
    .innerJoin(contacts, eq(contacts.id, leads.contactId))
    .where(eq(leadEvents.id, eventId))
  if (!found || !env.LEADS_WEBHOOK_URL) return
  const { event, lead, contact } = found
  const { name, email, phone, company } = contact
  const body = {
    event: 'lead.state_changed',
    createdAt: event.at,
    lead: { id: lead.id, name, email, phone, company },
    from: event.detail.from,
    to: event.detail.to,
    value: event.detail.value === null ? null : Number(event.detail.value),
    reason: event.body || null,
  }
  await postWebhook({ env, database }, { delivery: `${lead.id}.${event.id}`, body, signal })
}

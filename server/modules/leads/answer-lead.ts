import { desc, eq, sql } from 'drizzle-orm'
import { asServer } from '#server/db/as-server.ts'
import type { Transaction } from '#server/db/client.ts'
import { contactMessages } from '#server/db/schema-contact.ts'
import { contacts, leadEvents, leads } from '#server/db/schema-leads.ts'
import { queueMail } from '#server/email/queue-mail.ts'
import { AppError, notFound } from '#server/errors.ts'
import type { JobQueue } from '#server/jobs/queue.ts'
import { answerMail } from './answer-mail.ts'
import { isLeadId } from './read-lead.ts'
import { whatsappNumber } from './whatsapp-number.ts'

type Answer = {
  leadId: string
  staff: { id: string; name: string; email: string }
  channel: 'whatsapp' | 'email'
  subject: string
  body: string
}

function missing(what: string): AppError {
  return new AppError(
    'bad_request',
    `Este contato não tem ${what}.`,
    'Responda pelo outro caminho.',
  )
}

/**
 * An answer, in words that somebody of the staff has read: by mail it leaves through the outbox and
 * comes back to that person; by WhatsApp it is theirs to send, and is kept as it was written. Both
 * stop the clock. Inside asStaff; resolves with the event's id.
 */
export async function answerLead(
  tx: Transaction,
  queue: Pick<JobQueue, 'enqueue'>,
  { leadId, staff, channel, subject, body }: Answer,
): Promise<number> {
  if (!isLeadId(leadId)) throw notFound()
  const [found] = await tx
    .select({ lead: leads, contact: contacts })
    .from(leads)
    .innerJoin(contacts, eq(contacts.id, leads.contactId))
    .where(eq(leads.id, leadId))
    .for('update')
  if (!found) throw notFound()
  const { lead, contact } = found
  if (channel === 'whatsapp' && !whatsappNumber(contact.phone)) throw missing('WhatsApp')
  if (channel === 'email' && !contact.email) throw missing('e-mail')
  const [message] = await tx
    .select({ id: contactMessages.id })
    .from(contactMessages)
    .where(eq(contactMessages.leadId, leadId))
    .orderBy(desc(contactMessages.createdAt))
    .limit(1)
  const mail =
    channel === 'email'
      ? await asServer(tx, () =>
          queueMail(
            tx,
            queue,
            answerMail({ to: contact.email, staff, subject, body, messageId: message?.id }),
          ),
        )
      : null
  await tx
    .update(leads)
    .set({
      state: lead.state === 'new' ? 'talking' : lead.state,
      ownerId: lead.ownerId ?? staff.id,
      waitingSince: null,
      firstAnswerAt: lead.firstAnswerAt ?? sql`now()`,
      lastAt: sql`now()`,
      version: lead.version + 1,
    })
    .where(eq(leads.id, leadId))
  const [event] = await tx
    .insert(leadEvents)
    .values({
      leadId,
      kind: 'answer',
      staffId: staff.id,
      body,
      detail: { channel, subject: channel === 'email' ? subject : null, mail },
    })
    .returning({ id: leadEvents.id })
  return event?.id as number
}

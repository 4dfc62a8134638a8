import { desc, eq, sql } from 'drizzle-orm'
import { asServer } from '#server/db/as-server.ts'
import type { Transaction } from '#server/db/client.ts'
import { queueMail } from '#server/email/queue-mail.ts'
import { AppError, notFound } from '#server/errors.ts'
import type { JobQueue } from '#server/jobs/queue.ts'
import { once } from '#server/limits/once.ts'
import { StaleForm } from '#server/stale-form.ts'
import { answerMail } from './answer-mail.ts'
import { contactMessages } from './contact/schema.ts'
import { isLeadId } from './read-lead.ts'
import { contacts, leadEvents, leads } from './schema.ts'
import { whatsappNumber } from './whatsapp-number.ts'

type Answer = {
  leadId: string
  staff: { id: string; name: string; email: string }
  channel: 'whatsapp' | 'email'
  subject: string
  body: string
  /** How many answers the page showed, as its form says. */
  seen?: string
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
 * stop the clock. Pressed twice, one leaves. Inside asStaff; resolves with the event's id.
 */
export async function answerLead(
  tx: Transaction,
  queue: Pick<JobQueue, 'enqueue'>,
  answer: Answer,
): Promise<number> {
  const { leadId, staff, channel, subject, body } = answer
  if (!isLeadId(leadId)) throw notFound()
  const content = [leadId, channel, subject, body]
  const submission = { by: staff.id, act: 'lead-answer', content, makes: 'lead_events' }
  return Number(await once(tx, submission, async () => String(await send(tx, queue, answer))))
}

/** A person who writes once gets one answer by mail, unless whoever comes second means it. */
async function refuseSecondAnswer(tx: Transaction, { leadId, staff, seen }: Answer): Promise<void> {
  if (seen === undefined) return
  const { rows } = await tx.execute<{ count: number; staffId: string | null; name: string | null }>(
    sql`
    select (count(*) over ())::int as count, staff_id as "staffId", people.name
    from alisio.lead_events left join alisio.people on people.id = staff_id
    where lead_id = ${leadId} and kind = 'answer' order by lead_events.id desc limit 1`,
  )
  const [last] = rows
  if (!last || last.count <= Number(seen) || last.staffId === staff.id) return
  throw new StaleForm(
    `${last.name ?? 'Outra pessoa'} já respondeu a este lead enquanto você escrevia.`,
    'A sua resposta continua aqui: recarregue a página para ler a outra, ou envie de novo para mandar a sua também.',
    String(last.count),
  )
}

async function send(
  tx: Transaction,
  queue: Pick<JobQueue, 'enqueue'>,
  answer: Answer,
): Promise<number> {
  const { leadId, staff, channel, subject, body } = answer
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
  if (channel === 'email') await refuseSecondAnswer(tx, answer)
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

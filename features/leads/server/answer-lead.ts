import { desc, eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { brand } from '#content/brand.ts'
import { businessMinutes, type Office } from '#features/calendar/rules/business-time.ts'
import type { Transaction } from '#server/db/client.ts'
import { queryRows } from '#server/db/query-rows.ts'
import { asServer } from '#server/db/roles/run-as.ts'
import { isUuid } from '#server/db/uuid.ts'
import { mailPage, mailText, paragraph } from '#server/email/layout.ts'
import type { Mail } from '#server/email/mail.ts'
import { queueMail } from '#server/email/queue-mail.ts'
import { AppError, notFound } from '#server/failures/errors.ts'
import { StaleForm } from '#server/failures/stale-form.ts'
import type { JobQueue } from '#server/jobs/queue.ts'
import { runOnce } from '#server/limits/idempotency.ts'
import { contactMessages } from './contact/schema.ts'
import { whatsappNumber } from './read-lead.ts'
import { contacts, leadEvents, leads } from './schema.ts'

type AnswerMail = {
  to: string
  staff: { name: string; email: string }
  subject: string
  body: string
  messageId: string | undefined
}

/** Sent under the staff user's name, with replies to them. */
function answerMail({ to, staff, subject, body, messageId }: AnswerMail): Mail {
  const signature = `${staff.name}, ${brand.name}`
  return {
    kind: 'lead-answer',
    contactMessageId: messageId,
    to,
    replyTo: staff.email,
    subject,
    html: mailPage({
      title: subject,
      preview: body.slice(0, 140),
      body: [...body.split(/\n{2,}/), signature].map(paragraph).join('\n'),
    }),
    text: mailText([body, signature]),
  }
}

type LeadAnswer = {
  leadId: string
  staff: { id: string; name: string; email: string }
  channel: 'whatsapp' | 'email'
  subject: string
  body: string
  /** Number of answers the page showed. */
  answerCount?: string
}

function missing(what: string): AppError {
  return new AppError(
    'bad_request',
    `Este contato não tem ${what}.`,
    'Responda pelo outro caminho.',
  )
}

/**
 * An answer by staff: by mail it is queued with replies to the author; by WhatsApp it is stored and
 * sent by hand. Both stop the clock. Idempotent. Inside asStaff; resolves with the event's id.
 */
export async function answerLead(
  tx: Transaction,
  queue: Pick<JobQueue, 'enqueue'>,
  answer: LeadAnswer,
): Promise<number> {
  const { leadId, staff, channel, subject, body } = answer
  if (!isUuid(leadId)) throw notFound()
  const content = [leadId, channel, subject, body]
  const submission = { by: staff.id, action: 'lead-answer', content, makes: 'lead_events' }
  return Number(await runOnce(tx, submission, async () => String(await send(tx, queue, answer))))
}

const lastAnswerRow = z.object({
  count: z.number(),
  staffId: z.nullable(z.string()),
  name: z.nullable(z.string()),
})

/** Warns the second person who answers by mail; sending again confirms. */
async function refuseSecondAnswer(
  tx: Transaction,
  { leadId, staff, answerCount }: LeadAnswer,
): Promise<void> {
  if (answerCount === undefined) return
  const rows = await queryRows(tx, lastAnswerRow)`
    select (count(*) over ())::int as count, staff_id as "staffId", people.name
    from alisio.lead_events left join alisio.people on people.id = staff_id
    where lead_id = ${leadId} and kind = 'answer' order by lead_events.id desc limit 1`
  const [last] = rows
  if (!last || last.count <= Number(answerCount) || last.staffId === staff.id) return
  throw new StaleForm(
    `${last.name ?? 'Outra pessoa'} já respondeu a este lead enquanto você escrevia.`,
    'A sua resposta continua aqui: recarregue a página para ler a outra, ou envie de novo para mandar a sua também.',
    String(last.count),
  )
}

async function send(
  tx: Transaction,
  queue: Pick<JobQueue, 'enqueue'>,
  answer: LeadAnswer,
): Promise<number> {
  const { leadId, staff, channel, subject, body } = answer
  const [row] = await tx
    .select({ lead: leads, contact: contacts })
    .from(leads)
    .innerJoin(contacts, eq(contacts.id, leads.contactId))
    .where(eq(leads.id, leadId))
    .for('update')
  if (!row) throw notFound()
  const { lead, contact } = row
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

const WEEK = 7 * 86_400_000
const MOST = 500

const median = (values: number[]): number | null => {
  if (values.length === 0) return null
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.floor((sorted.length - 1) / 2)] as number
}

type FirstAnswer = { minutes: number | null; before: number | null; count: number }

const firstAnswerRow = z.object({ from: z.string(), to: z.string() })

/** Waiting time for a first answer in open hours: the last seven days and the week before. */
export async function readFirstAnswer(
  tx: Transaction,
  office: Office,
  now: Date,
): Promise<FirstAnswer> {
  const since = new Date(now.getTime() - 2 * WEEK).toISOString()
  const rows = await queryRows(tx, firstAnswerRow)`
    select created_at as "from", first_answer_at as "to" from alisio.leads
    where created_at > ${since}::timestamptz and created_at <= ${now.toISOString()}::timestamptz
      and first_answer_at is not null
    order by created_at desc limit ${MOST}`
  const waits = rows.map(({ from, to }) => ({
    at: new Date(from).getTime(),
    minutes: businessMinutes(office, new Date(from).getTime(), new Date(to).getTime()),
  }))
  const isLate = (at: number) => at > now.getTime() - WEEK
  const of = (week: boolean) =>
    waits.filter(({ at }) => isLate(at) === week).map(({ minutes }) => minutes)
  return { minutes: median(of(true)), before: median(of(false)), count: of(true).length }
}

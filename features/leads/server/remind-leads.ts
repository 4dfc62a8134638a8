import { eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { brand } from '#content/brand.ts'
import { leadReminder } from '#content/mails.ts'
import { businessMinutes } from '#features/calendar/rules/business-time.ts'
import { waitText } from '#features/calendar/rules/clock-text.ts'
import { readOffice } from '#features/calendar/server/calendar.server.ts'
import { siteOrigin } from '#features/people/server/people.server.ts'
import type { Database } from '#server/db/client.ts'
import { queryRows } from '#server/db/query-rows.ts'
import { actionButton, mailPage, mailText, paragraph } from '#server/email/layout.ts'
import type { Mail } from '#server/email/mail.ts'
import { fillWords, sampleAddress, sampleMail, sampleOrigin } from '#server/email/mail-words.ts'
import { queueMail } from '#server/email/queue-mail.ts'
import type { Env } from '#server/env/env.ts'
import type { JobDefinition } from '#server/jobs/job.ts'
import { isRetryDue, runEach } from '#server/jobs/job-failures.ts'
import type { JobQueue } from '#server/jobs/queue.ts'
import type { Logger } from '#server/log.ts'
import { readLeadSettings } from './lead-settings.ts'
import { leadEvents, leads } from './schema.ts'

type Late = {
  to: string
  leadId: string
  messageId?: string
  name: string
  message: string
  /** Minutes of open hours. */
  waited: number
  origin: string
}

function reminderMail(
  { to, leadId, messageId, name, message, waited, origin }: Late,
  words = leadReminder,
): Mail {
  const { title } = words
  const page = `${origin}/agencia/leads/${leadId}`
  const wait = fillWords(words.wait, { nome: name, tempo: waitText(waited) })
  return {
    kind: 'lead-reminder',
    contactMessageId: messageId,
    to,
    subject: `${title}: ${name} | ${brand.name}`,
    html: mailPage({
      title,
      preview: wait,
      body: [paragraph(wait), paragraph(`“${message}”`), actionButton(words.button, page)].join(
        '\n',
      ),
    }),
    text: mailText([wait, `“${message}”`, `${words.button}: ${page}`]),
  }
}

sampleMail('mails#leadReminder', (words: typeof leadReminder) =>
  reminderMail(
    {
      to: sampleAddress,
      leadId: '',
      name: 'Ana Exemplo',
      message: 'Quero saber mais sobre os serviços.',
      waited: 90,
      origin: sampleOrigin,
    },
    words,
  ),
)

/** Polls for waiting leads, so that an answer needs no rescheduling. */
export const remindLeadsJob: JobDefinition<object> = {
  name: 'leads-remind',
  payload: z.object({}),
  cron: '*/5 * * * *',
}

type Deps = {
  env: Env
  database: Pick<Database, 'db'>
  queue: Pick<JobQueue, 'enqueue'>
  log: Logger
}

const MOST_AT_ONCE = 200

const lateRow = z.object({ id: z.string(), since: z.string() })

/** One reminder per waiting lead: to its owner, else to all staff. */
export async function remindLeads(deps: Deps, now = new Date()): Promise<void> {
  const { db } = deps.database
  const { remindAfterHours } = await readLeadSettings(db)
  const office = await readOffice(db)
  const rows = await queryRows(db, lateRow)`
    select id, waiting_since as since from alisio.leads
    where waiting_since < ${now.toISOString()}::timestamptz - make_interval(hours => ${remindAfterHours}::int)
      and reminded_at is null and held is null and not demo
      and ${isRetryDue(remindLeadsJob, sql`leads.id::text`)}
    order by waiting_since limit ${MOST_AT_ONCE}`
  const waits = new Map(
    rows.map(({ id, since }) => [
      id,
      businessMinutes(office, new Date(since).getTime(), now.getTime()),
    ]),
  )
  const due = [...waits].filter(([, waited]) => waited >= remindAfterHours * 60)
  await runEach(
    deps,
    remindLeadsJob,
    due.map(([id]) => id),
    (id) => remindOne(deps, id, waits.get(id) ?? 0),
  )
}

const leadRow = z.object({
  ownerId: z.nullable(z.string()),
  name: z.string(),
  message: z.string(),
  messageId: z.string(),
})

const emailRow = z.object({ email: z.string() })

/** Mark and mails are one transaction; `skip locked` lets other processes pass. */
function remindOne({ env, database, queue, log }: Deps, leadId: string, waited: number) {
  return database.db.transaction(async (tx) => {
    const rows = await queryRows(tx, leadRow)`
      select owner_id as "ownerId", message.name, message.message, message.id as "messageId"
      from alisio.leads join lateral (
        select id, name, message from alisio.contact_messages where lead_id = leads.id
        order by created_at desc limit 1
      ) message on true
      where leads.id = ${leadId} and waiting_since is not null and reminded_at is null
      for update of leads skip locked`
    const lead = rows[0]
    if (!lead) return
    await tx.update(leads).set({ remindedAt: sql`now()` }).where(eq(leads.id, leadId))
    const recipients = await queryRows(tx, emailRow)`
      select email from alisio.staff join alisio."user" on "user".id = staff.user_id
      where ${lead.ownerId}::text is null or staff.user_id = ${lead.ownerId}`
    for (const { email } of recipients) {
      await queueMail(
        tx,
        queue,
        reminderMail({ ...lead, to: email, leadId, waited, origin: siteOrigin(env) }),
      )
    }
    await tx
      .insert(leadEvents)
      .values({ leadId, kind: 'reminder', detail: { told: recipients.length } })
    log.info('lead reminder queued', { lead: leadId, told: recipients.length })
  })
}

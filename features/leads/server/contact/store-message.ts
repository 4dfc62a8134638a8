import { sql } from 'drizzle-orm'
import { brand } from '#content/brand.ts'
import { siteOrigin } from '#features/people/server/people.server.ts'
import type { Database, Transaction } from '#server/db/client.ts'
import { mailPage, mailText, paragraph } from '#server/email/layout.ts'
import type { Mail } from '#server/email/mail.ts'
import { queueMail } from '#server/email/queue-mail.ts'
import type { Env } from '#server/env.ts'
import type { JobQueue } from '#server/jobs/queue.ts'
import { takeFromLimit } from '#server/limits/take-from-limit.ts'
import { agencyMail } from './agency-mail.ts'
import { confirmationMail } from './confirmation-mail.ts'
import { type ContactMessage, contactMessages } from './schema.ts'
import { sendLeadJob } from './send-lead-job.ts'

/** Told at most once an hour: messages over a limit are stored, not mailed one by one. */
function heldMail(env: Pick<Env, 'LEADS_TO' | 'PUBLIC_URL' | 'PORT'>): Mail {
  const origin = siteOrigin(env)
  const title = 'Mensagens guardadas acima do limite'
  const paragraphs = [
    'O formulário de contato recebeu mais mensagens do que o limite configurado. Elas estão guardadas, mas não são enviadas uma a uma.',
    `Para ler, liberar ou apagar: ${origin}/agencia/leads?estado=held`,
    'Se os contatos são de verdade, aumente CONTACT_PER_ADDRESS_HOUR ou CONTACT_PER_DAY.',
  ]
  return {
    kind: 'contact-held',
    to: env.LEADS_TO ?? brand.email,
    subject: `${title} | ${brand.name}`,
    html: mailPage({ title, body: paragraphs.map(paragraph).join('\n') }),
    text: mailText([`${title}.`, ...paragraphs]),
  }
}

type Queue = Pick<JobQueue, 'enqueue'>

const alertLimit = { name: 'contact-held-alert', most: 1, windowSeconds: 3600 }

/** At most one confirmation per recipient in this many hours, whoever typed the address. */
async function mayConfirm(tx: Transaction, email: string, hours: number): Promise<boolean> {
  const recipient = email.toLowerCase()
  // Two messages at once must not both find that none was sent.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${recipient}, 7206005))`)
  const { rows } = await tx.execute(sql`
    select from alisio.mails
    where lower(recipient) = ${recipient} and kind = 'contact-visitor'
      and created_at > now() - make_interval(hours => ${hours}::int)
    limit 1`)
  return rows.length === 0
}

/** What a message that is not held leads to. */
export async function queueMails(tx: Transaction, queue: Queue, env: Env, message: ContactMessage) {
  await queueMail(tx, queue, agencyMail(message, env))
  if (await mayConfirm(tx, message.email, env.CONTACT_CONFIRMATION_HOURS)) {
    await queueMail(tx, queue, confirmationMail(message))
  }
  if (env.LEADS_WEBHOOK_URL) await queue.enqueue(tx, sendLeadJob, { messageId: message.id })
}

/** The message and everything that follows from it, or nothing. Returns its id unless it was known. */
export function storeMessage(
  { db }: Pick<Database, 'db'>,
  queue: Queue,
  env: Env,
  values: typeof contactMessages.$inferInsert,
): Promise<string | undefined> {
  return db.transaction(async (tx) => {
    const sends = !values.suspectedSpam && !values.overLimit
    const [message] = await tx
      .insert(contactMessages)
      .values({ ...values, webhookState: sends && env.LEADS_WEBHOOK_URL ? 'queued' : null })
      .onConflictDoNothing({ target: contactMessages.idempotencyKey })
      .returning()
    if (!message) return undefined
    if (sends) await queueMails(tx, queue, env, message)
    else if (values.overLimit && !values.suspectedSpam) {
      const alert = await takeFromLimit(tx, alertLimit, 'agency')
      if (alert.allowed) await queueMail(tx, queue, heldMail(env))
    }
    return message.id
  })
}

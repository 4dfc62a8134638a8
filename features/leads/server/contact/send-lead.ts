import { createHmac } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { type Booking, bookings } from '#features/calendar/server/calendar.server.ts'
import type { Database, Transaction } from '#server/db/client.ts'
import { serverSecret } from '#server/db/server-secret.ts'
import { queueMail } from '#server/email/queue-mail.ts'
import type { Env } from '#server/env/env.ts'
import { type JobDefinition, slowRetries } from '#server/jobs/job.ts'
import type { Attempt, JobQueue } from '#server/jobs/queue.ts'
import { runOnce } from '#server/limits/idempotency.ts'
import type { Logger } from '#server/log.ts'
import { agencyMail, confirmationMail } from './contact-mails.ts'
import { listMessages } from './export-messages.ts'
import { type ContactMessage, contactMessages } from './schema.ts'

type Deps = { env: Env; database: Pick<Database, 'db'> }
type Delivery = {
  /** The same for every attempt. */
  delivery: string
  body: object
  signal: AbortSignal
}

const TIMEOUT_MS = 15_000

/** Names host and reason only: the URL may contain a key and the body personal data. */
class WebhookError extends Error {
  override name = 'WebhookError'

  constructor(url: string, problem: string, code?: string) {
    super(`${new URL(url).host} ${problem}`)
    if (code) Object.assign(this, { code })
  }
}

/** Node's fetch hides the reason in nested causes. */
function unreachable(url: string, error: unknown): WebhookError {
  const { name, message, code, cause } = error as NodeJS.ErrnoException & { cause?: unknown }
  if (name === 'TimeoutError') {
    return new WebhookError(url, `did not answer within ${TIMEOUT_MS / 1000} s`, 'ETIMEDOUT')
  }
  if (cause instanceof Error) return unreachable(url, cause)
  const first = (error as { errors?: Error[] }).errors?.[0]
  if (first) return unreachable(url, first)
  return new WebhookError(url, `could not be reached: ${code ?? message ?? name}`, code)
}

export async function webhookSecret(
  env: Pick<Env, 'LEADS_WEBHOOK_SECRET'>,
  database: Pick<Database, 'db'>,
): Promise<string> {
  return env.LEADS_WEBHOOK_SECRET ?? (await serverSecret(database, 'leads-webhook'))
}

/** One signed request to LEADS_WEBHOOK_URL; fails unless the status is 2xx. */
export async function postWebhook({ env, database }: Deps, { delivery, body, signal }: Delivery) {
  if (!env.LEADS_WEBHOOK_URL) return
  const text = JSON.stringify(body)
  const timestamp = String(Math.floor(Date.now() / 1000))
  const signature = createHmac('sha256', await webhookSecret(env, database))
    .update(`${timestamp}.${text}`)
    .digest('hex')
  const { LEADS_WEBHOOK_URL: url } = env
  const answer = await fetch(url, {
    method: 'POST',
    body: text,
    redirect: 'error',
    signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
    headers: {
      'Content-Type': 'application/json',
      'User-Agent': 'Alisio-Webhook/1',
      'X-Alisio-Delivery': delivery,
      'X-Alisio-Timestamp': timestamp,
      'X-Alisio-Signature': `sha256=${signature}`,
    },
  }).catch((error) => {
    throw unreachable(url, error)
  })
  await answer.body?.cancel()
  if (!answer.ok) throw new WebhookError(url, `answered ${answer.status}`)
}

type SendLeadDeps = { env: Env; database: Pick<Database, 'db'>; log: Logger }

function leadOf(message: ContactMessage, booking: Booking | undefined) {
  const { id, name, email, phone, company, page, reference, landing, referrer, createdAt } = message
  // Only a lead of the assistant has one.
  const conversation = message.conversation || undefined
  const lead = { id, name, email, phone, company, message: message.message, conversation }
  const meeting = booking && { startsAt: booking.startsAt, kind: booking.kind }
  return {
    event: 'lead.created',
    createdAt,
    lead,
    visit: { page, reference, landing, referrer },
    meeting,
  }
}

/** Posts one message to LEADS_WEBHOOK_URL; failures are retried. */
export async function sendLead(
  { env, database, log }: SendLeadDeps,
  messageId: string,
  { signal, isLast }: Attempt,
): Promise<void> {
  const { db } = database
  const byId = eq(contactMessages.id, messageId)
  const [message] = await db.select().from(contactMessages).where(byId)
  const booked = eq(bookings.contactMessageId, messageId)
  const [booking] = await db.select().from(bookings).where(booked)
  if (!message || message.webhookState === 'sent' || !env.LEADS_WEBHOOK_URL) return
  try {
    const body = leadOf(message, booking)
    await postWebhook({ env, database }, { delivery: message.id, body, signal })
  } catch (error) {
    if (isLast) await db.update(contactMessages).set({ webhookState: 'failed' }).where(byId)
    throw error
  }
  await db.update(contactMessages).set({ webhookState: 'sent' }).where(byId)
  log.info('lead sent to the webhook', { lead: messageId })
}

export const sendLeadJob: JobDefinition<{ messageId: string }> = {
  name: 'send-lead',
  payload: z.object({ messageId: z.uuid() }),
  options: slowRetries,
}

type ResendLeadDeps = { database: Pick<Database, 'db'>; queue: Pick<JobQueue, 'enqueue'>; env: Env }

/**
 * Queues the agency's mail, a failed confirmation and the webhook again. Returns the queued items,
 * or undefined if the message does not exist. Idempotent.
 */
export async function resendLead(
  deps: ResendLeadDeps,
  id: string,
  staffId?: string,
): Promise<string[] | undefined> {
  const { database, queue, env } = deps
  const [lead] = await listMessages(database, id)
  if (!lead) return undefined
  const confirmations = lead.mails.filter(({ kind }) => kind === 'contact-visitor')
  const confirm = confirmations.length > 0 && confirmations.every(({ state }) => state === 'failed')
  const queued: string[] = []
  const send = async (tx: Transaction) => {
    queued.push('agency mail')
    await queueMail(tx, queue, agencyMail(lead, env))
    if (confirm) {
      await queueMail(tx, queue, confirmationMail(lead))
      queued.push('confirmation')
    }
    if (env.LEADS_WEBHOOK_URL) {
      const byId = eq(contactMessages.id, lead.id)
      await tx.update(contactMessages).set({ webhookState: 'queued' }).where(byId)
      await queue.enqueue(tx, sendLeadJob, { messageId: lead.id })
      queued.push('webhook')
    }
    return lead.id
  }
  const submission = { action: 'resend-lead', content: [id], makes: 'contact_messages' }
  await database.db.transaction((tx) =>
    staffId ? runOnce(tx, { by: staffId, ...submission }, () => send(tx)) : send(tx),
  )
  return queued
}

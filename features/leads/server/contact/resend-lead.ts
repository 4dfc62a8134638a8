import { eq } from 'drizzle-orm'
import type { Database, Transaction } from '#server/db/client.ts'
import { queueMail } from '#server/email/queue-mail.ts'
import type { Env } from '#server/env.ts'
import type { JobQueue } from '#server/jobs/queue.ts'
import { once } from '#server/limits/once.ts'
import { agencyMail } from './agency-mail.ts'
import { confirmationMail } from './confirmation-mail.ts'
import { listLeads } from './list-leads.ts'
import { contactMessages } from './schema.ts'
import { sendLeadJob } from './send-lead-job.ts'

type Deps = { database: Pick<Database, 'db'>; queue: Pick<JobQueue, 'enqueue'>; env: Env }

/**
 * Queues the agency's mail once more, the confirmation if it was tried and did not get through,
 * and the webhook. Returns what was queued, or nothing where there is no such message. A second press
 * of somebody of the staff queues nothing more.
 */
export async function resendLead(
  deps: Deps,
  id: string,
  staffId?: string,
): Promise<string[] | undefined> {
  const { database, queue, env } = deps
  const [lead] = await listLeads(database, id)
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
      const own = eq(contactMessages.id, lead.id)
      await tx.update(contactMessages).set({ webhookState: 'queued' }).where(own)
      await queue.enqueue(tx, sendLeadJob, { messageId: lead.id })
      queued.push('webhook')
    }
    return lead.id
  }
  const submission = { act: 'resend-lead', content: [id], makes: 'contact_messages' }
  await database.db.transaction((tx) =>
    staffId ? once(tx, { by: staffId, ...submission }, () => send(tx)) : send(tx),
  )
  return queued
}

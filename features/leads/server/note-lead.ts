import { eq } from 'drizzle-orm'
import { asServer } from '#server/db/as-server.ts'
import type { Transaction } from '#server/db/client.ts'
import type { AppDeps } from '#server/deps.ts'
import { once } from '#server/limits/once.ts'
import type { NoteChannel } from '../rules/lead-states.ts'
import { contactMessages } from './contact/schema.ts'
import { sendLeadJob } from './contact/send-lead-job.ts'
import { leadEvents } from './schema.ts'

export type NotedLead = {
  name: string
  email: string
  phone: string
  company: string
  message: string
  channel: NoteChannel
  /** Where a visit to the site came before it. */
  visit?: { landing: string; referrer: string; reference: string; page: string }
}

/**
 * A lead that reached the agency by telephone, WhatsApp or its door, inside asStaff. It joins the
 * open lead of a contact who is known. With `telling` the webhook hears of it.
 */
export async function noteLead(
  tx: Transaction,
  staffId: string,
  { visit, ...written }: NotedLead,
  telling?: Pick<AppDeps, 'queue' | 'env'>,
): Promise<{ leadId: string; messageId: string }> {
  const [message] = await tx
    .insert(contactMessages)
    .values({
      ...written,
      ...visit,
      webhookState: telling?.env.LEADS_WEBHOOK_URL ? 'queued' : null,
    })
    .returning({ id: contactMessages.id })
  const messageId = message?.id as string
  const [stored] = await tx
    .select({ leadId: contactMessages.leadId })
    .from(contactMessages)
    .where(eq(contactMessages.id, messageId))
  const leadId = stored?.leadId as string
  if (telling?.env.LEADS_WEBHOOK_URL) {
    await asServer(tx, () => telling.queue.enqueue(tx, sendLeadJob, { messageId }))
  }
  const detail = { channel: written.channel, message: messageId }
  await tx.insert(leadEvents).values({ leadId, kind: 'created', staffId, detail })
  return { leadId, messageId }
}

/** From its own form, which makes one lead however often its button is pressed. Inside asStaff. */
export async function noteLeadOnce(
  tx: Transaction,
  staffId: string,
  written: NotedLead,
  telling?: Pick<AppDeps, 'queue' | 'env'>,
): Promise<string> {
  const { name, email, phone, company, message, channel } = written
  const content = [name, email, phone, company, message, channel]
  return once(tx, { by: staffId, act: 'note-lead', content, makes: 'leads' }, async () => {
    const { leadId } = await noteLead(tx, staffId, written, telling)
    return leadId
  })
}

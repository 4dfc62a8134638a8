import { eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { contactMessages, sendLeadJob } from '#features/leads/server/leads.server.ts'
import type { Database, Transaction } from '#server/db/client.ts'
import { queryRows } from '#server/db/query-rows.ts'
import { uuidOf } from '#server/db/uuid.ts'
import type { Env } from '#server/env/env.ts'
import type { JobQueue } from '#server/jobs/queue.ts'
import type { Logger } from '#server/log.ts'
import { phoneKeys, phoneText } from '../../../rules/whatsapp/numbers.ts'
import { conversations } from '../../schema.ts'
import type { Person } from './person.ts'
import type { InMessage } from './webhook-shape.ts'

export type ReceiveDeps = {
  env: Pick<Env, 'LEADS_WEBHOOK_URL'>
  database: Pick<Database, 'db'>
  queue: Pick<JobQueue, 'enqueue'>
  log: Logger
}

const LONGEST_MESSAGE = 1000

const phoneRow = z.object({ phone: z.string() })

/** The number as a contact has it already, with or without the ninth digit, else as people write it. */
async function phoneOf(tx: Transaction, waId: string): Promise<string> {
  const [contact] = await queryRows(tx, phoneRow)`
    select phone from alisio.contacts
    where phone <> '' and alisio.phone_key(phone) in ${phoneKeys(waId)}
    order by created_at limit 1`
  return contact?.phone ?? phoneText(waId)
}

const referenceRow = z.object({ id: z.string(), landing: z.string(), referrer: z.string() })

/** The visit to the site before it, by the code that the site's own link put into the message. */
async function visitOf(tx: Transaction, body: string) {
  const codes = [...new Set(body.match(/\b[0-9A-Z]{6}\b/g) ?? [])].slice(0, 5)
  if (codes.length === 0) return undefined
  const [visit] = await queryRows(tx, referenceRow)`
    select id, landing, referrer from alisio.whatsapp_references
    where code in ${codes} and lead_id is null and created_at > now() - interval '30 days'
    order by created_at desc limit 1`
  return visit
}

type About = { externalId: string; body: string; message?: InMessage }

/**
 * Joins the open lead of a known number or makes a new one, by the same intake as every other
 * message. The ad that opened the conversation is the lead's origin.
 */
export async function joinLead(
  tx: Transaction,
  { env, queue }: ReceiveDeps,
  { conversationId, waId, leadId, name }: Person,
  { externalId, body, message }: About,
): Promise<void> {
  const { referral } = message ?? {}
  const visit = await visitOf(tx, body)
  const phone = waId ? await phoneOf(tx, waId) : ''
  const hasWebhook = Boolean(env.LEADS_WEBHOOK_URL)
  const [stored] = await tx
    .insert(contactMessages)
    .values({
      idempotencyKey: uuidOf(['whatsapp', externalId]),
      name: name || (waId ? phoneText(waId) : 'Pessoa no WhatsApp'),
      email: '',
      phone,
      message: body.slice(0, LONGEST_MESSAGE),
      channel: 'whatsapp',
      page: referral?.source_url ?? '',
      reference: (referral?.headline ?? '').slice(0, 400),
      landing: visit?.landing ?? '',
      referrer: visit?.referrer ?? '',
      // Somebody without a number is found by nothing else than their conversation.
      leadId: phone ? undefined : (leadId ?? undefined),
      webhookState: hasWebhook ? 'queued' : null,
    })
    .onConflictDoNothing({ target: contactMessages.idempotencyKey })
    .returning({ id: contactMessages.id })
  if (!stored) return
  const [joined] = await tx
    .select({ leadId: contactMessages.leadId })
    .from(contactMessages)
    .where(eq(contactMessages.id, stored.id))
  if (!joined?.leadId) return
  // A lead has the id of the message that made it.
  if (referral && joined.leadId === stored.id) {
    await tx.execute(sql`
      update alisio.leads set source = ${referral.source_type === 'post' ? 'social' : 'meta-ads'},
        campaign = ${(referral.headline ?? '').slice(0, 60)} where id = ${joined.leadId}`)
  }
  if (visit) {
    await tx.execute(sql`
      update alisio.whatsapp_references set lead_id = ${joined.leadId} where id = ${visit.id}`)
  }
  await tx
    .update(conversations)
    .set({ leadId: joined.leadId })
    .where(eq(conversations.id, conversationId))
  if (hasWebhook) await queue.enqueue(tx, sendLeadJob, { messageId: stored.id })
}

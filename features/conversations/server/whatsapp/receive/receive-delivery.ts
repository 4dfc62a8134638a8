import { eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { type JobDefinition, slowRetries } from '#server/jobs/job.ts'
import { readTemplatesJob } from '../refresh-templates.ts'
import { whatsappDeliveries, whatsappNumbers } from '../schema.ts'
import { applyStatus } from './apply-status.ts'
import type { ReceiveDeps } from './join-lead.ts'
import { receiveCall, receiveMessage } from './receive-message.ts'
import {
  callShape,
  deliveryShape,
  type InContact,
  messageShape,
  statusShape,
} from './webhook-shape.ts'

export const receiveDeliveryJob: JobDefinition<{ deliveryId: number }> = {
  name: 'receive-whatsapp',
  payload: z.object({ deliveryId: z.int() }),
  concurrency: 2,
  options: slowRetries,
}

/** States of messages we do not know yet are looked at again: an answer of the API may be on its way. */
const UNKNOWN_STATE_SECONDS = 20
const LONGEST_WAIT_MS = 90_000

/** One that does not say whose it is has only the contact it came with. */
const contactOf = (contacts: InContact[], waId?: string, userId?: string) =>
  contacts.find(
    ({ wa_id, user_id }) => (userId && user_id === userId) || (waId && wa_id === waId),
  ) ?? (contacts.length === 1 ? contacts[0] : undefined)

/** Processes one delivery. Each item is its own transaction and idempotent. */
export async function receiveDelivery(deps: ReceiveDeps, deliveryId: number): Promise<void> {
  const { database, queue, log } = deps
  const { db } = database
  const [delivery] = await db
    .select()
    .from(whatsappDeliveries)
    .where(eq(whatsappDeliveries.id, deliveryId))
  if (!delivery?.body || delivery.processedAt) return
  const [number] = await db
    .select({ phoneNumberId: whatsappNumbers.phoneNumberId })
    .from(whatsappNumbers)
  const counts = { messages: 0, states: 0, unknown: 0, misfits: 0 }
  let readTemplates = false
  const parsed = deliveryShape.safeParse(parseJson(delivery.body))
  const changes = parsed.success ? parsed.data.entry.flatMap((entry) => entry.changes) : []
  if (!parsed.success) counts.misfits += 1
  for (const { field, value } of changes) {
    if (field.startsWith('message_template')) readTemplates = true
    const phoneNumberId = value.metadata?.phone_number_id
    // Another number of the same app, or one that was disconnected meanwhile.
    if (!number || phoneNumberId !== number.phoneNumberId) continue
    const place = { phoneNumberId }
    for (const each of value.messages) {
      const message = messageShape.safeParse(each)
      if (!message.success) {
        counts.misfits += 1
        continue
      }
      const { from, from_user_id } = message.data
      const contact = contactOf(value.contacts, from, from_user_id)
      counts.messages += Number(await receiveMessage(deps, place, message.data, contact))
    }
    for (const each of value.calls) {
      const call = callShape.safeParse(each)
      if (!call.success) counts.misfits += 1
      else {
        const contact = contactOf(value.contacts, call.data.from, call.data.from_user_id)
        counts.messages += Number(await receiveCall(deps, place, call.data, contact))
      }
    }
    for (const each of value.statuses) {
      const status = statusShape.safeParse(each)
      if (!status.success) counts.misfits += 1
      else if (await applyStatus(database, status.data)) counts.states += 1
      else counts.unknown += 1
    }
  }
  const isRecent = Date.now() - delivery.receivedAt.getTime() < LONGEST_WAIT_MS
  await db.transaction(async (tx) => {
    if (readTemplates) await queue.enqueue(tx, readTemplatesJob, {})
    if (counts.unknown > 0 && isRecent) {
      const options = { startAfter: UNKNOWN_STATE_SECONDS }
      await queue.enqueue(tx, receiveDeliveryJob, { deliveryId }, options)
      return
    }
    await tx
      .update(whatsappDeliveries)
      .set({ body: null, processedAt: sql`now()` })
      .where(eq(whatsappDeliveries.id, deliveryId))
    if (counts.messages > 0) await tx.update(whatsappNumbers).set({ receivedAt: sql`now()` })
  })
  log.info('whatsapp delivery processed', counts)
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

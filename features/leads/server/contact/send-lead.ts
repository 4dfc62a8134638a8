import { eq } from 'drizzle-orm'
import { type Booking, bookings } from '#features/calendar/server/calendar.server.ts'
import type { Database } from '#server/db/client.ts'
import type { Env } from '#server/env.ts'
import type { Attempt } from '#server/jobs/queue.ts'
import type { Logger } from '#server/log.ts'
import { postWebhook } from './post-webhook.ts'
import { type ContactMessage, contactMessages } from './schema.ts'

type Deps = { env: Env; database: Pick<Database, 'db'>; log: Logger }

function leadOf(message: ContactMessage, booking: Booking | undefined) {
  const { id, name, email, phone, company, page, reference, landing, referrer, createdAt } = message
  const lead = { id, name, email, phone, company, message: message.message }
  const meeting = booking && { startsAt: booking.startsAt, kind: booking.kind }
  return {
    event: 'lead.created',
    createdAt,
    lead,
    visit: { page, reference, landing, referrer },
    meeting,
  }
}

/** Posts one message to LEADS_WEBHOOK_URL; whatever is not 2xx is tried again. */
export async function sendLead(
  { env, database, log }: Deps,
  messageId: string,
  { signal, isLast }: Attempt,
): Promise<void> {
  const { db } = database
  const own = eq(contactMessages.id, messageId)
  const [message] = await db.select().from(contactMessages).where(own)
  const booked = eq(bookings.contactMessageId, messageId)
  const [booking] = await db.select().from(bookings).where(booked)
  if (!message || message.webhookState === 'sent' || !env.LEADS_WEBHOOK_URL) return
  try {
    const body = leadOf(message, booking)
    await postWebhook({ env, database }, { delivery: message.id, body, signal })
  } catch (error) {
    if (isLast) await db.update(contactMessages).set({ webhookState: 'failed' }).where(own)
    throw error
  }
  await db.update(contactMessages).set({ webhookState: 'sent' }).where(own)
  log.info('lead sent to the webhook', { lead: messageId })
}

import { sql } from 'drizzle-orm'
import type { Transaction } from '#server/db/client.ts'
import { SAMPLES_HOST } from './free-times/free-times.ts'

/** Called by staff, and by the first real booking. */
export async function removeSampleMeetings(tx: Transaction): Promise<void> {
  await tx.execute(sql`
    delete from alisio.contact_messages using alisio.bookings
    where bookings.contact_message_id = contact_messages.id and bookings.host = ${SAMPLES_HOST}`)
}

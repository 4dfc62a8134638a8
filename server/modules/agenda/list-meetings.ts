import { asc, eq, gt } from 'drizzle-orm'
import type { Transaction } from '#server/db/client.ts'
import { agendaBlocks, bookings } from '#server/db/schema-agenda.ts'
import { contactMessages } from '#server/db/schema-contact.ts'
import type { Meeting } from './booking-links.ts'

/** Every booking that ends after a moment, whatever became of it. */
export function listMeetings(db: Transaction, since: Date): Promise<Meeting[]> {
  return db
    .select({ booking: bookings, person: contactMessages })
    .from(bookings)
    .innerJoin(contactMessages, eq(contactMessages.id, bookings.contactMessageId))
    .where(gt(bookings.endsAt, since))
    .orderBy(asc(bookings.startsAt))
}

/** Times the agency keeps for itself that are not over yet. */
export function listBlocks(db: Transaction, since: Date) {
  return db
    .select()
    .from(agendaBlocks)
    .where(gt(agendaBlocks.endsAt, since))
    .orderBy(asc(agendaBlocks.startsAt))
}

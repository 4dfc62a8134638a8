import { and, desc, eq, inArray } from 'drizzle-orm'
import { bookings } from '#features/calendar/server/calendar.server.ts'
import type { LeadState } from '#features/leads/rules/lead-states.ts'
import type { Database } from '#server/db/client.ts'
import { mails } from '#server/db/schema.ts'
import { contacts, leads } from '../schema.ts'
import { type ContactMessage, contactMessages } from './schema.ts'

type MailState = {
  to: 'agency' | 'visitor'
  kind: string
  state: string
  attempts: number
  lastError: string | null
}
type Contact = typeof contacts.$inferSelect
type BookedTime = { startsAt: Date; state: string }
/** A message, or a meeting that was booked: then with its time. Its state is the desk's. */
export type Lead = ContactMessage & {
  mails: MailState[]
  booking?: BookedTime
  state: LeadState
  value: string | null
  lostReason: string | null
  /** The person as the desk knows them, which may be corrected since they wrote. */
  contact: Pick<Contact, 'name' | 'email' | 'phone' | 'company'>
}

const sides: Record<string, MailState['to']> = {
  'contact-agency': 'agency',
  'booking-agency': 'agency',
  'contact-visitor': 'visitor',
  'booking-invitation': 'visitor',
}

/** Stored messages with the state of their mails, newest first. */
export async function listLeads({ db }: Pick<Database, 'db'>, id?: string): Promise<Lead[]> {
  const messages = await db
    .select({ message: contactMessages, lead: leads, contact: contacts })
    .from(contactMessages)
    .innerJoin(leads, eq(leads.id, contactMessages.leadId))
    .innerJoin(contacts, eq(contacts.id, leads.contactId))
    // Invented ones are the desk's, to look around with.
    .where(and(eq(leads.demo, false), id ? eq(contactMessages.id, id) : undefined))
    .orderBy(desc(contactMessages.createdAt))
  const states = new Map<string, MailState[]>()
  const rows = await db
    .select()
    .from(mails)
    .where(inArray(mails.kind, Object.keys(sides)))
    .orderBy(mails.createdAt)
  for (const { contactMessageId, kind, state, attempts, lastError } of rows) {
    const own = states.get(contactMessageId ?? '') ?? []
    states.set(contactMessageId ?? '', [
      ...own,
      { to: sides[kind] as MailState['to'], kind, state, attempts, lastError },
    ])
  }
  const booked = new Map(
    (await db.select().from(bookings)).map((booking) => [booking.contactMessageId, booking]),
  )
  return messages.map(({ message, lead, contact }) => ({
    ...message,
    state: lead.state,
    value: lead.value,
    lostReason: lead.lostReason,
    contact,
    mails: states.get(message.id) ?? [],
    booking: booked.get(message.id),
  }))
}

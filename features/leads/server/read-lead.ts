import { and, asc, desc, eq, inArray, ne, sql } from 'drizzle-orm'
import { clients, people, staff } from '#features/people/server/people.server.ts'
import type { Transaction } from '#server/db/client.ts'
import { isUuid } from '#server/db/uuid.ts'
import { contactMessages } from './contact/schema.ts'
import { findUndoableMerge } from './merge/merged-persons.ts'
import { contacts, leadEvents, leadMails, leadMeetings, leads } from './schema.ts'

const MOST_MESSAGES = 100
const MOST_EVENTS = 300

/** A lead with contact, messages, mails, meetings and events. Inside asStaff. */
export async function readLead(tx: Transaction, id: string) {
  if (!isUuid(id)) return null
  const [row] = await tx
    .select({ lead: leads, contact: contacts, clientName: clients.name })
    .from(leads)
    .innerJoin(contacts, eq(contacts.id, leads.contactId))
    .leftJoin(clients, eq(clients.id, leads.clientId))
    .where(eq(leads.id, id))
  if (!row) return null
  const messages = await tx
    .select()
    .from(contactMessages)
    .where(eq(contactMessages.leadId, id))
    .orderBy(desc(contactMessages.createdAt))
    .limit(MOST_MESSAGES)
  const messageIds = messages.map((message) => message.id)
  const mails = await tx
    .select()
    .from(leadMails)
    .where(inArray(leadMails.contactMessageId, messageIds))
    .orderBy(asc(leadMails.createdAt))
  const meetings = await tx
    .select()
    .from(leadMeetings)
    .where(inArray(leadMeetings.contactMessageId, messageIds))
    .orderBy(asc(leadMeetings.startsAt))
  const events = await tx
    .select({
      id: leadEvents.id,
      at: leadEvents.at,
      kind: leadEvents.kind,
      staffId: leadEvents.staffId,
      by: people.name,
      body: leadEvents.body,
      detail: leadEvents.detail,
    })
    .from(leadEvents)
    .leftJoin(people, eq(people.id, leadEvents.staffId))
    .where(eq(leadEvents.leadId, id))
    .orderBy(desc(leadEvents.id))
    .limit(MOST_EVENTS)
  const others = await tx
    .select({ id: leads.id, state: leads.state, held: leads.held, createdAt: leads.createdAt })
    .from(leads)
    .where(and(eq(leads.contactId, row.contact.id), ne(leads.id, id)))
    .orderBy(desc(leads.createdAt))
    .limit(10)
  const team = await tx
    .select({ id: people.id, name: people.name, email: people.email })
    .from(staff)
    .innerJoin(people, eq(people.id, staff.userId))
    .orderBy(sql`lower(${people.name})`)
  return {
    ...row,
    messages,
    mails,
    meetings,
    events,
    others,
    staff: team,
    merge: await findUndoableMerge(tx, row.lead, row.contact),
  }
}

export type LeadReport = NonNullable<Awaited<ReturnType<typeof readLead>>>

/** For wa.me links; ten or eleven digits are a Brazilian number. */
export function whatsappNumber(phone: string): string | undefined {
  const digits = phone.replace(/\D/g, '')
  const abroad = phone.trim().startsWith('+')
  if (!abroad && !/^[1-9]\d{9,10}$/.test(digits)) return undefined
  if (abroad && !/^\d{8,15}$/.test(digits)) return undefined
  return `${abroad ? '' : '55'}${digits}`
}

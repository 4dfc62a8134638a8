import type { Readable } from 'node:stream'
import { and, desc, eq, inArray } from 'drizzle-orm'
import { bookings } from '#features/calendar/server/calendar.server.ts'
import { leadStates } from '#features/leads/rules/leads.ts'
import { type CsvColumn, writeCsv } from '#server/csv/write-csv.ts'
import type { Database } from '#server/db/client.ts'
import { mails } from '#server/db/schema.ts'
import { formatMoment } from '../leads-csv.ts'
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
/** A message or a booked meeting, with the state set at the desk. */
export type MessageReport = ContactMessage & {
  mails: MailState[]
  booking?: BookedTime
  lead: Pick<typeof leads.$inferSelect, 'state' | 'value' | 'lostReason'>
  /** The contact as corrected at the desk. */
  contact: Pick<Contact, 'name' | 'email' | 'phone' | 'company'>
}

const sides: Record<string, MailState['to']> = {
  'contact-agency': 'agency',
  'booking-agency': 'agency',
  'contact-visitor': 'visitor',
  'booking-invitation': 'visitor',
}

/** Stored messages with the state of their mails, newest first. */
export async function listMessages(
  { db }: Pick<Database, 'db'>,
  id?: string,
): Promise<MessageReport[]> {
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
    const earlier = states.get(contactMessageId ?? '') ?? []
    states.set(contactMessageId ?? '', [
      ...earlier,
      { to: sides[kind] as MailState['to'], kind, state, attempts, lastError },
    ])
  }
  const booked = new Map(
    (await db.select().from(bookings)).map((booking) => [booking.contactMessageId, booking]),
  )
  return messages.map(({ message, lead, contact }) => ({
    ...message,
    lead,
    contact,
    mails: states.get(message.id) ?? [],
    booking: booked.get(message.id),
  }))
}

const states: Record<string, string> = { queued: 'na fila', sent: 'enviado', failed: 'falhou' }
const reasons = {
  honeypot: 'suspeita de spam: campo escondido',
  'too-fast': 'suspeita de spam: rápido demais',
  address: 'acima do limite por endereço',
  day: 'acima do limite por dia',
}

function holdReasonOf({ suspectedSpam, overLimit }: MessageReport): string {
  const reason = suspectedSpam ?? overLimit
  return reason ? reasons[reason] : ''
}

function mailState({ mails }: MessageReport, to: 'agency' | 'visitor'): string {
  const mail = mails.findLast((candidate) => candidate.to === to)
  return mail ? (states[mail.state] as string) : ''
}

const columns: CsvColumn<MessageReport>[] = [
  ['Recebida em', (message) => formatMoment(message.createdAt)],
  ['Nome', (message) => message.name],
  ['E-mail', (message) => message.email],
  ['Telefone', (message) => message.phone],
  ['Empresa', (message) => message.company],
  ['Mensagem', (message) => message.message],
  ['Estado', (message) => leadStates[message.lead.state]],
  ['Horário marcado', ({ booking }) => formatMoment(booking?.startsAt)],
  ['Origem', (message) => message.reference],
  ['Página', (message) => message.page],
  ['Entrada', (message) => message.landing],
  ['Veio de', (message) => message.referrer],
  ['Retida', holdReasonOf],
  ['E-mail à agência', (message) => mailState(message, 'agency')],
  ['E-mail ao visitante', (message) => mailState(message, 'visitor')],
  ['Webhook', (message) => states[message.webhookState ?? ''] ?? ''],
  ['Código', (message) => message.id],
]

export function messagesCsv(messages: Iterable<MessageReport>): Readable {
  return writeCsv(columns, messages)
}

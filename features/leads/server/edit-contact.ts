import { and, desc, eq, ne, sql } from 'drizzle-orm'
import { people } from '#features/people/server/people.server.ts'
import { asServer } from '#server/db/as-server.ts'
import type { Transaction } from '#server/db/client.ts'
import { AppError, notFound } from '#server/errors.ts'
import { isLeadId } from './read-lead.ts'
import { contacts, leadEvents, leads } from './schema.ts'

type Person = { name: string; email: string; phone: string; company: string }
/** `version` is the contact's that was looked at. */
type Correction = Person & { leadId: string; staffId: string; version: number }

const fields = ['name', 'email', 'phone', 'company'] as const

/** Corrects whom a lead is from, in all leads and meetings to come of theirs. Inside asStaff. */
export async function editContact(
  tx: Transaction,
  { leadId, staffId, version, ...typed }: Correction,
): Promise<void> {
  const person = { ...typed, email: typed.email.toLowerCase() }
  const [found] = isLeadId(leadId)
    ? await tx
        .select({ contact: contacts })
        .from(leads)
        .innerJoin(contacts, eq(contacts.id, leads.contactId))
        .where(eq(leads.id, leadId))
        .for('update')
    : []
  if (!found) throw notFound()
  const { contact } = found
  const changed = fields.filter((field) => contact[field] !== person[field])
  // Also a button that was pressed twice.
  if (changed.length === 0) return
  if (contact.version !== version) return refuseStale(tx, contact.id)
  await refuseSomebodyElses(tx, contact.id, person)
  await tx.update(contacts).set(person).where(eq(contacts.id, contact.id))
  await asServer(tx, () => correctMeetings(tx, contact.id, person))
  await tx.update(leads).set({ lastAt: sql`now()` }).where(eq(leads.id, leadId))
  const detail = { fields: changed.join(' ') }
  await tx.insert(leadEvents).values({ leadId, kind: 'edited', staffId, detail })
}

async function refuseStale(tx: Transaction, contactId: string): Promise<never> {
  const [last] = await tx
    .select({ by: people.name })
    .from(leadEvents)
    .innerJoin(leads, eq(leads.id, leadEvents.leadId))
    .innerJoin(people, eq(people.id, leadEvents.staffId))
    .where(and(eq(leads.contactId, contactId), eq(leadEvents.kind, 'edited')))
    .orderBy(desc(leadEvents.id))
    .limit(1)
  throw new AppError(
    'bad_request',
    `Este contato mudou enquanto você olhava${last ? `: a última correção é de ${last.by}` : ''}.`,
    'Veja como está agora e, se ainda fizer sentido, corrija de novo.',
  )
}

/** An address is one contact's, and so is a telephone that stands alone. */
async function refuseSomebodyElses(tx: Transaction, contactId: string, { email, phone }: Person) {
  const same = email
    ? eq(contacts.email, email)
    : sql`${contacts.email} = '' and ${contacts.phone} <> ''
        and alisio.phone_key(${contacts.phone}) = alisio.phone_key(${phone})`
  const [other] = await tx
    .select({ name: contacts.name })
    .from(contacts)
    .where(and(same, ne(contacts.id, contactId)))
    .limit(1)
  if (!other) return
  throw new AppError(
    'bad_request',
    `Este ${email ? 'e-mail' : 'telefone'} já é de ${other.name}.`,
    'Procure por ele na lista: o que a pessoa escreveu está lá.',
  )
}

/** Invitations and reminders of what is still to come go to the corrected address. */
async function correctMeetings(tx: Transaction, contactId: string, person: Person) {
  await tx.execute(sql`
    update alisio.contact_messages message
    set name = ${person.name}, email = ${person.email}, phone = ${person.phone}
    from alisio.leads, alisio.bookings
    where leads.contact_id = ${contactId} and message.lead_id = leads.id
      and bookings.contact_message_id = message.id and bookings.state = 'confirmed'
      and bookings.ends_at > now()`)
  if (person.email) return
  await tx.execute(sql`
    update alisio.bookings set tells_person = false
    from alisio.contact_messages message, alisio.leads
    where leads.contact_id = ${contactId} and message.lead_id = leads.id and message.email = ''
      and bookings.contact_message_id = message.id and bookings.state = 'confirmed'`)
}

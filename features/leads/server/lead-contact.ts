import { rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { and, desc, eq, notInArray, sql } from 'drizzle-orm'
import { people, recordAudit } from '#features/people/server/people.server.ts'
import type { Transaction } from '#server/db/client.ts'
import { idRow, queryRows } from '#server/db/query-rows.ts'
import { asServer, asStaff } from '#server/db/roles/run-as.ts'
import { isUuid } from '#server/db/uuid.ts'
import type { AppDeps } from '#server/deps.ts'
import { AppError, notFound } from '#server/failures/errors.ts'
import { leadStates } from '../rules/leads.ts'
import { mergedAddresses, readMergedPersons } from './merge/merged-persons.ts'
import { readLead } from './read-lead.ts'
import { contacts, leadEvents, leads } from './schema.ts'

type Person = { name: string; email: string; phone: string; company: string }
/** `version` is the contact's when the form was loaded. */
type Correction = Person & { leadId: string; staffId: string; version: number }

const fields = ['name', 'email', 'phone', 'company'] as const

/** Corrects the contact for all leads and upcoming meetings. Inside asStaff. */
export async function editContact(
  tx: Transaction,
  { leadId, staffId, version, ...typed }: Correction,
): Promise<void> {
  const person = { ...typed, email: typed.email.toLowerCase() }
  const [row] = isUuid(leadId)
    ? await tx
        .select({ contact: contacts })
        .from(leads)
        .innerJoin(contacts, eq(contacts.id, leads.contactId))
        .where(eq(leads.id, leadId))
        .for('update')
    : []
  if (!row) throw notFound()
  const { contact } = row
  const changed = fields.filter((field) => contact[field] !== person[field])
  // Also a double click.
  if (changed.length === 0) return
  if (contact.version !== version) return refuseStale(tx, contact.id)
  await refuseSomebodyElses(tx, [contact.id], person)
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

/** An address belongs to one contact, and so does a telephone without an address. */
export async function refuseSomebodyElses(
  tx: Transaction,
  contactIds: string[],
  { email, phone }: Pick<Person, 'email' | 'phone'>,
) {
  const same = email
    ? eq(contacts.email, email)
    : sql`${contacts.email} = '' and ${contacts.phone} <> ''
        and alisio.phone_key(${contacts.phone}) = alisio.phone_key(${phone})`
  const [other] = await tx
    .select({ name: contacts.name })
    .from(contacts)
    .where(and(same, notInArray(contacts.id, contactIds)))
    .limit(1)
  if (!other) return
  throw new AppError(
    'bad_request',
    `Este ${email ? 'e-mail' : 'telefone'} já é de ${other.name}.`,
    'Procure por ele na lista: o que a pessoa escreveu está lá.',
  )
}

/** Later mails of upcoming meetings go to the corrected address. */
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

/** A double click. */
async function wasJustErased(tx: Transaction, leadId: string): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    select from (select * from alisio.acts order by id desc limit 200) recent
    where kind = 'contact-erased' and detail ->> 'lead' = ${leadId}`)
  return rows.length > 0
}

/**
 * Erases the contact of a lead with all leads, messages, notes, meetings, mails, mail files and
 * open invitations. An account stays, since only its user may erase it.
 */
export async function eraseContact(
  { database, uploads }: Pick<AppDeps, 'database' | 'uploads'>,
  staffId: string,
  leadId: string,
): Promise<void> {
  const mailIds = await asStaff(database, staffId, async (tx) => {
    const [contact] = isUuid(leadId)
      ? await tx
          .select({ id: contacts.id, email: contacts.email })
          .from(leads)
          .innerJoin(contacts, eq(contacts.id, leads.contactId))
          .where(eq(leads.id, leadId))
          .for('update')
      : []
    if (!contact) {
      if (await wasJustErased(tx, leadId)) return []
      throw notFound()
    }
    const mails = await asServer(tx, async () => {
      // Also addresses of contacts that were merged into this one.
      const addresses = [contact.email, ...(await mergedAddresses(tx, contact.id))].filter(Boolean)
      const rows = await queryRows(tx, idRow)`
        delete from alisio.mails where contact_message_id in (
          select message.id from alisio.contact_messages message
          join alisio.leads on leads.id = message.lead_id where leads.contact_id = ${contact.id})
        or (lower(recipient) = any(${sql.param(addresses)}::text[])
          and not exists (select from alisio."user" where lower(email) = lower(recipient)))
        returning id`
      await tx.execute(sql`
        delete from alisio.invitations
        where accepted_at is null and email = any(${sql.param(addresses)}::text[])`)
      return rows.map(({ id }) => id)
    })
    await tx.delete(contacts).where(eq(contacts.id, contact.id))
    await recordAudit(tx, { kind: 'contact-erased', about: contact.id, detail: { lead: leadId } })
    return mails
  })
  // Without an SMTP server mails are files beside the uploads.
  const folder = join(dirname(uploads), 'mail')
  for (const id of mailIds) await rm(join(folder, `${id}.eml`), { force: true })
}

/** Everything stored about the contact of a lead. Inside asStaff. */
export async function exportContact(tx: Transaction, leadId: string): Promise<object | null> {
  const requested = await readLead(tx, leadId)
  if (!requested) return null
  const { contact } = requested
  const contactLeads = await tx
    .select({ id: leads.id })
    .from(leads)
    .where(eq(leads.contactId, contact.id))
  const reports = await Promise.all(contactLeads.map(({ id }) => readLead(tx, id)))
  const merged = await readMergedPersons(tx, contact.id)
  await recordAudit(tx, { kind: 'contact-exported', about: contact.id })
  const { id: _, ...person } = contact
  return {
    exportadoEm: new Date(),
    pessoa: person,
    unidos: merged.map(({ at, id, person: before }) => ({ em: at, codigo: id, pessoa: before })),
    leads: reports.flatMap((report) => {
      if (!report) return []
      const { lead, messages, mails, meetings, events } = report
      return {
        codigo: lead.id,
        estado: leadStates[lead.state],
        retido: lead.held,
        origem: { fonte: lead.source, campanha: lead.campaign, pagina: lead.landing },
        valor: lead.value,
        previstoPara: lead.expectedOn,
        motivo: lead.lostReason,
        motivoDaLista: lead.lossKind,
        proximoPasso: lead.nextStep && {
          texto: lead.nextStep,
          dia: lead.nextOn,
          hora: lead.nextTime,
        },
        criadoEm: lead.createdAt,
        mensagens: messages.map((message) => ({
          em: message.createdAt,
          canal: message.channel,
          nome: message.name,
          email: message.email,
          telefone: message.phone,
          empresa: message.company,
          texto: message.message,
          conversa: message.conversation,
          pagina: message.page,
          entrada: message.landing,
          veioDe: message.referrer,
        })),
        reunioes: meetings.map(({ startsAt, endsAt, state, cancelReason }) => ({
          startsAt,
          endsAt,
          state,
          motivo: cancelReason,
        })),
        emails: mails.map(({ kind, state, createdAt, sentAt }) => ({
          kind,
          state,
          createdAt,
          sentAt,
        })),
        historico: events.map(({ at, kind, body }) => ({ at, kind, body })),
      }
    }),
  }
}

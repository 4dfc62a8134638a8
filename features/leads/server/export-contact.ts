import { eq } from 'drizzle-orm'
import { recordAct } from '#features/people/server/people.server.ts'
import type { Transaction } from '#server/db/client.ts'
import { leadStates } from '../rules/lead-states.ts'
import { readLead } from './read-lead.ts'
import { leads } from './schema.ts'

/** Everything kept of the person behind a lead, for a request of theirs. Inside asStaff. */
export async function exportContact(tx: Transaction, leadId: string): Promise<object | null> {
  const asked = await readLead(tx, leadId)
  if (!asked) return null
  const { contact } = asked
  const own = await tx.select({ id: leads.id }).from(leads).where(eq(leads.contactId, contact.id))
  const reports = await Promise.all(own.map(({ id }) => readLead(tx, id)))
  await recordAct(tx, { kind: 'contact-exported', about: contact.id })
  const { id: _, ...person } = contact
  return {
    exportadoEm: new Date(),
    pessoa: person,
    leads: reports.flatMap((report) => {
      if (!report) return []
      const { lead, messages, mails, meetings, events } = report
      return {
        codigo: lead.id,
        estado: leadStates[lead.state],
        retido: lead.held,
        origem: { fonte: lead.source, campanha: lead.campaign, pagina: lead.landing },
        valor: lead.value,
        motivo: lead.lostReason,
        criadoEm: lead.createdAt,
        mensagens: messages.map((message) => ({
          em: message.createdAt,
          canal: message.channel,
          nome: message.name,
          email: message.email,
          telefone: message.phone,
          empresa: message.company,
          texto: message.message,
          pagina: message.page,
          entrada: message.landing,
          veioDe: message.referrer,
        })),
        reunioes: meetings.map(({ startsAt, endsAt, state }) => ({ startsAt, endsAt, state })),
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

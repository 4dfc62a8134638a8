import { eq } from 'drizzle-orm'
import {
  contactMessages,
  contacts,
  leads,
  type NotedLead,
  noteLead,
} from '#features/leads/server/leads.server.ts'
import type { Transaction } from '#server/db/client.ts'
import type { AppDeps } from '#server/deps.ts'
import { AppError, notFound } from '#server/errors.ts'

/** A lead, or somebody who becomes one. */
export type Whom = { leadId: string } | { person: Omit<NotedLead, 'message' | 'visit'> }

type WrittenDown = { messageId: string; leadId: string; demo: boolean }

/** The message that a meeting of the desk belongs to: of the lead it was booked from, or a new one's. */
export async function writeDown(
  tx: Transaction,
  deps: Pick<AppDeps, 'queue' | 'env'> & { staffId: string },
  whom: Whom,
  subject: string,
): Promise<WrittenDown> {
  if ('person' in whom) {
    const noted = { ...whom.person, message: subject }
    return { ...(await noteLead(tx, deps.staffId, noted, deps)), demo: false }
  }
  const [found] = await tx
    .select({ lead: leads, contact: contacts })
    .from(leads)
    .innerJoin(contacts, eq(contacts.id, leads.contactId))
    .where(eq(leads.id, whom.leadId))
  if (!found) throw notFound()
  const { lead, contact } = found
  if (lead.held || lead.state === 'spam') {
    throw new AppError(
      'bad_request',
      'Esta mensagem está retida ou é spam.',
      'Libere a mensagem e marque a conversa depois.',
    )
  }
  const { name, email, phone, company } = contact
  const [message] = await tx
    .insert(contactMessages)
    .values({ leadId: lead.id, name, email, phone, company, message: subject, channel: 'booking' })
    .returning({ id: contactMessages.id })
  return { messageId: message?.id as string, leadId: lead.id, demo: lead.demo }
}

import { desc, eq, sql } from 'drizzle-orm'
import { contacts, leads } from '#features/leads/server/leads.server.ts'
import { people, staff } from '#features/people/server/people.server.ts'
import type { Transaction } from '#server/db/client.ts'
import { isUuid } from '#server/db/uuid.ts'
import { conversationMessages, conversationNotes, conversations } from '../schema.ts'
import { exportWhatsApp } from '../whatsapp/export-whatsapp.ts'
import { suggestLeads } from './join-lead.ts'

/** The latest of a page; an export has all. */
const MOST_MESSAGES = 500
const MOST_NOTES = 50

/** Inside asStaff. */
export async function findConversation(tx: Transaction, id: string) {
  if (!isUuid(id)) return undefined
  const [conversation] = await tx.select().from(conversations).where(eq(conversations.id, id))
  return conversation
}

/** A conversation with its messages in order, its notes, the team and its lead. Inside asStaff. */
export async function readConversation(tx: Transaction, id: string) {
  const conversation = await findConversation(tx, id)
  if (!conversation) return null
  const messages = await tx
    .select()
    .from(conversationMessages)
    .where(eq(conversationMessages.conversationId, id))
    .orderBy(desc(conversationMessages.number))
    .limit(MOST_MESSAGES)
  const notes = await tx
    .select({
      id: conversationNotes.id,
      body: conversationNotes.body,
      at: conversationNotes.at,
      by: people.name,
    })
    .from(conversationNotes)
    .leftJoin(people, eq(people.id, conversationNotes.staffId))
    .where(eq(conversationNotes.conversationId, id))
    .orderBy(desc(conversationNotes.at))
    .limit(MOST_NOTES)
  const team = await tx
    .select({ id: people.id, name: people.name })
    .from(staff)
    .innerJoin(people, eq(people.id, staff.userId))
    .orderBy(sql`lower(${people.name})`)
  const { leadId } = conversation
  return {
    conversation,
    messages: messages.reverse(),
    notes,
    team,
    lead: leadId ? await readLead(tx, leadId) : null,
    joinable: leadId ? [] : await suggestLeads(tx, visitorTexts(messages)),
  }
}

const visitorTexts = (messages: (typeof conversationMessages.$inferSelect)[]) =>
  messages.filter(({ author }) => author === 'visitor').map(({ body }) => body)

/** Whom the conversation belongs to, and how to reach them outside the chat. */
async function readLead(tx: Transaction, leadId: string) {
  const { name, company, email, phone } = contacts
  const [lead] = await tx
    .select({ id: leads.id, state: leads.state, owner: people.name, name, company, email, phone })
    .from(leads)
    .innerJoin(contacts, eq(contacts.id, leads.contactId))
    .leftJoin(people, eq(people.id, leads.ownerId))
    .where(eq(leads.id, leadId))
  return lead ?? null
}

export type ConversationReport = NonNullable<Awaited<ReturnType<typeof readConversation>>>

/** Conversations of a lead, the latest first. Inside asStaff. */
export async function listLeadConversations(tx: Transaction, leadId: string) {
  if (!isUuid(leadId)) return []
  const { id, channel, state, openedAt, lastNumber } = conversations
  return tx
    .select({ id, channel, state, openedAt, lastNumber })
    .from(conversations)
    .where(eq(conversations.leadId, leadId))
    .orderBy(desc(openedAt))
    .limit(20)
}

/** What was said in the conversations of a contact, for their data export. Inside asStaff. */
export async function exportConversations(tx: Transaction, leadId: string) {
  const places = await tx
    .select()
    .from(conversations)
    .where(
      sql`${conversations.leadId} in (select id from alisio.leads where contact_id =
        (select contact_id from alisio.leads where id = ${leadId}))`,
    )
    .orderBy(conversations.openedAt)
  return Promise.all(
    places.map(async (place) => {
      const messages = await tx
        .select()
        .from(conversationMessages)
        .where(eq(conversationMessages.conversationId, place.id))
        .orderBy(conversationMessages.number)
      const notes = await tx
        .select()
        .from(conversationNotes)
        .where(eq(conversationNotes.conversationId, place.id))
        .orderBy(conversationNotes.at)
      return {
        canal: place.channel,
        abertaEm: place.openedAt,
        encerradaEm: place.closedAt,
        pagina: place.page,
        nicho: place.niche,
        plano: place.plan,
        mensagens: messages.map(({ at, author, body }) => ({ at, author, body })),
        notas: notes.map(({ at, body }) => ({ at, body })),
        ...(place.channel === 'whatsapp' ? { whatsapp: await exportWhatsApp(tx, place.id) } : {}),
      }
    }),
  )
}

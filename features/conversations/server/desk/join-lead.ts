import { eq, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { recordAudit } from '#features/people/server/people.server.ts'
import { readCode } from '#features/shared/rules/reference.ts'
import type { Transaction } from '#server/db/client.ts'
import { queryRows, textAs } from '#server/db/query-rows.ts'
import { asServer } from '#server/db/roles/run-as.ts'
import { AppError } from '#server/failures/errors.ts'
import { findClues } from '../../rules/contact-clues.ts'
import { lockConversation } from '../attendance/attend.ts'
import { conversations } from '../schema.ts'

const MOST_LEADS = 3

const leadRow = z.object({
  id: z.string(),
  name: z.string(),
  company: z.string(),
  why: textAs<'email' | 'phone' | 'code'>(),
})

type JoinableLead = z.infer<typeof leadRow>

/** Each person's latest lead, an open one first. As the server: policies hide the telephone's index. */
const selectLeads = (tx: Transaction, condition: SQL, why: SQL) =>
  asServer(
    tx,
    () => queryRows(tx, leadRow)`
      select distinct on (contacts.id) leads.id, contacts.name, contacts.company, ${why} as why
      from alisio.contacts join alisio.leads on leads.contact_id = contacts.id
      where leads.held is null and leads.state <> 'spam' and (${condition})
      order by contacts.id, leads.state in ('new', 'talking', 'proposal') desc, leads.last_at desc
      limit ${MOST_LEADS}`,
  )

const hasCode = (codes: string[]) => sql`leads.id in (
  select lead_id from alisio.whatsapp_references where code = any(${sql.param(codes)}::text[]))`
const hasEmail = (emails: string[]) => sql`contacts.email = any(${sql.param(emails)}::text[])`
const hasPhone = (phones: string[]) => sql`contacts.phone <> ''
  and alisio.phone_key(contacts.phone) in (
    select alisio.phone_key(written) from unnest(${sql.param(phones)}::text[]) written)`

/** Leads of people whose address, telephone or reference the visitor wrote. Inside asStaff. */
export async function suggestLeads(tx: Transaction, texts: string[]): Promise<JoinableLead[]> {
  const { emails, phones, codes } = findClues(texts)
  if (emails.length + phones.length + codes.length === 0) return []
  return selectLeads(
    tx,
    sql`${hasEmail(emails)} or ${hasPhone(phones)} or ${hasCode(codes)}`,
    sql`case when ${hasEmail(emails)} then 'email' when ${hasPhone(phones)} then 'phone'
      else 'code' end`,
  )
}

const leadAddress = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/i

/** The lead that an address, a telephone, a reference or the lead's page stands for. */
async function findLead(tx: Transaction, text: string): Promise<JoinableLead | undefined> {
  // What stands before an @ may look like one.
  const [id] = text.includes('@') ? [] : (leadAddress.exec(text) ?? [])
  const code = readCode(text)
  const [lead] = id
    ? await selectLeads(tx, sql`leads.id = ${id}::uuid`, sql`'code'`)
    : code
      ? await selectLeads(tx, hasCode([code]), sql`'code'`)
      : await suggestLeads(tx, [text])
  return lead
}

/**
 * Joins a conversation to the lead of the same person, named by address, telephone or reference. Its
 * history, owner and reminders are the lead's from then on. Inside asStaff.
 */
export async function joinConversation(tx: Transaction, id: string, text: string): Promise<void> {
  const lead = await findLead(tx, text)
  if (!lead) {
    throw new AppError(
      'bad_request',
      'Nenhum lead tem este e-mail, telefone ou referência.',
      'Confira o que digitou, ou anote a pessoa em Leads e junte depois.',
    )
  }
  const place = await lockConversation(tx, id)
  if (place.leadId === lead.id) return
  await tx
    .update(conversations)
    .set({ leadId: lead.id, name: place.name || lead.name.slice(0, 200) })
    .where(eq(conversations.id, id))
  await recordAudit(tx, { kind: 'conversation-joined', about: id, detail: { lead: lead.id } })
}

/** Undoes a joining that was wrong; the lead stays as it is. Inside asStaff. */
export async function separateConversation(tx: Transaction, id: string): Promise<void> {
  const place = await lockConversation(tx, id)
  if (!place.leadId) return
  await tx.update(conversations).set({ leadId: null }).where(eq(conversations.id, id))
  const detail = { lead: place.leadId }
  await recordAudit(tx, { kind: 'conversation-separated', about: id, detail })
}

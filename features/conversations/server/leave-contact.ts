import { and, asc, eq, ne, sql } from 'drizzle-orm'
import { handover as texts } from '#content/assistant/handover.ts'
import { contactMessages, leads, receiveChatLead } from '#features/leads/server/leads.server.ts'
import type { Transaction } from '#server/db/client.ts'
import { asServer } from '#server/db/roles/run-as.ts'
import { uuidOf } from '#server/db/uuid.ts'
import type { AppDeps } from '#server/deps.ts'
import { fillWords } from '#server/email/mail-words.ts'
import { conversationMessages, conversations } from './schema.ts'
import { storeLine } from './store-message.ts'
import { withToken } from './visitor.ts'

const MOST_LINES = 60

type Deps = Pick<AppDeps, 'database' | 'queue' | 'env' | 'log'>
type Person = { name: string; phone: string; email: string }

/** What was said, as plain text. With the rights of the transaction. */
async function readTranscript(tx: Transaction, conversationId: string): Promise<string> {
  const { author, body, number } = conversationMessages
  const rows = await tx
    .select({ author, body })
    .from(conversationMessages)
    .where(and(eq(conversationMessages.conversationId, conversationId), ne(author, 'system')))
    .orderBy(asc(number))
    .limit(MOST_LINES)
  const speakers = { ...texts.speakers, staff: 'Equipe', system: '' }
  return rows.map((row) => `${speakers[row.author]}: ${row.body}`).join('\n')
}

/**
 * The visitor leaves a telephone or an e-mail and agrees to be contacted, by the rules of the
 * contact form. The conversation joins the lead; the same contact again is the same lead.
 */
export async function leaveContact(
  deps: Deps,
  token: string,
  person: Person,
  clientAddress: string,
): Promise<void> {
  const { database } = deps
  const place = await withToken(database, token, async (tx, { id }) => {
    const conversation = await readTranscript(tx, id)
    const [row] = await asServer(tx, () =>
      tx.select().from(conversations).where(eq(conversations.id, id)),
    )
    return { id, conversation, row }
  })
  const { id, conversation, row } = place
  if (!row) return
  const key = uuidOf(['conversation', id, person.phone, person.email.toLowerCase()])
  const message = [
    texts.message.opening,
    row.niche && fillWords(texts.message.niche, { niche: row.niche }),
    row.plan && fillWords(texts.message.plan, { plan: row.plan }),
  ]
  await receiveChatLead(deps, {
    ...person,
    message: message.filter(Boolean).join('\n'),
    conversation,
    key,
    page: row.page,
    visit: { landing: row.landing, referrer: row.referrer },
    clientAddress,
  })
  await database.db.transaction(async (tx) => {
    const [received] = await tx
      .select({ leadId: contactMessages.leadId })
      .from(contactMessages)
      .where(eq(contactMessages.idempotencyKey, key))
    if (!received?.leadId) return
    const { rowCount } = await tx
      .update(conversations)
      .set({ leadId: received.leadId, name: person.name })
      .where(
        and(
          eq(conversations.id, id),
          sql`(${conversations.leadId}, ${conversations.name}) is distinct from
            (${received.leadId}::uuid, ${person.name})`,
        ),
      )
    if (rowCount) await storeLine(tx, id, 'Deixou o contato para a equipe responder')
  })
}

/** An answer in the conversation is an answer to its lead: the clock stops. Inside asStaff. */
export async function noteAnswer(tx: Transaction, leadId: string, staffId: string): Promise<void> {
  await tx
    .update(leads)
    .set({
      state: sql`case ${leads.state} when 'new' then 'talking' else ${leads.state} end`,
      ownerId: sql`coalesce(${leads.ownerId}, ${staffId})`,
      waitingSince: null,
      firstAnswerAt: sql`coalesce(${leads.firstAnswerAt}, now())`,
      lastAt: sql`now()`,
      version: sql`${leads.version} + 1`,
    })
    .where(and(eq(leads.id, leadId), sql`${leads.waitingSince} is not null`))
}

import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { foldText } from '#features/shared/rules/text.ts'
import type { Transaction } from '#server/db/client.ts'
import { moment, queryRows, textAs } from '#server/db/query-rows.ts'
import type { Author, Channel, ConversationState } from '../../rules/conversations.ts'

export const conversationGroups = ['waiting', 'all', 'mine', 'assistant', 'closed'] as const
export type ConversationGroup = (typeof conversationGroups)[number]

const MOST_ROWS = 100
const MOST_FOUND = 200

const row = z.object({
  id: z.string(),
  channel: textAs<Channel>(),
  state: textAs<ConversationState>(),
  name: z.string(),
  company: z.nullable(z.string()),
  page: z.string(),
  leadId: z.nullable(z.string()),
  ownerId: z.nullable(z.string()),
  owner: z.nullable(z.string()),
  version: z.number(),
  waitingSince: z.nullable(moment),
  lastAt: moment,
  lastText: z.nullable(z.string()),
  lastAuthor: z.nullable(textAs<Author>()),
})

export type ConversationRow = z.infer<typeof row>

/** Rows of the list under a condition; the longest wait first, then what was said last. */
const select = (tx: Transaction, condition: SQL, most: number) => queryRows(tx, row)`
  select place.id, place.channel, place.state, coalesce(contacts.name, place.name) as name,
    contacts.company, place.page, place.lead_id as "leadId", place.owner_id as "ownerId",
    nullif(place.attended_by, '') as owner, place.version, place.waiting_since as "waitingSince",
    place.last_at as "lastAt", left(last.body, 200) as "lastText", last.author as "lastAuthor"
  from alisio.conversations place
  left join alisio.leads on leads.id = place.lead_id
  left join alisio.contacts on contacts.id = leads.contact_id
  left join lateral (
    select body, author from alisio.conversation_messages
    where conversation_id = place.id and author <> 'system' order by number desc limit 1) last on true
  where ${condition}
  order by (place.state = 'waiting') desc, place.waiting_since, place.last_at desc, place.id
  limit ${most}`

const conditions: Record<ConversationGroup, (staffId: string) => SQL> = {
  waiting: () => sql`place.state = 'waiting'`,
  all: () => sql`place.state <> 'closed'`,
  mine: (staffId) => sql`place.state = 'attended' and place.owner_id = ${staffId}`,
  assistant: () => sql`place.state = 'assistant'`,
  closed: () => sql`place.state = 'closed'`,
}

/** Words as the text index has them, each by its beginning. */
function searchWords(search: string): string {
  const plain = foldText(search)
  const words = plain.match(/[a-z0-9]+/g) ?? []
  return words
    .slice(0, 8)
    .map((word) => `${word}:*`)
    .join(' & ')
}

export type ConversationQuery = { group: ConversationGroup; search: string }

/** Inside asStaff. With a search, conversations of any state whose messages or person match. */
export async function listConversations(
  tx: Transaction,
  staffId: string,
  { group, search }: ConversationQuery,
): Promise<ConversationRow[]> {
  const words = searchWords(search)
  if (!search.trim()) return select(tx, conditions[group](staffId), MOST_ROWS)
  if (!words) return []
  const condition = sql`place.id in (select alisio.found_conversations(${words}, ${MOST_FOUND}))
    or place.lead_id in (select alisio.found_leads(${words}, ${MOST_FOUND}))`
  return select(tx, condition, MOST_ROWS)
}

/** Changed rows for pages that are open; as the server, for staff only. */
export const readRows = (tx: Transaction, ids: readonly string[]) =>
  select(tx, sql`place.id = any(${sql.param(ids)}::uuid[])`, ids.length)

const countsRow = z.object({
  waiting: z.number(),
  all: z.number(),
  mine: z.number(),
  assistant: z.number(),
  longest: z.nullable(moment),
})

/** Inside asStaff. */
export async function countConversations(tx: Transaction, staffId: string) {
  const [counts] = await queryRows(tx, countsRow)`
    select count(*) filter (where state = 'waiting')::int as waiting, count(*)::int as all,
      count(*) filter (where state = 'attended' and owner_id = ${staffId})::int as mine,
      count(*) filter (where state = 'assistant')::int as assistant,
      min(waiting_since) as longest
    from alisio.conversations where state <> 'closed'`
  return counts as z.infer<typeof countsRow>
}

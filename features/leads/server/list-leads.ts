import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { foldText } from '#features/shared/rules/text.ts'
import type { Transaction } from '#server/db/client.ts'
import { idRow, moment, namedRow, queryRows, textAs } from '#server/db/query-rows.ts'
import { type LeadState, leadStates } from '../rules/leads.ts'

const MOST_WORDS = 6

/**
 * The search as a tsquery: every word by its prefix, telephones by their digits. Null when there is
 * nothing to search.
 */
function searchQuery(typed: string): string | null {
  const plain = foldText(typed)
  if (!/[a-z]/.test(plain)) {
    const digits = plain.replace(/\D/g, '')
    const national = /^55\d{10,11}$/.test(digits) ? digits.slice(2) : digits
    return national.length >= 2 ? `${national}:*` : null
  }
  const words = plain.match(/[a-z0-9]+/g) ?? []
  return words
    .slice(0, MOST_WORDS)
    .map((word) => `${word}:*`)
    .join(' & ')
}

const LEADS_PER_PAGE = 25
/** Counts stop here, so that lists of any size are quick. */
export const COUNTED_TO = 300
/** A search with more results asks for another word. */
const SEARCHED_TO = 75

/** `held` are messages over a limit; the default list excludes those and spam. */
export type LeadGroup = LeadState | 'held'
export const leadGroups: LeadGroup[] = [...(Object.keys(leadStates) as LeadState[]), 'held']

export type LeadQuery = {
  search: string
  group: LeadGroup | null
  source: string | null
  /** A user id, or 'none'. */
  owner: string | null
  days: number | null
  page: number
}

const leadRow = z.object({
  id: z.string(),
  name: z.string(),
  company: z.string(),
  email: z.string(),
  phone: z.string(),
  state: textAs<LeadState>(),
  held: z.nullable(z.enum(['suspected', 'limit'])),
  source: z.string(),
  ownerId: z.nullable(z.string()),
  owner: z.nullable(z.string()),
  waitingSince: z.nullable(moment),
  lastAt: moment,
  createdAt: moment,
  demo: z.boolean(),
  version: z.number(),
  value: z.nullable(z.string()),
  expectedOn: z.nullable(z.string()),
  nextOn: z.nullable(z.string()),
  meetingAt: z.nullable(moment),
})
export type LeadRow = z.infer<typeof leadRow>

const groupCondition = (group: LeadGroup | null): SQL => {
  if (group === 'held') return sql`held = 'limit'`
  if (group === 'spam') return sql`state = 'spam'`
  if (group) return sql`held is null and state = ${group}`
  return sql`held is null and state <> 'spam'`
}

/** Filters besides group and search. */
function filterCondition({ source, owner, days }: LeadQuery): SQL {
  const parts = [sql`true`]
  if (source !== null) parts.push(sql`source = ${source}`)
  if (owner === 'none') parts.push(sql`owner_id is null`)
  else if (owner) parts.push(sql`owner_id = ${owner}`)
  if (days) parts.push(sql`leads.created_at > now() - make_interval(days => ${days}::int)`)
  return sql.join(parts, sql` and `)
}

/** Ids of leads whose contact matches; null without a search. */
export async function findLeads(
  tx: Transaction,
  { search }: Pick<LeadQuery, 'search'>,
  most: number,
): Promise<string[] | null> {
  const words = searchQuery(search)
  if (!words) return null
  const rows = await queryRows(tx, idRow)`select alisio.found_leads(${words}, ${most}::int) as id`
  return rows.map(({ id }) => id)
}

export const filterOf = (query: LeadQuery, matches: string[] | null): SQL =>
  sql`${groupCondition(query.group)} and ${filterCondition(query)} and ${isMatch(matches)}`

const isMatch = (matches: string[] | null) =>
  matches ? sql`leads.id = any(${sql.param(matches)}::uuid[])` : sql`true`

const listStatement = (query: LeadQuery, matches: string[] | null): SQL => sql`
  select leads.id, contacts.name, contacts.company, contacts.email, contacts.phone, state, held, source,
    owner_id as "ownerId", owner.name as owner, waiting_since as "waitingSince", last_at as "lastAt",
    leads.created_at as "createdAt", demo, leads.version, value, expected_on::text as "expectedOn",
    next_on::text as "nextOn", (
      select min(starts_at) from alisio.contact_messages message
      join alisio.bookings on bookings.contact_message_id = message.id
      where message.lead_id = leads.id and bookings.state = 'confirmed' and ends_at > now()
    ) as "meetingAt"
  from (
    select * from alisio.leads where ${filterOf(query, matches)}
    order by waiting_since, last_at desc, id desc
    limit ${LEADS_PER_PAGE + 1} offset ${(query.page - 1) * LEADS_PER_PAGE}
  ) leads
  join alisio.contacts on contacts.id = leads.contact_id
  left join alisio.people owner on owner.id = leads.owner_id
  order by waiting_since, last_at desc, leads.id desc`

const groupConditions: [string, SQL][] = [
  ...[null, ...leadGroups].map((group): [string, SQL] => [group ?? 'all', groupCondition(group)]),
  ['waiting', sql`${groupCondition(null)} and waiting_since is not null`],
]

/** Matches of a search are counted in one pass; other counts stop at the limit. */
function countStatement(query: LeadQuery, matches: string[] | null): SQL {
  const named = (count: SQL, name: string) => sql`${count} as ${sql.identifier(name)}`
  const among = sql`${filterCondition(query)} and ${isMatch(matches)}`
  if (matches) {
    const counts = groupConditions.map(([name, group]) =>
      named(sql`count(*) filter (where ${group})::int`, name),
    )
    return sql`select ${sql.join(counts, sql`, `)} from alisio.leads where ${among}`
  }
  const counts = groupConditions.map(([name, group]) =>
    named(
      sql`(select count(*)::int from (
        select from alisio.leads where ${group} and ${among} limit ${COUNTED_TO}) counted)`,
      name,
    ),
  )
  return sql`select ${sql.join(counts, sql`, `)}`
}

/** Existing sources and owners, by a loose index scan. */
const sourcesStatement = sql`
  with recursive known as (
    (select source from alisio.leads order by source limit 1)
    union all
    select (select source from alisio.leads where source > known.source order by source limit 1)
    from known where known.source is not null
  ) select source from known where source is not null limit 60`

const sourceRow = z.object({ source: z.string() })
const countsRow = z.record(textAs<LeadGroup | 'all' | 'waiting'>(), z.number())

export type LeadPage = {
  rows: LeadRow[]
  more: boolean
  /** Whether the search had more results than were read. */
  cut: boolean
  counts: Record<LeadGroup | 'all' | 'waiting', number>
  sources: string[]
  staff: { id: string; name: string }[]
}

/** Inside asStaff. */
export async function listLeadPage(tx: Transaction, query: LeadQuery): Promise<LeadPage> {
  const matches = await findLeads(tx, query, SEARCHED_TO)
  const rows = await queryRows(tx, leadRow)`${listStatement(query, matches)}`
  const [counts] = await queryRows(tx, countsRow)`${countStatement(query, matches)}`
  const sources = await queryRows(tx, sourceRow)`${sourcesStatement}`
  const staff = await queryRows(tx, namedRow)`
    select people.id, people.name from alisio.staff join alisio.people on people.id = staff.user_id
    order by lower(people.name)`
  return {
    rows: rows.slice(0, LEADS_PER_PAGE),
    more: rows.length > LEADS_PER_PAGE,
    cut: (matches?.length ?? 0) >= SEARCHED_TO,
    counts: counts as LeadPage['counts'],
    sources: sources.map(({ source }) => source),
    staff,
  }
}

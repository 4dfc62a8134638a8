import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Transaction } from '#server/db/client.ts'
import { moment, queryRows, textAs } from '#server/db/query-rows.ts'
import {
  type BoardState,
  boardStates,
  type ColumnSum,
  isBoardState,
  isOpenState,
} from '../../rules/funnel.ts'
import { filterOf, findLeads, type LeadQuery } from '../list-leads.ts'

/** Cards per column; the rest is a list. */
export const CARDS_PER_COLUMN = 20
/** Won and lost leads leave the board after this. */
export const CLOSED_DAYS = 90
/** Searches of the board look at this many leads. */
const SEARCHED_TO = 500

const cardRow = z.object({
  id: z.string(),
  name: z.string(),
  company: z.string(),
  state: textAs<BoardState>(),
  value: z.nullable(z.string()),
  expectedOn: z.nullable(z.string()),
  lossKind: z.nullable(z.string()),
  nextStep: z.nullable(z.string()),
  nextOn: z.nullable(z.string()),
  nextTime: z.nullable(z.string()),
  owner: z.nullable(z.string()),
  waitingSince: z.nullable(moment),
  stateSince: moment,
  createdAt: moment,
  version: z.number(),
  demo: z.boolean(),
})
export type BoardCard = z.infer<typeof cardRow>

const sumRow = z.object({ state: textAs<BoardState>(), count: z.number(), cents: z.number() })

export type BoardColumn = ColumnSum & { cards: BoardCard[] }

function columnCondition(query: LeadQuery, matches: string[] | null, state: BoardState): SQL {
  const recent = isOpenState(state)
    ? sql`true`
    : sql`closed_at > now() - make_interval(days => ${CLOSED_DAYS}::int)`
  return sql`${filterOf({ ...query, group: state }, matches)} and ${recent}`
}

/** Columns with their first cards and the sums of all. Inside asStaff. */
export async function readBoard(tx: Transaction, query: LeadQuery): Promise<BoardColumn[]> {
  const matches = await findLeads(tx, query, SEARCHED_TO)
  const states = boardStates.filter((state) => !isBoardState(query.group) || state === query.group)
  const selects = states.map(
    (state) => sql`(select * from alisio.leads where ${columnCondition(query, matches, state)}
      order by waiting_since, last_at desc, id desc limit ${CARDS_PER_COLUMN})`,
  )
  const cards = await queryRows(tx, cardRow)`
    select leads.id, contacts.name, contacts.company, leads.state, leads.value,
      leads.expected_on::text as "expectedOn", leads.loss_kind as "lossKind",
      leads.next_step as "nextStep", leads.next_on::text as "nextOn",
      leads.next_time as "nextTime", owner.name as owner, leads.waiting_since as "waitingSince",
      leads.state_since as "stateSince", leads.created_at as "createdAt", leads.version, leads.demo
    from (${sql.join(selects, sql` union all `)}) leads
    join alisio.contacts on contacts.id = leads.contact_id
    left join alisio.people owner on owner.id = leads.owner_id
    order by waiting_since, last_at desc, leads.id desc`
  const sums = await queryRows(tx, sumRow)`${sql.join(
    states.map(
      (state) => sql`select ${state} as state, count(*)::int as count,
        coalesce(sum(value) * 100, 0)::float8 as cents
        from alisio.leads where ${columnCondition(query, matches, state)}`,
    ),
    sql` union all `,
  )}`
  return states.map((state) => ({
    state,
    count: 0,
    cents: 0,
    ...sums.find((sum) => sum.state === state),
    cards: cards.filter((card) => card.state === state),
  }))
}

const lossRow = z.object({
  month: z.string(),
  reason: z.nullable(z.string()),
  count: z.number(),
  cents: z.number(),
})
export type Loss = z.infer<typeof lossRow>

/** Losses by month and reason, the latest month first. Inside asStaff. */
export function readLosses(
  tx: Transaction,
  { timeZone, months }: { timeZone: string; months: number },
): Promise<Loss[]> {
  return queryRows(tx, lossRow)`
    select to_char(closed_at at time zone ${timeZone}, 'YYYY-MM') as month, loss_kind as reason,
      count(*)::int as count, coalesce(sum(value) * 100, 0)::float8 as cents
    from alisio.leads
    where state = 'lost' and held is null and closed_at >=
      (date_trunc('month', now() at time zone ${timeZone})
        - make_interval(months => ${months - 1}::int)) at time zone ${timeZone}
    group by 1, 2 order by 1 desc, 3 desc, 2`
}

import { type SQL, sql } from 'drizzle-orm'
import { type Span, splitWeeks } from '#features/shared/rules/days.ts'

export type Part = 'now' | 'before'
/** A span of these campaigns, or of all of a client's. */
export type Stretch = Span & { part: Part; ids: string[] | null }

const columns = sql.raw(
  'impressions, clicks, spend, conversions, contacts, purchases, conversations, revenue',
)

/** Sums of `campaign_weeks`, `client_days`, `platform_days`, or rows that look like them. */
export const summedColumns = sql`
  sum(spend)::float8 as spend, sum(impressions)::float8 as impressions,
  sum(clicks)::float8 as clicks, sum(conversions)::float8 as conversions,
  sum(contacts)::float8 as contacts, sum(purchases)::float8 as purchases,
  sum(conversations)::float8 as conversations, sum(revenue)::float8 as revenue,
  sum(revenue_spend)::float8 as revenue_spend, sum(ctr)::float8 as ctr, sum(rows)::int as rows`

/** As text, so that it may also be quoted into a message. */
export const idList = (ids: string[]) => sql`${`{${ids.join()}}`}::uuid[]`

const spanTable = (spans: (Span & { part: Part })[]) =>
  sql`(values ${sql.join(
    spans.map(({ part, first, last }) => sql`(${part}::text, ${first}::date, ${last}::date)`),
    sql`, `,
  )}) span(part, first, last)`

/** Days as constants, by which PostgreSQL leaves other months' partitions out when it plans. */
const within = ({ first, last }: Span) => sql`date between ${first}::date and ${last}::date`

/** Whole weeks from their sums, the days around them one by one. */
function rowsOf(clientId: string, stretches: Stretch[]): SQL[] {
  const ids = stretches[0]?.ids
  const only = ids ? sql`and campaign_id = any(${idList(ids)})` : sql``
  const split = stretches.map(({ part, first, last }) => ({ part, ...splitWeeks({ first, last }) }))
  const weeks = split.flatMap(({ part, mondays }) => (mondays ? [{ part, ...mondays }] : []))
  const days = split.flatMap(({ part, rest }) => rest.map((span) => ({ part, ...span })))
  const parts: SQL[] = []
  if (weeks.length > 0) {
    parts.push(sql`
      select part, campaign_id, ${columns}, revenue_spend, ctr, rows from ${spanTable(weeks)}
      join alisio.campaign_weeks
        on client_id = ${clientId} and week between first and last ${only}`)
  }
  if (days.length > 0) {
    parts.push(sql`
      select part, campaign_id, ${columns}, case when revenue is not null then spend end, ctr, 1
      from ${spanTable(days)} join alisio.campaigns_stats
        on client_id = ${clientId} and date between first and last ${only}
        and (${sql.join(days.map(within), sql` or `)})`)
  }
  return parts
}

/** Sums by part and campaign; null where there is nothing to read. */
export function sumCampaigns(clientId: string, stretches: Stretch[]): SQL | null {
  const ofAll = stretches.filter(({ ids }) => ids === null)
  const others = stretches.filter(({ ids }) => ids !== null)
  // A list of ids that is one parameter is searched by hash.
  const rows = [ofAll, ...others.map((each) => [each])].flatMap((each) => rowsOf(clientId, each))
  if (rows.length === 0) return null
  return sql`
    select part, campaign_id as campaign, null::text as day, ${summedColumns}
    from (${sql.join(rows, sql` union all `)}) figures
    (part, campaign_id, ${columns}, revenue_spend, ctr, rows) group by part, campaign_id`
}

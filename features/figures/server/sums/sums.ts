import { type SQL, sql } from 'drizzle-orm'
import { type Day, daysOf, type Span, splitWeeks, weeksOf } from '#features/shared/rules/days.ts'

export type Part = 'now' | 'before'
/** A span of these campaigns, or of all of a client's. */
export type Stretch = Span & { part: Part; ids: string[] | null }

const columns = sql.raw(
  'impressions, clicks, spend, conversions, contacts, purchases, conversations, revenue',
)

/**
 * Sums of `campaign_weeks`, `client_days`, `platform_days`, or rows that look like them. As text: the
 * database would write a number out in full to turn it into a float.
 */
export const summedColumns = sql.raw(`
  sum(spend) as spend, sum(impressions) as impressions, sum(clicks) as clicks,
  sum(conversions) as conversions, sum(contacts) as contacts, sum(purchases) as purchases,
  sum(conversations) as conversations, sum(revenue) as revenue,
  sum(revenue_spend) as revenue_spend, sum(ctr) as ctr, sum(rows)::int as rows`)

/** The same of a table that has one row for each sum. */
export const wholeColumns = sql.raw(`
  spend, impressions, clicks, conversions, contacts, purchases, conversations, revenue,
  revenue_spend, ctr, rows`)

/** As text, so that it may also be quoted into a message. */
export const idList = (ids: string[]) => sql`${`{${ids.join()}}`}::uuid[]`

/** A constant, by which PostgreSQL leaves other months' partitions out when it plans. */
const anyOf = (days: Day[]) => sql`any(${`{${days.join()}}`}::date[])`

/** Whole weeks from their sums, the days around them one by one. Stretches do not overlap. */
function rowsOf(clientId: string, stretches: Stretch[]): SQL[] {
  const [one, later] = stretches
  if (!one) return []
  const only = one.ids ? sql`and campaign_id = any(${idList(one.ids)})` : sql``
  const partOf = (day: SQL) =>
    later
      ? sql`case when ${day} < ${later.first}::date then ${one.part} else ${later.part} end`
      : sql`${one.part}::text`
  const split = stretches.map(splitWeeks)
  const weeks = split.flatMap(({ mondays }) => (mondays ? weeksOf(mondays) : []))
  const days = split.flatMap(({ rest }) => rest.flatMap(daysOf))
  const parts: SQL[] = []
  if (weeks.length > 0) {
    parts.push(sql`
      select ${partOf(sql`week`)} as part, campaign_id, ${columns}, revenue_spend, ctr, rows
      from alisio.campaign_weeks
      where client_id = ${clientId} and week = ${anyOf(weeks)} ${only}`)
  }
  if (days.length > 0) {
    parts.push(sql`
      select ${partOf(sql`date`)} as part, campaign_id, ${columns},
        case when revenue is not null then spend end, ctr, 1
      from alisio.campaigns_stats
      where client_id = ${clientId} and date = ${anyOf(days)} ${only}`)
  }
  return parts
}

const overlap = ([one, later]: Stretch[]) => one && later && one.last >= later.first

/** Sums by part and campaign; null where there is nothing to read. */
export function sumCampaigns(clientId: string, stretches: Stretch[]): SQL | null {
  const ofAll = stretches.filter(({ ids }) => ids === null)
  const others = stretches.filter(({ ids }) => ids !== null)
  // More than a year is compared with days of its own; a list of ids that is one parameter is
  // searched by hash.
  const apart = overlap(ofAll) ? [...ofAll, ...others] : others
  const together = overlap(ofAll) ? [] : [ofAll]
  const rows = [...together, ...apart.map((each) => [each])].flatMap((each) =>
    rowsOf(clientId, each),
  )
  if (rows.length === 0) return null
  return sql`
    select part, campaign_id as campaign, null::text as day, ${summedColumns}
    from (${sql.join(rows, sql` union all `)}) figures
    (part, campaign_id, ${columns}, revenue_spend, ctr, rows) group by part, campaign_id`
}

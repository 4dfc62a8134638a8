import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { type Figures, noFigures, sumFigures } from '#features/figures/rules/figures.ts'
import {
  type PeriodQuery,
  type Platform,
  type PlatformSpans,
  type ResolvedPeriod,
  resolvePeriod,
} from '#features/figures/rules/period.ts'
import { type Day, daysOf, type Span } from '#features/shared/rules/days.ts'
import type { Transaction } from '#server/db/client.ts'
import { queryRows, textAs } from '#server/db/query-rows.ts'
import { type Account, type CampaignFacts, readAccount } from './read-received.ts'

/** Sums of rows; the mean click rate is computed from a sum. */
export const figureRow = z.object({
  spend: z.number(),
  impressions: z.number(),
  clicks: z.number(),
  conversions: z.number(),
  contacts: z.number(),
  purchases: z.number(),
  conversations: z.number(),
  revenue: z.nullable(z.number()),
  revenue_spend: z.nullable(z.number()),
  ctr: z.number(),
  rows: z.number(),
})
type FigureRow = z.infer<typeof figureRow>

export const figureColumns = sql`
  sum(spend)::float8 as spend, sum(impressions)::float8 as impressions,
  sum(clicks)::float8 as clicks, sum(conversions)::float8 as conversions,
  sum(contacts)::float8 as contacts, sum(purchases)::float8 as purchases,
  sum(conversations)::float8 as conversations, sum(revenue)::float8 as revenue,
  sum(spend) filter (where revenue is not null)::float8 as revenue_spend,
  sum(ctr)::float8 as ctr, count(*)::int as rows`

export function toFigures(row: FigureRow): Figures {
  const { spend, impressions, clicks, conversions, contacts, purchases, conversations } = row
  return {
    spend,
    impressions,
    clicks,
    conversions,
    contacts,
    purchases,
    conversations,
    revenue: row.revenue,
    revenueSpend: row.revenue_spend ?? 0,
    ctr: row.rows > 0 ? row.ctr / row.rows : null,
    rows: row.rows,
  }
}

type Pair = { now: Figures; before: Figures }
export type CampaignFigures = CampaignFacts & Pair
type PlatformFigures = Pair & { platform: Platform | null }
/** Null when nothing was received for the day. */
export type DayFigures = { date: Day; figures: Figures | null }

export type PeriodReport = {
  query: PeriodQuery
  account: Account
  period: ResolvedPeriod
  total: Figures
  before: Figures
  platforms: PlatformFigures[]
  /** All campaigns on these platforms, also without figures in the period; newest first. */
  campaigns: CampaignFigures[]
  days: DayFigures[]
}

type Part = 'now' | 'before'
type Scope = {
  clientId: string
  facts: Pick<CampaignFacts, 'id' | 'platform'>[]
  platforms: PlatformSpans[]
}
const partRow = figureRow.extend({
  part: z.enum(['now', 'before']),
  campaign: z.nullable(z.string()),
  day: z.nullable(textAs<Day>()),
})

function spanOf(platforms: PlatformSpans[], part: Part): Span | null {
  const spans = platforms.flatMap((each) => each[part] ?? [])
  const [one] = spans
  if (!one) return null
  return { first: one.first, last: spans.reduce((a, { last }) => (a > last ? a : last), one.last) }
}

/**
 * Rows up to each platform's last day. Filters by campaign ids only where platforms differ: a join
 * would cost as much as the sums.
 */
export function withinSpans({ facts, platforms }: Scope, part: Part): SQL {
  const span = spanOf(platforms, part)
  if (!span) return sql`false`
  const lastOf = new Map(platforms.map((each) => [each.platform, each[part]?.last ?? '']))
  const groups = Map.groupBy(facts, ({ platform }) => lastOf.get(platform) ?? '')
  const within = sql`date between ${span.first}::date and ${span.last}::date`
  if (groups.size === 1 && groups.has(span.last)) return within
  const reached = [...groups].map(([last, campaigns]) => {
    const ids = sql.param(campaigns.map(({ id }) => id))
    return last
      ? sql`date <= ${last}::date and stats.campaign_id = any(${ids}::uuid[])`
      : sql`false`
  })
  return sql`${within} and (${sql.join(reached, sql` or `)})`
}

const rowsOf = (part: Part, scope: Scope, day: SQL, groups: SQL) => sql`
  select ${part}::text as part, stats.campaign_id as campaign, ${day} as day, ${figureColumns}
  from alisio.campaigns_stats stats
  where stats.client_id = ${scope.clientId} and ${withinSpans(scope, part)}
  group by ${groups}`

/** By campaign for both periods, and by day for the current one. */
const allRows = (scope: Scope) => sql`
  ${rowsOf('before', scope, sql`null::text`, sql`stats.campaign_id`)}
  union all
  ${rowsOf('now', scope, sql`stats.date::text`, sql`grouping sets ((stats.campaign_id), (stats.date))`)}`

/**
 * Figures of a client in a period and its comparison, in one query. Runs as the client or as staff.
 */
export async function readPeriod(
  tx: Transaction,
  clientId: string,
  query: PeriodQuery,
  today?: Day,
  cachedAccount?: Account,
): Promise<PeriodReport> {
  const account = cachedAccount ?? (await readAccount(tx, clientId, today))
  const period = resolvePeriod(query, account.received, account.today)
  const { platforms } = period
  const rows = period.received
    ? await queryRows(tx, partRow)`${allRows({ clientId, facts: account.campaigns, platforms })}`
    : []
  return { query, account, period, ...fold(rows, account.campaigns, period) }
}

const dayRow = figureRow.extend({ day: textAs<Day>() })

/** The compared days one by one; together they are `before`. */
export async function readDaysBefore(
  tx: Transaction,
  clientId: string,
  { account, period: { before, platforms } }: Pick<PeriodReport, 'account' | 'period'>,
): Promise<DayFigures[]> {
  if (!before) return []
  const within = withinSpans({ clientId, facts: account.campaigns, platforms }, 'before')
  const rows = await queryRows(tx, dayRow)`
    select date::text as day, ${figureColumns} from alisio.campaigns_stats stats
    where stats.client_id = ${clientId} and ${within} group by date`
  const byDay = new Map(rows.map((row) => [row.day, toFigures(row)]))
  return daysOf(before).map((date) => ({ date, figures: byDay.get(date) ?? null }))
}

function fold(rows: z.infer<typeof partRow>[], facts: CampaignFacts[], period: ResolvedPeriod) {
  const byCampaign = { now: new Map<string, Figures>(), before: new Map<string, Figures>() }
  const byDay = new Map<Day, Figures>()
  for (const row of rows) {
    if (row.campaign) byCampaign[row.part].set(row.campaign, toFigures(row))
    else if (row.day) byDay.set(row.day, toFigures(row))
  }
  const selected = facts.filter((each) =>
    period.platforms.some(({ platform }) => platform === each.platform),
  )
  const campaigns = selected.map((campaign) => ({
    ...campaign,
    now: byCampaign.now.get(campaign.id) ?? noFigures,
    before: byCampaign.before.get(campaign.id) ?? noFigures,
  }))
  const platforms = period.platforms.map(({ platform }) => {
    const platformCampaigns = campaigns.filter((campaign) => campaign.platform === platform)
    return {
      platform,
      now: sumFigures(platformCampaigns.map(({ now }) => now)),
      before: sumFigures(platformCampaigns.map(({ before }) => before)),
    }
  })
  return {
    total: sumFigures(platforms.map(({ now }) => now)),
    before: sumFigures(platforms.map(({ before }) => before)),
    platforms,
    campaigns,
    days: daysOf(period.requested).map((date) => ({ date, figures: byDay.get(date) ?? null })),
  }
}

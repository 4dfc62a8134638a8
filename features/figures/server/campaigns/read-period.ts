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
import {
  idList,
  type Part,
  type Stretch,
  sumCampaigns,
  summedColumns,
  wholeColumns,
} from '../sums/sums.ts'
import { platformColumn } from './platform-column.ts'
import { type Account, type CampaignFacts, readAccount } from './read-received.ts'

/** Sums of rows, which PostgreSQL writes out; the mean click rate is computed from a sum. */
export const figureRow = z.object({
  spend: z.string(),
  impressions: z.string(),
  clicks: z.string(),
  conversions: z.string(),
  contacts: z.string(),
  purchases: z.string(),
  conversations: z.string(),
  revenue: z.nullable(z.string()),
  revenue_spend: z.nullable(z.string()),
  ctr: z.string(),
  rows: z.number(),
})
type FigureRow = z.infer<typeof figureRow>

export const figureColumns = sql.raw(`
  sum(spend) as spend, sum(impressions) as impressions, sum(clicks) as clicks,
  sum(conversions) as conversions, sum(contacts) as contacts, sum(purchases) as purchases,
  sum(conversations) as conversations, sum(revenue) as revenue,
  sum(spend) filter (where revenue is not null) as revenue_spend,
  sum(ctr) as ctr, count(*)::int as rows`)

export function toFigures(row: FigureRow): Figures {
  const { revenue, rows } = row
  return {
    spend: Number(row.spend),
    impressions: Number(row.impressions),
    clicks: Number(row.clicks),
    conversions: Number(row.conversions),
    contacts: Number(row.contacts),
    purchases: Number(row.purchases),
    conversations: Number(row.conversations),
    revenue: revenue === null ? null : Number(revenue),
    revenueSpend: Number(row.revenue_spend ?? 0),
    ctr: rows > 0 ? Number(row.ctr) / rows : null,
    rows,
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

/** Days up to each platform's last one; ids are listed only where platforms differ. */
function stretchesOf({ facts, platforms }: Scope, part: Part): Stretch[] {
  const span = spanOf(platforms, part)
  if (!span) return []
  const lastOf = new Map(platforms.map((each) => [each.platform, each[part]?.last ?? '']))
  const groups = Map.groupBy(facts, ({ platform }) => lastOf.get(platform) ?? '')
  if (groups.size === 1 && groups.has(span.last)) return [{ part, ...span, ids: null }]
  return [...groups].flatMap(([last, campaigns]) =>
    last ? [{ part, first: span.first, last, ids: campaigns.map(({ id }) => id) }] : [],
  )
}

const ofCampaigns = (ids: string[]) => sql`stats.campaign_id = any(${idList(ids)})`

/** By one campaign of each platform: names that people wrote must stay out of the message. */
function ofPlatforms(facts: Scope['facts']) {
  const examples = new Set(new Map(facts.map(({ id, platform }) => [platform, id])).values())
  return (ids: string[]) => sql`stats.platform = any(array(
    select coalesce(${platformColumn}, '') from alisio.campaigns
    where id = any(${idList(ids.filter((id) => examples.has(id)))})))`
}

/** A condition for rows up to each platform's last day. */
export function withinSpans(scope: Scope, part: Part, only = ofCampaigns): SQL {
  const span = spanOf(scope.platforms, part)
  if (!span) return sql`false`
  const within = sql`date between ${span.first}::date and ${span.last}::date`
  const stretches = stretchesOf(scope, part)
  if (stretches.some(({ ids }) => ids === null)) return within
  const reached = stretches.map(
    ({ last, ids }) => sql`date <= ${last}::date and ${only(ids ?? [])}`,
  )
  return sql`${within} and (${sql.join([...reached, sql`false`], sql` or `)})`
}

/** Sums by day, whole where all platforms count up to the same day. */
function sumDays(scope: Scope, part: Part): SQL {
  const isWhole = stretchesOf(scope, part).some(({ ids }) => ids === null)
  const columns = sql`select ${part}::text as part, null::uuid as campaign, date::text as day,`
  const within = sql`where stats.client_id = ${scope.clientId}
    and ${withinSpans(scope, part, ofPlatforms(scope.facts))}`
  return isWhole
    ? sql`${columns} ${wholeColumns} from alisio.client_days stats ${within}`
    : sql`${columns} ${summedColumns} from alisio.platform_days stats ${within} group by date`
}

/** By campaign for both periods, and by day for the current one. */
function allRows(scope: Scope): SQL {
  const stretches = (['before', 'now'] as const).flatMap((part) => stretchesOf(scope, part))
  const byCampaign = sumCampaigns(scope.clientId, stretches)
  const byDay = sumDays(scope, 'now')
  return byCampaign ? sql`${byCampaign} union all ${byDay}` : byDay
}

/**
 * Figures of a client in a period and its comparison, in one query. Runs as the client or as staff.
 */
export async function readPeriod(
  tx: Pick<Transaction, 'execute'>,
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

/** The compared days one by one; together they are `before`. */
export async function readDaysBefore(
  tx: Transaction,
  clientId: string,
  { account, period: { before, platforms } }: Pick<PeriodReport, 'account' | 'period'>,
): Promise<DayFigures[]> {
  if (!before) return []
  const scope = { clientId, facts: account.campaigns, platforms }
  const rows = await queryRows(tx, partRow)`${sumDays(scope, 'before')}`
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

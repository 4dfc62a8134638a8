import type { Readable } from 'node:stream'
import { sql } from 'drizzle-orm'
import { Hono } from 'hono'
import { z } from 'zod'
import { objectiveName, statusName } from '#features/figures/rules/campaign-words.ts'
import type { HeroTotals } from '#features/figures/rules/hero-metrics.ts'
import {
  type PeriodQuery,
  type Platform,
  platformName,
  resolvePeriod,
} from '#features/figures/rules/period.ts'
import type { Day } from '#features/shared/rules/days.ts'
import { type CsvColumn, decimalComma, writeCsv } from '#server/csv/write-csv.ts'
import { queryRows, textAs } from '#server/db/query-rows.ts'
import { type FigureSource, readAsClient } from '#server/db/replica/read-as-client.ts'
import type { Viewer } from '#server/db/roles/run-as.ts'
import { isUuid } from '#server/db/uuid.ts'
import type { AppDeps } from '#server/deps.ts'
import { platformColumn } from './platform-column.ts'
import { readHeroTotals } from './read-hero-totals.ts'
import { withinSpans } from './read-period.ts'
import { readAccount } from './read-received.ts'

type Row = {
  date: string
  name: string
  objective: string
  status: string
  source: Platform | null
  demo: boolean
} & Record<
  | 'spend'
  | 'impressions'
  | 'clicks'
  | 'conversions'
  | 'ctr'
  | 'contacts'
  | 'purchases'
  | 'conversations',
  string
> &
  Record<'revenue' | 'reach' | 'currency' | 'originalSpend' | 'rate', string | null>

const columns: CsvColumn<Row>[] = [
  ['Data', (row) => row.date],
  ['Campanha', (row) => row.name],
  ['Objetivo', (row) => objectiveName(row.objective)],
  ['Status', (row) => statusName(row.status)],
  ['Investimento (R$)', (row) => decimalComma(row.spend)],
  ['Impressões', (row) => row.impressions],
  ['Cliques', (row) => row.clicks],
  ['Conversões', (row) => decimalComma(row.conversions)],
  ['CTR (%)', (row) => decimalComma(row.ctr)],
  ['Demo', (row) => (row.demo ? 'sim' : 'não')],
  ['Plataforma', (row) => (row.source ? platformName(row.source) : '')],
  ['Contatos', (row) => decimalComma(row.contacts)],
  ['Compras', (row) => decimalComma(row.purchases)],
  ['Conversas', (row) => decimalComma(row.conversations)],
  ['Receita (R$)', (row) => decimalComma(row.revenue ?? '')],
  ['Alcance', (row) => row.reach ?? ''],
  // Empty where the account is in reais.
  ['Moeda original', (row) => row.currency ?? ''],
  ['Investimento na moeda original', (row) => decimalComma(row.originalSpend ?? '')],
  ['Taxa (R$)', (row) => decimalComma(row.rate ?? '')],
]

const rowSchema = z.object({
  date: z.string(),
  name: z.string(),
  objective: z.string(),
  status: z.string(),
  source: z.nullable(textAs<Platform>()),
  demo: z.boolean(),
  spend: z.string(),
  impressions: z.string(),
  clicks: z.string(),
  conversions: z.string(),
  ctr: z.string(),
  contacts: z.string(),
  purchases: z.string(),
  conversations: z.string(),
  revenue: z.nullable(z.string()),
  reach: z.nullable(z.string()),
  currency: z.nullable(z.string()),
  originalSpend: z.nullable(z.string()),
  rate: z.nullable(z.string()),
})

/** Every campaign and day of the period, oldest first; null for another client's campaign. */
export function exportCsv(
  database: FigureSource,
  viewer: Viewer,
  { query, campaign, today }: { query: PeriodQuery; campaign?: string; today?: Day },
): Promise<Readable | null> {
  if (campaign !== undefined && !isUuid(campaign)) return Promise.resolve(null)
  const { clientId } = viewer
  return readAsClient(database, viewer, async (tx) => {
    const account = await readAccount(tx, clientId, today)
    const selected = account.campaigns.find(({ id }) => id === campaign?.toLowerCase())
    if (campaign && !selected) return null
    const only = selected ? sql`and campaigns.id = ${selected.id}` : sql``
    const received = account.received.filter(
      ({ platform }) => !selected || platform === selected.platform,
    )
    const { platforms } = resolvePeriod(
      selected ? { ...query, platform: null } : query,
      received,
      account.today,
    )
    const scope = { clientId, facts: selected ? [selected] : account.campaigns, platforms }
    const rows = await queryRows(tx, rowSchema)`
      select to_char(date, 'DD/MM/YYYY') as date, campaign_name as name, objective, status, demo,
        ${platformColumn} as source, spend, impressions, clicks, trim_scale(conversions) as conversions, ctr,
        trim_scale(contacts) as contacts, trim_scale(purchases) as purchases,
        trim_scale(conversations) as conversations, revenue, reach,
        own.currency, own.original_spend as "originalSpend", trim_scale(own.rate) as rate
      from alisio.campaigns_stats stats join alisio.campaigns on campaigns.id = stats.campaign_id
      left join lateral (
        select stats.currency, stats.original_spend, stats.rate
        where stats.spend = round(stats.original_spend * stats.rate, 2)) own on true
      where stats.client_id = ${clientId} and ${withinSpans(scope, 'now')} ${only}
      order by stats.date, campaign_name`
    // Rows are read first, so that a slow download holds no connection.
    return writeCsv(columns, rows)
  })
}

const CACHE_MS = 30_000

export function campaignRoutes({ database }: Pick<AppDeps, 'database'>): Hono {
  const routes = new Hono()
  // A monotonic clock: the system's may be set back.
  let cached: { totals: HeroTotals; until: number } | undefined
  routes.get('/functions/v1/hero-metrics', async (c) => {
    if (!cached || cached.until < performance.now()) {
      cached = { totals: await readHeroTotals(database), until: performance.now() + CACHE_MS }
    }
    return c.json(cached.totals, 200, { 'Cache-Control': 'public, max-age=30' })
  })
  return routes
}

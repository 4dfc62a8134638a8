import type { ClientBase } from 'pg'
import { z } from 'zod'
import { conversionKinds } from '#features/figures/rules/figures.ts'
import { countsAs, describeKind } from '#features/figures/rules/result-kinds.ts'
import { nameRow, queryText } from '#server/db/query-rows.ts'
import type { Column } from '../campaigns/import/columns.ts'
import { platformText } from '../campaigns/platform-column.ts'
import { readChoices, runOn } from '../results/choices.ts'
import { countStaged } from './apply-layer.ts'
import { type Import, matchCampaigns } from './campaigns/match-campaigns.ts'
import type { Read } from './files/stage-file.ts'
import { findWarnings } from './find-warnings.ts'
import { figureColumnsOf, LOWEST_LAYER, stagedSpan, withHashJoins } from './layers.ts'
import { readConverted } from './mapping/convert-days.ts'
import { absentColumns } from './mapping/mapping.ts'
import { type KindInFile, type Report, SHOWN_CHANGES, type Totals } from './report.ts'

const kindsOf = (table: string) => conversionKinds.map((kind) => `${table}.${kind}`).join(' + ')

/** A day is new when none of its campaigns had figures, and changes when any differ. */
const changes = `
  with named as (
    select key, campaign.campaign_id, layer.covered_from, layer.covered_until
    from alisio.staged_campaigns campaign
    left join lateral (
      select covered_from, covered_until from alisio.import_campaigns said
      join alisio.imports on imports.seq = said.seq
      where said.campaign_id = campaign.campaign_id and said.seq >= ${LOWEST_LAYER}
      limit 1) layer on true
    where import_id = $1
  ), staged as (
    select staged_days.*, campaign_id,
      coalesce(day between covered_from and covered_until, false) as layered
    from alisio.staged_days join named using (key) where import_id = $1
  ), compared as (
    select staged.day, layered,
      case when layered then coalesce(known.spend, 0) else staged.spend end as spend,
      case when layered then coalesce(known.conversions, 0)
        else staged.conversions end as conversions,
      case when layered then coalesce(known.clicks, 0) else staged.clicks end as clicks,
      case when layered then coalesce(known.impressions, 0)
        else staged.impressions end as impressions,
      known.date is not null as known, known.spend as old_spend,
      known.conversions as old_conversions, known.clicks as old_clicks,
      known.impressions as old_impressions,
      layered or known.date is not null
        and (${figureColumnsOf('staged')}) is not distinct from (${figureColumnsOf('known')})
        and coalesce(known.results, staged.results) = staged.results as same,
      not layered and known.revenue is not null and staged.revenue is null as loses_revenue,
      not layered and ${kindsOf('known')} > 0 and ${kindsOf('staged')} = 0
        and staged.conversions > 0 as loses_kinds
    from staged left join alisio.campaigns_stats known on known.campaign_id = staged.campaign_id
      and known.date = staged.day and known.client_id = $2 and known.date between $3 and $4
  )
  select day::text, case when bool_and(same) then 'same' when bool_or(known) then 'changed'
      else 'new' end as state, bool_or(layered) as layered,
    coalesce(bool_or(loses_revenue), false) as "losesRevenue",
    coalesce(bool_or(loses_kinds), false) as "losesKinds",
    sum(spend)::float8 as spend, sum(conversions)::float8 as conversions,
    sum(clicks)::float8 as clicks, sum(impressions)::float8 as impressions,
    sum(old_spend)::float8 as "spendBefore", sum(old_conversions)::float8 as "conversionsBefore",
    sum(old_clicks)::float8 as "clicksBefore",
    sum(old_impressions)::float8 as "impressionsBefore"
  from compared group by day order by day`

const dayRow = z.object({
  day: z.string(),
  state: z.enum(['new', 'changed', 'same']),
  layered: z.boolean(),
  losesRevenue: z.boolean(),
  losesKinds: z.boolean(),
  spend: z.number(),
  conversions: z.number(),
  clicks: z.number(),
  impressions: z.number(),
  spendBefore: z.nullable(z.number()),
  conversionsBefore: z.nullable(z.number()),
  clicksBefore: z.nullable(z.number()),
  impressionsBefore: z.nullable(z.number()),
})

const figures = ['spend', 'conversions', 'clicks', 'impressions'] as const

const titleOf: Record<Column, string> = {
  name: 'Campanha',
  id: 'Identificação',
  day: 'Dia',
  starts: 'Dia',
  ends: 'Dia',
  impressions: 'Impressões',
  clicks: 'Cliques',
  spend: 'Investimento',
  conversions: 'Conversões',
  ctr: 'CTR',
  revenue: 'Receita',
  reach: 'Alcance',
  indicator: 'Tipo de conversão',
  contacts: 'Contatos',
  purchases: 'Compras',
  conversations: 'Conversas',
  status: 'Situação',
  objective: 'Objetivo',
  currency: 'Moeda',
  adGroup: 'Conjunto ou grupo de anúncios',
  ad: 'Anúncio',
  adId: 'Anúncio',
  keyword: 'Palavra-chave',
}

const lastChangeRow = z.object({ at: z.string() })

/** The client's last import, undo or choice of what counts: a later one invalidates the report. */
export async function lastChange(connection: ClientBase, clientId: string): Promise<string> {
  const rows = await queryText(
    connection,
    lastChangeRow,
    `select coalesce(greatest(max(greatest(done_at, undone_at)),
       (select max(changed_at) from alisio.result_choices where client_id = $1))::text, '') as at
     from alisio.imports where client_id = $1`,
    [clientId],
  )
  return rows[0]?.at ?? ''
}

const totalsRow = z.object({
  spend: z.number(),
  conversions: z.number(),
  clicks: z.number(),
  impressions: z.number(),
})

async function platformTotals(
  connection: ClientBase,
  { clientId, platform }: Import,
  [first, last]: [string, string],
): Promise<Totals> {
  const rows = await queryText(
    connection,
    totalsRow,
    `select coalesce(sum(spend), 0)::float8 as spend,
       coalesce(sum(conversions), 0)::float8 as conversions,
       coalesce(sum(clicks), 0)::float8 as clicks,
       coalesce(sum(impressions), 0)::float8 as impressions
     from alisio.campaigns_stats stats
     where client_id = $1 and date between $3 and $4 and campaign_id in (
       select id from alisio.campaigns where client_id = $1 and ${platformText()} = $2 and not demo)`,
    [clientId, platform, first, last],
  )
  return rows[0] as Totals
}

/** What the file holds by kind. */
async function kindsIn(
  connection: ClientBase,
  clientId: string,
  kinds: Read['kinds'],
): Promise<KindInFile[]> {
  const choices = await readChoices(runOn(connection), clientId)
  return [...kinds]
    .map(([kind, count]) => ({
      kind,
      count: Math.round(count * 100) / 100,
      counts: countsAs(kind, choices),
      asks: describeKind(kind).asks && !choices.client.has(kind),
    }))
    .sort((one, other) => Number(other.asks) - Number(one.asks) || other.count - one.count)
}

const SHOWN_NAMES = 12

const campaignsRow = z.object({ all: z.number(), new: z.number() })

/** What the staged file would change, without changing it. */
export async function buildReport(
  connection: ClientBase,
  importJob: Import,
  { layout, rows, totals, kinds, how }: Read,
): Promise<Report> {
  await matchCampaigns(connection, importJob)
  await countStaged(connection, importJob, false)
  const span = await stagedSpan(connection, importJob.id)
  const days = await withHashJoins(connection, () =>
    queryText(connection, dayRow, changes, [
      importJob.id,
      importJob.clientId,
      span.first,
      span.last,
    ]),
  )
  const campaigns = await queryText(
    connection,
    campaignsRow,
    `select count(*)::int as all, (count(*) filter (where campaign_id is null))::int as new
     from alisio.staged_campaigns where import_id = $1`,
    [importJob.id],
  )
  const newNames = await queryText(
    connection,
    nameRow,
    `select name from alisio.staged_campaigns
     where import_id = $1 and campaign_id is null order by name limit ${SHOWN_NAMES}`,
    [importJob.id],
  )
  const [first, last] = [days[0]?.day as string, days.at(-1)?.day as string]
  const before = await platformTotals(connection, importJob, [first, last])
  const after = { ...before }
  for (const day of days) {
    for (const figure of figures) after[figure] += day[figure] - (day[`${figure}Before`] ?? 0)
  }
  const used = new Set(Object.values(layout.at))
  return {
    platform: importJob.platform,
    rows,
    columns: [...new Set((Object.keys(layout.at) as Column[]).map((column) => titleOf[column]))],
    first,
    last,
    campaigns: campaigns[0] ?? { all: 0, new: 0 },
    newNames: newNames.map(({ name }) => name),
    kinds: await kindsIn(connection, importJob.clientId, kinds),
    days: {
      new: days.filter(({ state }) => state === 'new').length,
      changed: days.filter(({ state }) => state === 'changed').length,
      same: days.filter(({ state }) => state === 'same').length,
    },
    shown: days
      .slice(-SHOWN_CHANGES)
      .map(({ day, state, spend, conversions, spendBefore, conversionsBefore }) => ({
        day,
        state,
        spend,
        conversions,
        spendBefore,
        conversionsBefore,
      })),
    before,
    after,
    warnings: await findWarnings(connection, importJob, {
      totals,
      days: days.map(({ day }) => day),
      layered: days.filter(({ layered }) => layered).length,
      lost: {
        revenue: days.filter(({ losesRevenue }) => losesRevenue).length,
        kinds: days.filter(({ losesKinds }) => losesKinds).length,
      },
      unused: layout.titles.filter((title, index) => title.trim() && !used.has(index)),
      absent: how === 'recognised' ? [] : absentColumns(layout),
    }),
    basedOn: await lastChange(connection, importJob.clientId),
    converted: await readConverted(connection, importJob.id),
  }
}

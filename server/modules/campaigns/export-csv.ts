import type { Readable } from 'node:stream'
import { sql } from 'drizzle-orm'
import { objectiveLabel, type Period } from '#contracts/campaign-figures.ts'
import { type CsvColumn, decimalComma, writeCsv } from '#server/csv/write-csv.ts'
import { asClient, type Viewer } from '#server/db/as-client.ts'
import type { Database } from '#server/db/client.ts'
import { readToday, withinDays } from './period-days.ts'
import { isCampaignId } from './read-campaign.ts'

type Row = {
  date: string
  name: string
  objective: string
  status: string
  demo: boolean
  spend: string
  impressions: string
  clicks: string
  conversions: string
  ctr: string
}

const columns: CsvColumn<Row>[] = [
  ['Data', (row) => row.date],
  ['Campanha', (row) => row.name],
  ['Objetivo', (row) => objectiveLabel(row.objective)],
  ['Status', (row) => row.status.toLowerCase()],
  ['Investimento (R$)', (row) => decimalComma(row.spend)],
  ['Impressões', (row) => row.impressions],
  ['Cliques', (row) => row.clicks],
  ['Conversões', (row) => decimalComma(row.conversions)],
  ['CTR (%)', (row) => decimalComma(row.ctr)],
  ['Demo', (row) => (row.demo ? 'sim' : 'não')],
]

/** Every campaign and day of the period, oldest first; null for a campaign that is not theirs. */
export function exportCsv(
  database: Pick<Database, 'db'>,
  viewer: Viewer,
  { period, campaign }: { period: Period; campaign?: string },
): Promise<Readable | null> {
  if (campaign !== undefined && !isCampaignId(campaign)) return Promise.resolve(null)
  return asClient(database, viewer, async (tx) => {
    if (campaign) {
      const own = await tx.execute(sql`select 1 from alisio.campaigns where id = ${campaign}`)
      if (own.rows.length === 0) return null
    }
    const only = campaign ? sql`and campaigns.id = ${campaign}` : sql``
    const lastDay = await readToday(tx)
    const { rows } = await tx.execute<Row>(sql`
      select to_char(date, 'DD/MM/YYYY') as date, campaign_name as name, objective, status, demo,
        spend, impressions, clicks, trim_scale(conversions) as conversions, ctr
      from alisio.campaigns_stats stats join alisio.campaigns on campaigns.id = stats.campaign_id
      where ${withinDays(lastDay, period)} ${only}
      order by stats.date, campaign_name`)
    // Read to its end first: a slow download must not hold a connection of the database.
    return writeCsv(columns, rows)
  })
}

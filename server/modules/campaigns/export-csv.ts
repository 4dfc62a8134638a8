import { sql } from 'drizzle-orm'
import { objectiveLabel, type Period } from '#contracts/campaign-figures.ts'
import { asUser } from '#server/db/as-user.ts'
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

const titles = [
  'Data',
  'Campanha',
  'Objetivo',
  'Status',
  'Investimento (R$)',
  'Impressões',
  'Cliques',
  'Conversões',
  'CTR (%)',
  'Demo',
]

/** Every campaign and day of the period, oldest first; null for a campaign that is not theirs. */
export function exportCsv(
  database: Pick<Database, 'db'>,
  userId: string,
  { period, campaign }: { period: Period; campaign?: string },
): Promise<string | null> {
  if (campaign !== undefined && !isCampaignId(campaign)) return Promise.resolve(null)
  return asUser(database, userId, async (tx) => {
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
    return toCsv(rows)
  })
}

/** As spreadsheets in Brazil read it: semicolons, decimal commas, and a mark that says UTF-8. */
export function toCsv(rows: Row[]): string {
  const lines = rows.map((row) =>
    [
      row.date,
      cell(row.name),
      cell(objectiveLabel(row.objective)),
      cell(row.status.toLowerCase()),
      comma(row.spend),
      row.impressions,
      row.clicks,
      comma(row.conversions),
      comma(row.ctr),
      row.demo ? 'sim' : 'não',
    ].join(';'),
  )
  return `\ufeff${[titles.join(';'), ...lines].join('\r\n')}\r\n`
}

const comma = (value: string) => value.replace('.', ',')

/** A text that begins like a formula must not become one in whoever's spreadsheet. */
function cell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[;"\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

import { sql } from 'drizzle-orm'
import type { Figures, Period } from '#contracts/campaign-figures.ts'
import { asClient, type Viewer } from '#server/db/as-client.ts'
import type { Database, Transaction } from '#server/db/client.ts'
import { plainText } from '#server/db/plain-text.ts'
import { readToday, withinDays } from './period-days.ts'
import { type CampaignAccount, readAccount } from './read-overview.ts'

type ListedCampaign = {
  id: string
  name: string
  objective: string
  status: string
  demo: boolean
  figures: Figures
}

export type CampaignList = {
  account: CampaignAccount
  /** Every status this client's campaigns have. */
  statuses: string[]
  found: number
  campaigns: ListedCampaign[]
}

export type CampaignQuery = {
  period: Period
  search?: string
  status?: string
  page?: number
  /** The newest campaigns first, or those with the highest spend. */
  order?: 'newest' | 'spend'
}

export const PAGE_SIZE = 24

type Row = Omit<ListedCampaign, 'figures'> &
  Record<keyof Figures, string | null> & { found: number }

/** One page of the client's campaigns that match, each with its figures in the period. */
export function listCampaigns(
  database: Pick<Database, 'db'>,
  viewer: Viewer,
  query: CampaignQuery,
): Promise<CampaignList> {
  return asClient(database, viewer, async (tx) => {
    const account = await readAccount(tx)
    const statuses = await tx.execute<{ status: string }>(
      sql`select distinct status from alisio.campaigns order by status`,
    )
    const rows = await findPage(tx, query)
    return {
      account,
      statuses: statuses.rows.map(({ status }) => status),
      found: rows[0]?.found ?? 0,
      campaigns: rows.map(toCampaign),
    }
  })
}

async function findPage(
  tx: Transaction,
  { period, search, status, page = 1, order }: CampaignQuery,
) {
  const byName = search
    ? sql`position(${plainText(sql`${search}`)} in ${plainText(sql`campaign_name`)}) > 0`
    : sql`true`
  const byStatus = status ? sql`status = ${status}` : sql`true`
  const first = order === 'spend' ? sql`coalesce(stats.spend, 0) desc,` : sql``
  const lastDay = await readToday(tx)
  const { rows } = await tx.execute<Row>(sql`
    with stats as (
      select campaign_id, sum(spend) as spend, sum(conversions) as conversions,
        sum(clicks) as clicks, sum(impressions) as impressions, avg(ctr) as ctr
      from alisio.campaigns_stats
      where ${withinDays(lastDay, period)}
      group by campaign_id)
    select campaigns.id, campaign_name as name, objective, status, demo, stats.spend,
      stats.conversions, stats.clicks, stats.impressions, stats.ctr,
      (count(*) over ())::int as found
    from alisio.campaigns left join stats on stats.campaign_id = campaigns.id
    where ${byName} and ${byStatus}
    order by ${first} created_at desc, campaigns.id
    limit ${PAGE_SIZE} offset ${(page - 1) * PAGE_SIZE}`)
  return rows
}

function toCampaign({ id, name, objective, status, demo, ctr, ...figures }: Row): ListedCampaign {
  return {
    id,
    name,
    objective,
    status,
    demo,
    figures: {
      spend: Number(figures.spend ?? 0),
      conversions: Number(figures.conversions ?? 0),
      clicks: Number(figures.clicks ?? 0),
      impressions: Number(figures.impressions ?? 0),
      ctr: ctr === null ? null : Number(ctr),
    },
  }
}

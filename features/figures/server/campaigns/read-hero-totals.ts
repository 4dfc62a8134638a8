import { z } from 'zod'
import type { HeroTotals } from '#features/figures/rules/hero-metrics.ts'
import type { Database } from '#server/db/client.ts'
import { queryRows } from '#server/db/query-rows.ts'

const LATEST_ROWS = 30

const totalsRow = z.object({
  impressions: z.string(),
  clicks: z.string(),
  spend: z.string(),
  conversions: z.string(),
})

/** Sums of the latest rows of the showcase; no row leaves the server. */
export async function readHeroTotals({
  db,
}: {
  db: Pick<Database['db'], 'execute'>
}): Promise<HeroTotals> {
  const [totals] = await queryRows(db, totalsRow)`
    select coalesce(sum(impressions), 0) as impressions, coalesce(sum(clicks), 0) as clicks,
      coalesce(sum(spend), 0) as spend, coalesce(sum(conversions), 0) as conversions
    from (
      select stats.* from alisio.campaigns_stats stats
      join alisio.campaigns on campaigns.id = stats.campaign_id
      where campaigns.showcase and not campaigns.demo
      order by stats.date desc
      limit ${LATEST_ROWS}
    ) as latest`
  return {
    impressions: Number(totals?.impressions),
    clicks: Number(totals?.clicks),
    spend: Number(totals?.spend),
    conversions: Number(totals?.conversions),
  }
}

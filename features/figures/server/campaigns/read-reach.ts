import { z } from 'zod'
import type { Platform } from '#features/figures/rules/period.ts'
import type { Day, Span } from '#features/shared/rules/days.ts'
import type { Transaction } from '#server/db/client.ts'
import { queryRows, textAs } from '#server/db/query-rows.ts'
import { platformColumn } from './platform-column.ts'

const reachRow = z.object({
  platform: z.nullable(textAs<Platform>()),
  campaign: z.string(),
  day: textAs<Day>(),
  reach: z.number(),
})
export type LargestReach = z.infer<typeof reachRow>

/**
 * The largest reach of one campaign on one day, by platform. Reach counts people, so it is summed
 * over neither days nor campaigns.
 */
export function readLargestReach(
  tx: Transaction,
  clientId: string,
  { first, last }: Span,
): Promise<LargestReach[]> {
  return queryRows(tx, reachRow)`
    select distinct on (${platformColumn}) ${platformColumn} as platform,
      campaigns.campaign_name as campaign, stats.date::text as day, stats.reach::float8 as reach
    from alisio.campaigns_stats stats
    join alisio.campaigns on campaigns.id = stats.campaign_id
    where stats.client_id = ${clientId} and campaigns.client_id = ${clientId}
      and stats.date between ${first}::date and ${last}::date and stats.reach > 0
    order by ${platformColumn}, stats.reach desc, stats.date, campaigns.campaign_name`
}

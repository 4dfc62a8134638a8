import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { ConvertedAmount } from '#features/figures/rules/converted.ts'
import type { Span } from '#features/shared/rules/days.ts'
import type { Transaction } from '#server/db/client.ts'
import { queryRows } from '#server/db/query-rows.ts'

const convertedRow = z.object({
  currency: z.string(),
  spend: z.number(),
  low: z.number(),
  high: z.number(),
})

/**
 * What a client's spend was in other currencies, by currency. A build that does not know of them may
 * have written reais over a converted day, which then no longer follows from its rate.
 */
export async function readConverted(
  tx: Transaction,
  clientId: string,
  span: Span | null,
  campaignId?: string,
): Promise<ConvertedAmount[]> {
  if (!span) return []
  const only = campaignId ? sql`and campaign_id = ${campaignId}` : sql``
  return queryRows(tx, convertedRow)`
    select currency, sum(original_spend)::float8 as spend, min(rate)::float8 as low,
      max(rate)::float8 as high
    from alisio.campaigns_stats
    where client_id = ${clientId} and currency is not null ${only}
      and date between ${span.first}::date and ${span.last}::date
      and spend = round(original_spend * rate, 2)
    group by currency order by currency`
}

import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { type PeriodQuery, resolvePeriod } from '#features/figures/rules/period.ts'
import { namePeriodKinds, type PeriodKinds } from '#features/figures/rules/period-kinds.ts'
import type { Day } from '#features/shared/rules/days.ts'
import { queryRows } from '#server/db/query-rows.ts'
import { type FigureSource, readAsClient } from '#server/db/replica/read-as-client.ts'
import type { Viewer } from '#server/db/roles/run-as.ts'
import { withinSpans } from '../campaigns/read-period.ts'
import { readAccount } from '../campaigns/read-received.ts'
import { readChoices, runIn } from './choices.ts'

const kindRow = z.object({ campaign: z.string(), kind: z.string(), count: z.number() })
const sumRow = z.object({
  conversions: z.number(),
  contacts: z.number(),
  purchases: z.number(),
  conversations: z.number(),
})
const zero = { conversions: 0, contacts: 0, purchases: 0, conversations: 0 }

/**
 * The kinds of results behind a period's conversions, for whoever asks: reading them takes as long
 * as all the sums of an overview, which has them only as conversions.
 */
export function readPeriodKinds(
  database: FigureSource,
  viewer: Viewer,
  query: PeriodQuery,
  { campaign, today }: { campaign?: string; today?: Day } = {},
): Promise<PeriodKinds> {
  const { clientId } = viewer
  return readAsClient(database, viewer, async (tx) => {
    const account = await readAccount(tx, clientId, today)
    const one = account.campaigns.find(({ id }) => id === campaign?.toLowerCase())
    const received = account.received.filter(({ platform }) => !one || platform === one.platform)
    const chosen = one ? { ...query, platform: null } : query
    const { platforms } = resolvePeriod(chosen, received, account.today)
    const facts = one ? [one] : campaign ? [] : account.campaigns
    const only = one ? sql`and stats.campaign_id = ${one.id}` : sql``
    const rows = sql`
      from alisio.campaigns_stats stats
      where stats.client_id = ${clientId}
        and ${facts.length > 0 ? withinSpans({ clientId, facts, platforms }, 'now') : sql`false`}
        ${only}`
    const kinds = await queryRows(tx, kindRow)`
      select stats.campaign_id as campaign, part.key as kind, sum(part.value::numeric)::float8 as count
      from (select stats.campaign_id, stats.results ${rows}) stats
      cross join lateral jsonb_each_text(stats.results) part
      group by 1, 2`
    const sums = await queryRows(tx, sumRow)`
      select sum(conversions)::float8 as conversions, sum(contacts)::float8 as contacts,
        sum(purchases)::float8 as purchases, sum(conversations)::float8 as conversations
      ${rows} and stats.results is null having count(*) > 0`
    const choices = await readChoices(runIn(tx), clientId)
    return namePeriodKinds(kinds, choices, sums[0] ?? zero)
  })
}

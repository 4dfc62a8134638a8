import type { ClientBase } from 'pg'
import { z } from 'zod'
import { type Platform, recount, runOn } from '#features/figures/server/figures.server.ts'
import { idRow, jsonAs, queryText } from '#server/db/query-rows.ts'
import { resultsOfCategories } from '../platforms/google-ads/results.ts'
import { type Action, resultsOfDays } from '../platforms/meta-ads/results.ts'

/** Days of this account from before there were results, whose raw values are stored. */
const lacking = `
  from alisio.import_campaigns own
  join alisio.ad_raw_days raw on raw.campaign_id = own.campaign_id and raw.client_id = $2
  join alisio.campaigns_stats stats on stats.campaign_id = raw.campaign_id
    and stats.client_id = raw.client_id and stats.date = raw.date
  where own.seq = $1 and stats.results is null`

type Raw = {
  actions?: Action[]
  categories?: { category: string; conversions: number }[]
}
const rawRow = z.object({
  day: z.string(),
  objective: z.string(),
  conversions: z.number(),
  raw: jsonAs<Raw>(),
})
type RawRow = z.infer<typeof rawRow>

function resultsOf(platform: Platform, rows: RawRow[]): Record<string, number>[] {
  if (platform === 'google') {
    return rows.map(({ conversions, raw }) =>
      resultsOfCategories(conversions, raw.categories ?? []),
    )
  }
  return resultsOfDays(
    rows[0]?.objective ?? '',
    rows.map(({ raw }) => raw.actions ?? []),
  )
}

/** Inside the transaction and client lock of a sync. Does something once per account. */
export async function fillResults(
  connection: ClientBase,
  { seq, clientId, platform }: { seq: string; clientId: string; platform: Platform },
): Promise<void> {
  const run = runOn(connection)
  const campaigns = await queryText(
    connection,
    idRow,
    `select distinct own.campaign_id::text as id ${lacking}`,
    [seq, clientId],
  )
  for (const { id } of campaigns) {
    const rows = await queryText(
      connection,
      rawRow,
      `select stats.date::text as day, stats.conversions::float8 as conversions, raw.said as raw,
         (select objective from alisio.campaigns where campaigns.id = own.campaign_id) as objective
       ${lacking} and own.campaign_id = $3 order by stats.date`,
      [seq, clientId, id],
    )
    const results = resultsOf(platform, rows)
    await connection.query(
      `update alisio.campaigns_stats stats set results = filled.results
       from jsonb_to_recordset($3::jsonb) filled (day date, results jsonb)
       where stats.campaign_id = $1 and stats.client_id = $2 and stats.date = filled.day`,
      [id, clientId, JSON.stringify(rows.map(({ day }, at) => ({ day, results: results[at] })))],
    )
    await recount(run, clientId, { campaignId: id })
  }
}

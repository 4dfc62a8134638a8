import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Database } from '#server/db/client.ts'

type Options = {
  /** The last day that Google has told of; Meta has told all of October. */
  lastDay?: string
  /** Further days of the campaigns that are there already. */
  from?: string
}

/** Two months of figures on both platforms, ending with October 2026. */
export async function addMonthOfFigures(
  { db }: Database,
  clientId: string,
  { lastDay = '2026-10-31', from }: Options = {},
): Promise<void> {
  const lasts = { meta: '2026-10-31', google: lastDay }
  for (const source of ['meta', 'google'] as const) {
    const known = await db.execute<{ id: string }>(sql`
      select id from alisio.campaigns where client_id = ${clientId} and source = ${source}`)
    const id = known.rows[0]?.id ?? randomUUID()
    if (!known.rows[0]) {
      await db.execute(sql`
        insert into alisio.campaigns (id, client_id, campaign_name, objective, status, source)
        values (${id}, ${clientId}, ${`Campanha ${source}`}, 'OUTCOME_LEADS', 'ACTIVE', ${source})`)
    }
    await db.execute(sql`
      insert into alisio.campaigns_stats
        (campaign_id, client_id, date, impressions, clicks, spend, conversions, ctr)
      select ${id}, ${clientId}, day::date, 1000, 40, 50.25 + extract(day from day), 3, 4
      from generate_series(${from ?? '2026-09-01'}::date, ${lasts[source]}::date, '1 day') day
      on conflict do nothing`)
  }
}

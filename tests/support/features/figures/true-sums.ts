import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import type { Database } from '#server/db/client.ts'

const sums = sql`sum(impressions), sum(clicks), sum(spend), sum(conversions), sum(contacts),
  sum(purchases), sum(conversations), sum(revenue),
  sum(case when revenue is not null then spend end), sum(ctr), count(*)::int`

/** The stored sums are those of the rows, for all clients of the database. */
export async function expectTrueSums({ db }: Pick<Database, 'db'>) {
  const weeks = sql`select client_id, date - (extract(isodow from date)::int - 1), campaign_id, ${sums}
    from alisio.campaigns_stats group by 1, 2, 3`
  const days = sql`select client_id, date, ${sums} from alisio.campaigns_stats group by 1, 2`
  const spans = sql`select client_id, campaign_id, min(date), max(date)
    from alisio.campaigns_stats group by 1, 2`
  const platforms = sql`select stats.client_id, date, coalesce(source, 'outra:' || other_platform, ''),
    ${sums} from alisio.campaigns_stats stats join alisio.campaigns on campaigns.id = campaign_id
    group by 1, 2, 3`
  // One statement, so that both sides are of one moment.
  const { rows } = await db.execute(sql`
    select 'missing week' as wrong, to_jsonb(rows) as row
      from (${weeks} except table alisio.campaign_weeks) rows
    union all select 'false week', to_jsonb(rows)
      from (table alisio.campaign_weeks except ${weeks}) rows
    union all select 'missing day', to_jsonb(rows)
      from (${days} except table alisio.client_days) rows
    union all select 'false day', to_jsonb(rows)
      from (table alisio.client_days except ${days}) rows
    union all select 'missing span', to_jsonb(rows)
      from (${spans} except table alisio.campaign_spans) rows
    union all select 'false span', to_jsonb(rows)
      from (table alisio.campaign_spans except ${spans}) rows
    union all select 'missing day of a platform', to_jsonb(rows)
      from (${platforms} except table alisio.platform_days) rows
    union all select 'false day of a platform', to_jsonb(rows)
      from (table alisio.platform_days except ${platforms}) rows`)
  expect(rows).toEqual([])
}

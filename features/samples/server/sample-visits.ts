import { sql } from 'drizzle-orm'
import { brand } from '#content/brand.ts'
import { sampleVisits } from '#content/desk-samples.ts'
import type { Transaction } from '#server/db/client.ts'

const DAYS = 180

/** Half a year of invented visits; they go with the sample clients. */
export async function addSampleVisits(tx: Transaction): Promise<void> {
  await tx.execute(sql`
    with days as (
      select plan.page, told.source, told.campaign,
        (now() at time zone ${brand.timeZone})::date - back as day, visits, back,
        (hashtextextended(page || query || referrer || back, 7) & 1023) / 1023.0 as luck
      from jsonb_to_recordset(${JSON.stringify(sampleVisits)}::jsonb)
        as plan (page text, query text, referrer text, visits numeric)
      cross join lateral (select source, campaign
        from alisio.visit_source('http://own' || page || query, referrer)) told
      cross join generate_series(0, ${DAYS}::int) back
    )
    insert into alisio.visits (demo, day, source, campaign, page, visits)
    select true, day, source, campaign, page, sum(drawn) from (
      select *, round(visits * (0.4 + 1.2 * luck) * (1.3 - 0.6 * back / ${DAYS}::numeric)
        * case extract(isodow from day) when 6 then 0.6 when 7 then 0.5 else 1 end) as drawn
      from days) drawn
    where drawn > 0 group by 1, 2, 3, 4, 5`)
}

import { sql } from 'drizzle-orm'
import type { Database } from '#server/db/client.ts'

/** Visits of one day that came to one page in the same way. */
export type VisitTotal = {
  day: string
  page: string
  /** What a campaign wrote into the address, as a query. */
  query: string
  referrer: string
  /** Too much was counted for its origin to be kept apart. */
  other: boolean
  visits: number
}

/** What is past the names that are counted on a day. */
const OTHER = 'outras'

/** Rows of one day. Anybody may write anything into an address: past this, it is counted together. */
const ROWS_A_DAY = 2000

/** Adds to the totals of each day, whichever process counted. */
export async function storeVisits(
  { db }: Pick<Database, 'db'>,
  totals: VisitTotal[],
  rowsADay = ROWS_A_DAY,
): Promise<void> {
  await db.execute(sql`
    with given as (
      select day, page, case when other then 'campaign' else told.source end as source,
        case when other then ${OTHER} else told.campaign end as campaign, sum(visits) as visits
      from jsonb_to_recordset(${JSON.stringify(totals)}::jsonb)
        as given (day date, page text, query text, referrer text, other boolean, visits bigint)
      cross join lateral (select source, campaign
        from alisio.visit_source('http://own' || page || query, referrer)) told
      group by 1, 2, 3, 4
    ), compared as (
      select given.*, exists (
        select from alisio.visits kept where not kept.demo and kept.day = given.day
          and kept.source = given.source and kept.campaign = given.campaign
          and kept.page = given.page) as known
      from given
    ), ranked as (
      select compared.*, row_number() over (
        partition by day, known order by visits desc, source, campaign, page) as place
      from compared
    ), fitted as (
      select day, page, source, visits, case
        when campaign = '' or known or place <= ${rowsADay}::int - (
          select count(*) from alisio.visits kept where not kept.demo and kept.day = ranked.day)
        then campaign else ${OTHER} end as campaign
      from ranked
    )
    insert into alisio.visits (day, source, campaign, page, visits)
    select day, source, campaign, page, sum(visits) from fitted
    group by 1, 2, 3, 4 order by 1, 2, 3, 4
    on conflict (demo, day, source, campaign, page)
      do update set visits = visits.visits + excluded.visits`)
}

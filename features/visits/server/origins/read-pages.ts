import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '#server/db/client.ts'
import { queryRows } from '#server/db/query-rows.ts'
import { asStaff } from '#server/db/roles/run-as.ts'

const pageRow = z.object({
  page: z.string(),
  visits: z.coerce.number(),
  leads: z.coerce.number(),
  meetings: z.coerce.number(),
  won: z.coerce.number(),
  value: z.coerce.number(),
})
type PageOutcome = z.infer<typeof pageRow>

const dayRow = z.object({ page: z.string(), day: z.string(), visits: z.coerce.number() })

type Query = { pages: readonly string[]; since: string; timeZone: string }

/** What visits that began on some pages led to since a day, and how many there were each day. */
export function readPages(
  database: Pick<Database, 'db'>,
  staffId: string,
  { pages, since, timeZone }: Query,
): Promise<{ outcomes: PageOutcome[]; days: z.infer<typeof dayRow>[] }> {
  const list = sql`${sql.param([...pages])}::text[]`
  return asStaff(database, staffId, async (tx) => ({
    outcomes: await queryRows(tx, pageRow)`
      with arrived as (
        select page, sum(visits) as visits from alisio.visits
        where not demo and page = any(${list}) and day >= ${since}::date group by page
      ), asked as (
        select landing as page, count(*) as leads, count(*) filter (where met) as meetings,
          count(*) filter (where state = 'won') as won,
          coalesce(sum(value) filter (where state = 'won'), 0) as value
        from alisio.leads
        where not demo and held is null and state <> 'spam' and landing = any(${list})
          and created_at >= ${since}::timestamp at time zone ${timeZone}
        group by landing
      )
      select page, coalesce(visits, 0)::text as visits, coalesce(leads, 0)::text as leads,
        coalesce(meetings, 0)::text as meetings, coalesce(won, 0)::text as won,
        coalesce(value, 0)::text as value
      from arrived full join asked using (page)`,
    days: await queryRows(tx, dayRow)`
      select page, day::text, sum(visits)::text as visits from alisio.visits
      where not demo and page = any(${list}) and day >= ${since}::date
      group by page, day order by day`,
  }))
}

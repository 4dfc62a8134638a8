import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '#server/db/client.ts'
import { queryRows } from '#server/db/query-rows.ts'
import { asStaff } from '#server/db/roles/run-as.ts'

const dayRow = z.object({ day: z.string(), visits: z.coerce.number() })

const pageRow = z.object({
  page: z.string(),
  reads: z.coerce.number(),
  ahead: z.coerce.number(),
  leads: z.coerce.number(),
})

const sinceRow = z.object({ visits: z.nullable(z.string()), reads: z.nullable(z.string()) })

type Reading = {
  /** Days with visits; a day without any has no row. */
  days: z.infer<typeof dayRow>[]
  /** The most read pages of the month, with the leads whose visit began on each. */
  pages: z.infer<typeof pageRow>[]
  /** First days with counted visits and reads. */
  since: z.infer<typeof sinceRow>
}

/** How many pages the list names. */
const MOST_PAGES = 10

/** The visits of each day of a month, and what was read in it. */
export function readReading(
  database: Pick<Database, 'db'>,
  staffId: string,
  { month, timeZone }: { month: string; timeZone: string },
): Promise<Reading> {
  const first = `${month}-01`
  return asStaff(database, staffId, async (tx) => {
    const { rows: samples } = await tx.execute(sql`select from alisio.visits where demo limit 1`)
    const demo = samples.length > 0
    const since = await queryRows(tx, sinceRow)`
      select (select min(day) from alisio.visits where demo = ${demo})::text as visits,
        (select min(day) from alisio.page_reads where demo = ${demo})::text as reads`
    const days = await queryRows(tx, dayRow)`
      select day::text, sum(visits) as visits from alisio.visits
      where demo = ${demo} and day >= ${first}::date
        and day < (${first}::date + interval '1 month')::date
      group by day order by day`
    const pages = await queryRows(tx, pageRow)`
      with most as (
        select page, sum(reads) as reads, sum(ahead) as ahead from alisio.page_reads
        where demo = ${demo} and day >= ${first}::date
          and day < (${first}::date + interval '1 month')::date
        group by page order by sum(reads) desc, sum(ahead) desc, page limit ${MOST_PAGES}
      ), started as (
        select landing as page, count(*) as leads from alisio.leads
        where demo = ${demo} and held is null and state <> 'spam'
          and created_at >= ${first}::timestamp at time zone ${timeZone}
          and created_at < (${first}::timestamp + interval '1 month') at time zone ${timeZone}
        group by landing
      )
      select page, reads, ahead, coalesce(leads, 0)::text as leads
      from most left join started using (page)
      order by reads desc, ahead desc, page`
    return { days, pages, since: since[0] ?? { visits: null, reads: null } }
  })
}

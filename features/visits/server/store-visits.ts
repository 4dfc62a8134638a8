import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { retentionMonths } from '#content/legal/retention.ts'
import { stripControls } from '#features/shared/rules/text.ts'
import type { Visit } from '#features/shared/rules/visit.ts'
import type { Database } from '#server/db/client.ts'
import type { JobDefinition } from '#server/jobs/job.ts'

/** Visits of one day and page with the same origin. */
export type VisitTotal = {
  day: string
  page: string
  /** Campaign parameters as a query string. */
  query: string
  referrer: string
  /** Counted beyond the limit, without its origin. */
  other: boolean
  visits: number
}

/** Name of campaigns beyond the limit of a day. */
const OTHER = 'outras'

/** Rows per day. Anybody can invent campaign names, so more are counted as one. */
const ROWS_A_DAY = 2000

/** Adds to the day's totals, whichever process counted. */
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

const campaignParams = ['utm_source', 'utm_medium', 'utm_campaign']
/** Whether an ad was clicked is stored, the click id is not. */
const clicks = ['gclid', 'gbraid', 'wbraid', 'fbclid']
const LONGEST_NAME = 120

/** Only the campaign parameters of a query string. */
export function campaignOf(query: string): string {
  if (query.length < 2) return ''
  const params = new URLSearchParams(query)
  const campaign = new URLSearchParams()
  for (const name of campaignParams) {
    const value = [...stripControls(params.get(name) ?? '').trim()].slice(0, LONGEST_NAME).join('')
    if (value) campaign.set(name, value)
  }
  for (const name of clicks) if (params.has(name)) campaign.set(name, '1')
  return campaign.size > 0 ? `?${campaign}` : ''
}

/** Only the host of a referrer. */
export function siteOf(referrer: string): string {
  const host = URL.canParse(referrer) ? new URL(referrer).host : ''
  return host && host.length <= LONGEST_NAME ? `http://${host}/` : ''
}

/** A visit without anything that identifies a visitor. */
export function plainVisit({ landing, referrer }: Visit): Visit {
  if (!URL.canParse(landing)) return { landing: '', referrer: '' }
  const { origin, pathname, search } = new URL(landing)
  if (pathname.length > 200) return { landing: '', referrer: '' }
  return { landing: origin + pathname + campaignOf(search), referrer: siteOf(referrer) }
}

export const eraseOldVisitsJob: JobDefinition<object> = {
  name: 'erase-old-visits',
  payload: z.object({}),
  cron: '50 3 * * *',
}

/** Erases totals and WhatsApp references older than the privacy policy promises. */
export async function eraseOldVisits({ db }: Pick<Database, 'db'>): Promise<void> {
  await db.execute(sql`
    delete from alisio.visits
    where day < (now() - make_interval(months => ${retentionMonths.visitTotals}::int))::date`)
  await db.execute(sql`
    delete from alisio.page_reads
    where day < (now() - make_interval(months => ${retentionMonths.visitTotals}::int))::date`)
  await db.execute(sql`
    delete from alisio.whatsapp_references
    where created_at < now() - make_interval(months => ${retentionMonths.whatsappReferences}::int)`)
}

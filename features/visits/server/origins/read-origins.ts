import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { foldText } from '#features/shared/rules/text.ts'
import type { Database, Transaction } from '#server/db/client.ts'
import { queryRows } from '#server/db/query-rows.ts'
import { asStaff } from '#server/db/roles/run-as.ts'

export type OriginView = 'source' | 'campaign' | 'page'

export type OriginRow = {
  source: string
  campaign: string
  page: string
  visits: number
  leads: number
  meetings: number
  won: number
  /** Reais won. */
  value: number
  /** Spend of the agency's own campaigns; null where unknown. */
  spend: number | null
}

export type Origins = {
  rows: OriginRow[]
  /** Of all rows, including those beyond the list. */
  total: Omit<OriginRow, 'source' | 'campaign' | 'page'>
  /** First day with counted visits. */
  countedSince: string | null
  /** Whether a client is marked as the agency itself. */
  hasCosts: boolean
  demo: boolean
  today: string
}

/** Beyond this, rows are only in the total. */
const MOST = 300

type Query = { month: string; by: OriginView; timeZone: string }

const columns: Record<OriginView, { visits: SQL; leads: SQL }> = {
  source: {
    visits: sql`source, '' as campaign, '' as page`,
    leads: sql`source, '' as campaign, '' as page`,
  },
  campaign: {
    visits: sql`source, campaign, '' as page`,
    leads: sql`source, campaign, '' as page`,
  },
  page: {
    visits: sql`'' as source, '' as campaign, page`,
    leads: sql`'' as source, '' as campaign, landing as page`,
  },
}

/** Sums and counts are text, since they may exceed a number. */
const countedRow = z.intersection(
  z.object({ source: z.string(), campaign: z.string(), page: z.string() }),
  z.record(z.string(), z.string()),
)
type Counted = z.infer<typeof countedRow>

async function readVisits(tx: Transaction, { month, by }: Query, demo: boolean) {
  return queryRows(tx, countedRow)`
    select ${columns[by].visits}, sum(visits) as visits, sum(sum(visits)) over () as total
    from alisio.visits
    where demo = ${demo} and day >= ${`${month}-01`}::date
      and day < (${`${month}-01`}::date + interval '1 month')::date
    group by 1, 2, 3 order by visits desc limit ${MOST}`
}

async function readLeads(tx: Transaction, { month, by, timeZone }: Query, demo: boolean) {
  const first = sql`${`${month}-01`}::timestamp`
  return queryRows(tx, countedRow)`
    select ${columns[by].leads}, count(*) as leads, count(*) filter (where met) as meetings,
      count(*) filter (where state = 'won') as won,
      coalesce(sum(value) filter (where state = 'won'), 0) as value,
      sum(count(*)) over () as "allLeads",
      sum(count(*) filter (where met)) over () as "allMeetings",
      sum(count(*) filter (where state = 'won')) over () as "allWon",
      sum(coalesce(sum(value) filter (where state = 'won'), 0)) over () as "allValue"
    from alisio.leads
    where demo = ${demo} and held is null and state <> 'spam'
      and created_at >= ${first} at time zone ${timeZone}
      and created_at < (${first} + interval '1 month') at time zone ${timeZone}
    group by 1, 2, 3 order by leads desc limit ${MOST}`
}

const spendRow = z.object({ source: z.string(), name: z.string(), spend: z.string() })

/** Spend of the agency's own campaigns in the month, by platform and name. */
async function readSpend(tx: Transaction, { month }: Query, demo: boolean) {
  return queryRows(tx, spendRow)`
    select campaigns.source || '-ads' as source, campaign_name as name, sum(stats.spend) as spend
    from alisio.clients
    join alisio.campaigns on campaigns.client_id = clients.id
    join alisio.campaigns_stats stats
      on stats.campaign_id = campaigns.id and stats.client_id = campaigns.client_id
    where clients.is_agency and clients.demo = ${demo} and campaigns.source is not null
      and stats.date >= ${`${month}-01`}::date
      and stats.date < (${`${month}-01`}::date + interval '1 month')::date
    group by 1, 2 having sum(stats.spend) > 0`
}

/** Without accents, case and punctuation: ads and addresses spell a name differently. */
const plainName = (name: string) =>
  foldText(name)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()

function merge(
  by: OriginView,
  visits: Counted[],
  leads: Counted[],
  spend: Awaited<ReturnType<typeof readSpend>>,
): OriginRow[] {
  const rows = new Map<string, OriginRow>()
  const rowOf = (source: string, campaign: string, page: string) => {
    const key = [source, plainName(campaign) || campaign, page].join('\n')
    const row = rows.get(key)
    if (row) return row
    const none = { visits: 0, leads: 0, meetings: 0, won: 0, value: 0, spend: null }
    const created: OriginRow = { source, campaign, page, ...none }
    rows.set(key, created)
    return created
  }
  for (const { source, campaign, page, visits: count } of visits) {
    rowOf(source, campaign, page).visits += Number(count)
  }
  for (const { source, campaign, page, ...counts } of leads) {
    const row = rowOf(source, campaign, page)
    for (const name of ['leads', 'meetings', 'won', 'value'] as const) {
      row[name] += Number(counts[name])
    }
  }
  if (by !== 'page') {
    for (const { source, name, spend: cost } of spend) {
      const row = rowOf(source, by === 'campaign' ? name : '', '')
      row.spend = (row.spend ?? 0) + Number(cost)
    }
  }
  return [...rows.values()].sort(
    (a, b) => b.leads - a.leads || b.visits - a.visits || (b.spend ?? 0) - (a.spend ?? 0),
  )
}

const originRow = z.object({
  since: z.nullable(z.string()),
  agency: z.boolean(),
  today: z.string(),
})

/** Visits and leads of a month by origin, with the leads' results so far. */
export function readOrigins(
  database: Pick<Database, 'db'>,
  staffId: string,
  query: Query,
): Promise<Origins> {
  return asStaff(database, staffId, async (tx) => {
    const { rows: samples } = await tx.execute(sql`select from alisio.visits where demo limit 1`)
    const demo = samples.length > 0
    // The flag as a literal, so that the first day is the index's first entry.
    const facts = await queryRows(tx, originRow)`
      select (select min(day) from alisio.visits where demo = ${demo})::text as since,
        exists (select from alisio.clients where is_agency and demo = ${demo}) as agency,
        (now() at time zone ${query.timeZone})::date::text as today`
    const { since = null, agency = false, today = '' } = facts[0] ?? {}
    const visits = await readVisits(tx, query, demo)
    const leads = await readLeads(tx, query, demo)
    const spend = agency ? await readSpend(tx, query, demo) : []
    const [all] = leads
    return {
      rows: merge(query.by, visits, leads, spend),
      total: {
        visits: Number(visits[0]?.total ?? 0),
        leads: Number(all?.allLeads ?? 0),
        meetings: Number(all?.allMeetings ?? 0),
        won: Number(all?.allWon ?? 0),
        value: Number(all?.allValue ?? 0),
        spend: spend.length > 0 ? spend.reduce((sum, row) => sum + Number(row.spend), 0) : null,
      },
      countedSince: since,
      hasCosts: agency,
      demo,
      today,
    }
  })
}

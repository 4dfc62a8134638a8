import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { readToday } from '#features/figures/server/figures.server.ts'
import type { Cadence } from '#features/reports/rules/report.ts'
import { type Database, plainText } from '#server/db/client.ts'
import { jsonAs, queryRows, textAs } from '#server/db/query-rows.ts'
import { asStaff } from '#server/db/run-as.ts'

export type Source = 'meta' | 'google'

type ListedClient = {
  id: string
  name: string
  archived: boolean
  people: number
  /** Invitations not accepted yet. */
  invited: number
  campaigns: number
  demo: boolean
  spend: number
  /** Last day with figures, by platform. */
  lastDays: { source: Source | null; day: string }[]
  cadence: Cadence
  /** The newest unapproved report. */
  report: 'waiting' | 'draft' | null
}

export type ClientQuery = { search?: string; archived?: boolean; page?: number }

export type ClientList = {
  matches: number
  /** Independent of the search, to tell an empty desk from an empty result. */
  all: number
  archivedOnes: number
  today: string
  clients: ListedClient[]
}

export const CLIENTS_PER_PAGE = 15

const totalsRow = z.object({ all: z.number(), archived: z.number() })
const clientRow = z.object({
  id: z.string(),
  name: z.string(),
  archived: z.boolean(),
  people: z.number(),
  invited: z.number(),
  campaigns: z.number(),
  demo: z.boolean(),
  lastDays: jsonAs<ListedClient['lastDays']>(),
  cadence: textAs<Cadence>(),
  report: z.nullable(z.enum(['waiting', 'draft'])),
  spend: z.string(),
  matches: z.number(),
})

/** Details are queried for the clients of this page only. */
export function listClients(
  database: Pick<Database, 'db'>,
  staffId: string,
  { search, archived = false, page = 1 }: ClientQuery,
): Promise<ClientList> {
  return asStaff(database, staffId, async (tx) => {
    const today = await readToday(tx)
    const byName = search
      ? sql`position(${plainText(sql`${search}`)} in ${plainText(sql`name`)}) > 0`
      : sql`true`
    const totals = await queryRows(tx, totalsRow)`
      select count(*) filter (where archived_at is null)::int as all,
        count(*) filter (where archived_at is not null)::int as archived from alisio.clients`
    const rows = await queryRows(tx, clientRow)`
      with page as (
        select id, name, archived_at is not null as archived, (count(*) over ())::int as matches
        from alisio.clients where (archived_at is not null) = ${archived} and ${byName}
        order by lower(name), id limit ${CLIENTS_PER_PAGE} offset ${(page - 1) * CLIENTS_PER_PAGE})
      select page.*, access.people, open.invited, coalesce(month.spend, 0) as spend,
        coalesce(received.campaigns, 0)::int as campaigns, coalesce(received.demo, false) as demo,
        coalesce(received.days, '[]') as "lastDays",
        coalesce(settings.cadence, 'monthly') as cadence, unsent.state as report
      from page
      left join alisio.report_settings settings on settings.client_id = page.id
      left join lateral (
        select state from alisio.reports where client_id = page.id and state <> 'approved'
        order by last_day desc limit 1) unsent on true
      cross join lateral (
        select count(*)::int as people from alisio.client_people where client_id = page.id) access
      cross join lateral (
        select count(*)::int as invited from alisio.invitations
        where client_id = page.id and accepted_at is null and withdrawn_at is null) open
      cross join lateral (
        select sum(spend) as spend from alisio.campaigns_stats
        where client_id = page.id and date >= date_trunc('month', ${today}::date)::date
          and date <= ${today}::date) month
      cross join lateral (
        select sum(campaigns) as campaigns, bool_or(demo) as demo,
          json_agg(json_build_object('source', source, 'day', day) order by source desc nulls last)
            filter (where day is not null) as days
        from (
          select source, bool_or(demo) as demo, count(*) as campaigns, max(last.date)::text as day
          from alisio.campaigns left join lateral (
            select date from alisio.campaigns_stats stats
            where stats.campaign_id = campaigns.id and stats.client_id = page.id
            order by date desc limit 1) last on true
          where campaigns.client_id = page.id group by source) as platforms) received
      order by lower(page.name), page.id`
    return {
      matches: rows[0]?.matches ?? 0,
      all: totals[0]?.all ?? 0,
      archivedOnes: totals[0]?.archived ?? 0,
      today,
      clients: rows.map(({ matches: _, spend, ...row }) => ({ ...row, spend: Number(spend) })),
    }
  })
}

import { sql } from 'drizzle-orm'
import { asStaff } from '#server/db/as-staff.ts'
import type { Database } from '#server/db/client.ts'
import { findDoubled } from './find-doubled.ts'
import { readAccounts } from './list-connections.ts'

export type SyncRow = {
  id: string
  reason: 'night' | 'demand' | 'first'
  state: 'running' | 'done' | 'failed'
  startedAt: string
  firstDay: string | null
  lastDay: string | null
  requests: number
  days: number
  changed: number
  problem: string | null
}

/** A day of the client on this platform, and where its figures came from. */
export type DayRow = { day: string; spend: number; connected: number; byFile: number }

const SHOWN_SYNCS = 8
const SHOWN_DAYS = 31

/** One account with its last syncs and the source of each day, or null. */
export function readAccount(database: Pick<Database, 'db'>, staffId: string, id: string) {
  return asStaff(database, staffId, async (tx) => {
    const [account] = id ? await readAccounts(tx, { id }) : []
    if (!account) return null
    const { rows: syncs } = await tx.execute<SyncRow>(sql`
      select id, reason, state, to_json(started_at) #>> '{}' as "startedAt",
        first_day::text as "firstDay", last_day::text as "lastDay", requests, days, changed, problem
      from alisio.ad_syncs where account_id = ${account.id}
      order by started_at desc limit ${SHOWN_SYNCS}`)
    const { rows: days } = account.clientId
      ? await tx.execute<DayRow>(sql`
          select stats.date::text as day, sum(spend)::float8 as spend,
            count(*) filter (where source.layer)::int as connected,
            count(*) filter (where not source.layer)::int as "byFile"
          from alisio.campaigns_stats stats
          join alisio.campaigns on campaigns.id = stats.campaign_id
          cross join lateral (
            select coalesce((
              select imports.ad_account_id is not null from alisio.import_days link
              join alisio.imports on imports.seq = link.seq
              where link.campaign_id = stats.campaign_id and link.date = stats.date
              order by link.seq desc limit 1), false) as layer) source
          where stats.client_id = ${account.clientId} and campaigns.source = ${account.platform}
          group by stats.date order by stats.date desc limit ${SHOWN_DAYS}`)
      : { rows: [] }
    return { account, syncs, days, doubled: await findDoubled(tx, account) }
  })
}

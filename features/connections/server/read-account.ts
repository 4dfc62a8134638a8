import { sql } from 'drizzle-orm'
import { asStaff } from '#server/db/as-staff.ts'
import type { Database, Transaction } from '#server/db/client.ts'
import { type AccountRow, readAccounts } from './list-connections.ts'

type Doubled = {
  name: string
  days: number
  /** The files that brought it; undoing them is the way out. */
  files: { id: string; name: string }[]
}

const MOST = 20

/**
 * Campaigns of files without ids, called as several of the account's are: nobody can tell which of
 * them they are, so both stand, and their days count twice.
 */
async function findDoubled(
  tx: Transaction,
  { clientId, platform, coveredFrom, coveredUntil }: AccountRow,
): Promise<Doubled[]> {
  if (!clientId || !coveredFrom || !coveredUntil) return []
  const { rows } = await tx.execute<Doubled>(sql`
    select campaign.campaign_name as name, days.days, files.files
    from alisio.campaigns campaign
    cross join lateral (
      select count(*)::int as days from alisio.campaigns_stats stats
      where stats.campaign_id = campaign.id and stats.client_id = ${clientId}
        and stats.date between ${coveredFrom} and ${coveredUntil}) days
    cross join lateral (
      select coalesce(json_agg(json_build_object('id', imports.id, 'name', imports.file_name)
        order by imports.seq desc), '[]') as files
      from alisio.import_campaigns link join alisio.imports on imports.seq = link.seq
      where link.campaign_id = campaign.id and imports.ad_account_id is null) files
    where campaign.client_id = ${clientId} and campaign.source = ${platform}
      and campaign.external_id is null and not campaign.demo and days.days > 0
      and exists (select from alisio.campaigns other where other.client_id = ${clientId}
        and other.source = ${platform} and other.external_id is not null
        and other.campaign_name = campaign.campaign_name)
    order by campaign.campaign_name limit ${MOST}`)
  return rows
}

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

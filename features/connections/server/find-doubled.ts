import { sql } from 'drizzle-orm'
import type { Transaction } from '#server/db/client.ts'
import type { AccountRow } from './list-connections.ts'

export type Doubled = {
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
export async function findDoubled(
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

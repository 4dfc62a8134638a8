import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { CredentialName } from '#features/connections/rules/credential-names.ts'
import { LOWEST_LAYER, type Platform } from '#features/figures/server/figures.server.ts'
import type { Database, Transaction } from '#server/db/client.ts'
import { jsonAs, namedRow, queryRows, textAs } from '#server/db/query-rows.ts'
import { asStaff } from '#server/db/roles/run-as.ts'
import { readChannelAccounts, withProposals } from './channels/read-channels.ts'
import type { ConnectionState } from './fetch-platform.ts'
import { MOST_SYNCS, syncRow } from './sync/sync-state.ts'
import { shareOf, yesterdayIn } from './sync/windows.ts'

const credentialRow = z.object({
  id: z.string(),
  platform: textAs<CredentialName>(),
  kind: z.enum(['token', 'service-account', 'sign-in']),
  label: z.string(),
  /** The client who signed in; null for the agency's. */
  clientId: z.nullable(z.string()),
  clientName: z.nullable(z.string()),
  demo: z.boolean(),
  state: textAs<ConnectionState>(),
  problem: z.nullable(z.string()),
  expiresAt: z.nullable(z.string()),
  createdAt: z.string(),
  /** What it may read: 'ads', or channels by key. */
  reads: z.array(z.string()),
})
export type CredentialRow = z.infer<typeof credentialRow>

const accountRow = z.object({
  id: z.string(),
  credentialId: z.nullable(z.string()),
  platform: textAs<Platform>(),
  externalId: z.string(),
  name: z.string(),
  currency: z.string(),
  zone: z.string(),
  /** Reais for one unit of another currency. */
  rate: z.nullable(z.number()),
  rateFrom: z.nullable(z.string()),
  open: z.boolean(),
  clientId: z.nullable(z.string()),
  clientName: z.nullable(z.string()),
  /** Of a sample client. */
  demo: z.boolean(),
  /** Reached by the client's sign-in, which the agency cannot renew. */
  clientSignIn: z.boolean(),
  state: textAs<ConnectionState>(),
  problem: z.nullable(z.string()),
  syncedAt: z.nullable(z.string()),
  nextSyncAt: z.nullable(z.string()),
  /** A sync runs or is about to. */
  running: z.boolean(),
  coveredFrom: z.nullable(z.string()),
  coveredUntil: z.nullable(z.string()),
  firstDay: z.nullable(z.string()),
})
export type AccountRow = Omit<z.infer<typeof accountRow>, 'firstDay'> & {
  /** Share of the wanted days that are stored, from 0 to 1. */
  share: number
}

export async function readAccounts(
  tx: Transaction,
  { id = '', clientId = '' } = {},
): Promise<AccountRow[]> {
  const rows = await queryRows(tx, accountRow)`
    select account.id, credential_id as "credentialId", account.platform,
      account.external_id as "externalId", account.name, currency, zone, open,
      rate::float8, rate_from::text as "rateFrom",
      account.client_id as "clientId", clients.name as "clientName",
      coalesce(clients.demo, false) as demo, account.state, problem,
      exists (select from alisio.ad_credentials credential where credential.id = credential_id
        and credential.client_id is not null) as "clientSignIn",
      to_json(synced_at) #>> '{}' as "syncedAt", to_json(next_sync_at) #>> '{}' as "nextSyncAt",
      account.client_id is not null and credential_id is not null and (
        (account.state in ('active', 'waiting') and coalesce(next_sync_at <= now(), false)) or exists (
        select from alisio.ad_syncs sync where sync.account_id = account.id
          and sync.state = 'running' and sync.started_at > now() - interval '1 hour')) as running,
      wanted_from::text as "firstDay", layer.covered_from::text as "coveredFrom",
      layer.covered_until::text as "coveredUntil"
    from alisio.ad_accounts account
    left join alisio.clients on clients.id = account.client_id
    left join alisio.imports layer on layer.ad_account_id = account.id
      and layer.client_id = account.client_id and layer.seq >= ${sql.raw(LOWEST_LAYER)}
    where credential_id is not null
      and (${id} = '' or account.id::text = ${id})
      and (${clientId} = '' or account.client_id = ${clientId})
    order by account.client_id is null, lower(account.name), account.id`
  return rows.map(({ firstDay, ...row }) => ({
    ...row,
    share: firstDay ? shareOf(row.coveredFrom, firstDay, yesterdayIn(row.zone, new Date())) : 0,
  }))
}

/** All connections, and the clients they may be assigned to. */
export function listConnections(database: Pick<Database, 'db'>, staffId: string) {
  return asStaff(database, staffId, async (tx) => {
    const credentials = await queryRows(tx, credentialRow)`
      select credential.id, platform, kind, label, state, problem, reads,
        client_id as "clientId", clients.name as "clientName",
        coalesce(clients.demo, false) as demo, to_json(expires_at) #>> '{}' as "expiresAt",
        to_json(credential.created_at) #>> '{}' as "createdAt"
      from alisio.ad_credentials credential left join alisio.clients on clients.id = client_id
      order by client_id is not null, platform desc, credential.created_at, credential.id`
    const clients = await queryRows(tx, namedRow)`
      select id, name from alisio.clients where archived_at is null and not demo
      order by lower(name), id limit 2000`
    const channels = withProposals(await readChannelAccounts(tx), clients)
    return { credentials, clients, accounts: await readAccounts(tx), channels }
  })
}

/** Connections of one client. */
export function listOfClient(database: Pick<Database, 'db'>, staffId: string, clientId: string) {
  return asStaff(database, staffId, (tx) => readAccounts(tx, { clientId }))
}

const doubledRow = z.object({
  name: z.string(),
  days: z.number(),
  /** The files that brought it and can be undone. */
  files: jsonAs<{ id: string; name: string }[]>(),
})
type Doubled = z.infer<typeof doubledRow>

const MOST = 20

/**
 * Campaigns from files without ids that share their name with several of the account's: they cannot
 * be matched, so their days count twice.
 */
async function findDoubled(
  tx: Transaction,
  { clientId, platform, coveredFrom, coveredUntil }: AccountRow,
): Promise<Doubled[]> {
  if (!clientId || !coveredFrom || !coveredUntil) return []
  const rows = await queryRows(tx, doubledRow)`
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
    order by campaign.campaign_name limit ${MOST}`
  return rows
}

const adSyncRow = syncRow.extend({ changed: z.number() })

/** A day of the client on this platform, with the source of its figures. */
const dayRow = z.object({
  day: z.string(),
  spend: z.number(),
  connected: z.number(),
  byFile: z.number(),
})

const MAX_DAYS = 31

/** One account with its last syncs and the source of each day, or null. */
export function readAccount(database: Pick<Database, 'db'>, staffId: string, id: string) {
  return asStaff(database, staffId, async (tx) => {
    const [account] = id ? await readAccounts(tx, { id }) : []
    if (!account) return null
    const syncs = await queryRows(tx, adSyncRow)`
      select id, reason, state, to_json(started_at) #>> '{}' as "startedAt",
        first_day::text as "firstDay", last_day::text as "lastDay", requests, days, changed, problem
      from alisio.ad_syncs where account_id = ${account.id}
      order by started_at desc limit ${MOST_SYNCS}`
    const days = account.clientId
      ? await queryRows(tx, dayRow)`
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
          group by stats.date order by stats.date desc limit ${MAX_DAYS}`
      : []
    return { account, syncs, days, doubled: await findDoubled(tx, account) }
  })
}

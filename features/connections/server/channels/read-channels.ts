import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { healthWords, needsPerson } from '#features/connections/rules/channel-health.ts'
import { proposeClients } from '#features/connections/rules/names.ts'
import type { TodayItem } from '#features/shared/rules/today-item.ts'
import type { Transaction } from '#server/db/client.ts'
import { jsonAs, namedRow, queryRows, textAs } from '#server/db/query-rows.ts'
import type { ConnectionState } from '../fetch-platform.ts'
import { findChannel } from '../platforms/registry.ts'
import { MOST_SYNCS, syncRow } from '../sync/sync-state.ts'
import { shareOf, yesterdayIn } from '../sync/windows.ts'
import { healthOf, lostNames } from './channel-health.ts'

const accountRow = z.object({
  id: z.string(),
  channel: z.string(),
  externalId: z.string(),
  name: z.string(),
  zone: z.string(),
  credentialId: z.nullable(z.string()),
  clientId: z.nullable(z.string()),
  clientName: z.nullable(z.string()),
  responsibleId: z.nullable(z.string()),
  archived: z.boolean(),
  demo: z.boolean(),
  state: textAs<ConnectionState>(),
  problem: z.nullable(z.string()),
  lost: jsonAs<Record<string, string>>(),
  syncedAt: z.nullable(z.string()),
  nextSyncAt: z.nullable(z.string()),
  running: z.boolean(),
  firstDay: z.nullable(z.string()),
  coveredFrom: z.nullable(z.string()),
  coveredUntil: z.nullable(z.string()),
  expiresAt: z.nullable(z.string()),
})

/** Accounts of channels that exist in this build. Inside asStaff. */
export async function readChannelAccounts(
  tx: Transaction,
  { id = '', clientId = '' } = {},
  now = new Date(),
) {
  const rows = await queryRows(tx, accountRow)`
    select account.id, account.channel, account.external_id as "externalId", account.name,
      account.zone, account.credential_id as "credentialId", account.client_id as "clientId",
      clients.name as "clientName", clients.responsible_id as "responsibleId",
      clients.archived_at is not null as archived, coalesce(clients.demo, false) as demo,
      case credential.state when 'reconnect' then 'reconnect' else account.state end as state,
      account.problem, account.lost, to_json(account.synced_at) #>> '{}' as "syncedAt",
      to_json(account.next_sync_at) #>> '{}' as "nextSyncAt",
      account.client_id is not null and account.credential_id is not null and (
        (account.state in ('active', 'waiting') and coalesce(account.next_sync_at <= now(), false))
        or exists (select from alisio.channel_syncs sync where sync.account_id = account.id
          and sync.state = 'running' and sync.started_at > now() - interval '1 hour')) as running,
      account.wanted_from::text as "firstDay", account.covered_from::text as "coveredFrom",
      account.covered_until::text as "coveredUntil",
      to_json(credential.expires_at) #>> '{}' as "expiresAt"
    from alisio.channel_accounts account
    left join alisio.ad_credentials credential on credential.id = account.credential_id
    left join alisio.clients on clients.id = account.client_id
    where (${id} = '' or account.id::text = ${id})
      and (${clientId} = '' or account.client_id = ${clientId})
    order by account.client_id is null, lower(account.name), account.id`
  return rows.flatMap(({ firstDay, ...row }) => {
    const channel = findChannel(row.channel)
    if (!channel) return []
    const connected = row.credentialId !== null
    return [
      {
        ...row,
        channelName: channel.name,
        accountWord: channel.accountWord,
        // A sample's days end when it was made.
        health: row.demo ? ('current' as const) : healthOf({ ...row, connected }, now),
        /** Names of metrics the platform no longer answers, each with its first day without. */
        lost: lostNames(channel, row.lost),
        share: firstDay ? shareOf(row.coveredFrom, firstDay, yesterdayIn(row.zone, now)) : 0,
      },
    ]
  })
}
export type ChannelAccountRow = Awaited<ReturnType<typeof readChannelAccounts>>[number]

/** Accounts without a client, with those they seem to belong to. */
export function withProposals(
  accounts: ChannelAccountRow[],
  clients: { id: string; name: string }[],
) {
  return accounts.map((account) => {
    if (account.clientId) return { ...account, proposals: [] }
    // Whoever has an account of this channel already hardly waits for another.
    const assigned = new Set(
      accounts.flatMap(({ channel, clientId }) => (channel === account.channel ? clientId : [])),
    )
    const free = clients.filter((client) => !assigned.has(client.id))
    return { ...account, proposals: proposeClients(account.name, free) }
  })
}

/** One account with its last readings and the clients it may be given to; null without it. */
export async function readChannelAccount(tx: Transaction, id: string) {
  const [account] = id ? await readChannelAccounts(tx, { id }) : []
  if (!account) return null
  const syncs = await queryRows(tx, syncRow)`
    select id, reason, state, to_json(started_at) #>> '{}' as "startedAt",
      first_day::text as "firstDay", last_day::text as "lastDay", requests, days, problem
    from alisio.channel_syncs where account_id = ${account.id}
    order by started_at desc limit ${MOST_SYNCS}`
  const clients = account.clientId ? [] : await listAssignable(tx)
  const proposed = proposeClients(account.name, clients)
  return { account, syncs, clients, proposed: proposed.length === 1 ? proposed[0] : undefined }
}

const listAssignable = (tx: Transaction) => queryRows(tx, namedRow)`
  select id, name from alisio.clients where archived_at is null and not demo
  order by lower(name), id limit 2000`

const MAX_ITEMS = 20

/** Accounts of channels that a person has to look at. Inside asStaff. */
export async function listChannelItems(tx: Transaction, now: Date): Promise<TodayItem[]> {
  // Most nights nothing is wrong, and no list is worked out.
  const { rowCount } = await tx.execute(sql`
    select from alisio.channel_accounts where client_id is not null limit 1`)
  if (!rowCount) return []
  const accounts = await readChannelAccounts(tx, {}, now)
  return accounts
    .filter(({ clientId, archived, demo, health, state }) => {
      if (!clientId || archived || demo) return false
      // A dead credential has an item of its own.
      return state !== 'reconnect' && needsPerson.includes(health)
    })
    .slice(0, MAX_ITEMS)
    .map(
      ({ id, channelName, name, clientName, health, responsibleId, syncedAt }): TodayItem => ({
        kind: 'connection',
        urgency: 2,
        title: `${channelName}: ${clientName ?? name}`,
        detail: `${healthWords[health].word}. ${healthWords[health].todo}`,
        href: `/agencia/conexoes/canais/${id}`,
        action: 'Ver a conta',
        since: syncedAt,
        owner: responsibleId,
      }),
    )
}

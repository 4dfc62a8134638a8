import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { LOWEST_LAYER, type Platform } from '#features/figures/server/figures.server.ts'
import type { Database, Transaction } from '#server/db/client.ts'
import type { Connection } from '#server/db/connection/connection.ts'
import { idRow, queryRows, textAs } from '#server/db/query-rows.ts'
import type { Env } from '#server/env/env.ts'
import type { Logger } from '#server/log.ts'
import type { KeyRing } from '#server/sealing.ts'
import { type ConnectionState, type Timeouts, UNEXPECTED } from '../fetch-platform.ts'
import type { Sealed } from '../open-platform.ts'
import type { AccountRef } from '../platforms/platform-api.ts'
import { nextNight } from './windows.ts'

export type SyncDeps = {
  env: Env
  log: Logger
  connection: Connection
  database: Pick<Database, 'db'>
  keys: KeyRing
  timeouts?: Timeouts
  now?: () => Date
}

export const syncReasons = ['night', 'demand', 'first'] as const
export type SyncReason = (typeof syncReasons)[number]

/** A sync as the lists show it, of ads or of a channel. */
export const syncRow = z.object({
  id: z.string(),
  reason: z.enum(syncReasons),
  state: z.enum(['running', 'done', 'failed']),
  startedAt: z.string(),
  firstDay: z.nullable(z.string()),
  lastDay: z.nullable(z.string()),
  requests: z.number(),
  days: z.number(),
  problem: z.nullable(z.string()),
})
/** As many as a page lists. */
export const MOST_SYNCS = 8

/** A running sync with its data. */
export type Task = AccountRef & {
  syncId: string
  accountId: string
  clientId: string
  layerId: string
  platform: Platform
  zone: string
  currency: string
  /** Reais for one unit of another currency; null while nobody gave it. */
  rate: string | null
  wideAt: Date | null
  firstDay: string
  coveredFrom: string | null
  coveredUntil: string | null
  credential: Sealed
}

const rowSchema = z.object({
  externalId: z.string(),
  loginId: z.nullable(z.string()),
  accountId: z.string(),
  clientId: z.string(),
  layerId: z.string(),
  platform: textAs<Platform>(),
  zone: z.string(),
  currency: z.string(),
  rate: z.nullable(z.string()),
  firstDay: z.string(),
  coveredFrom: z.nullable(z.string()),
  coveredUntil: z.nullable(z.string()),
  wideAt: z.nullable(z.string()),
  credentialId: z.string(),
  secret: z.string(),
})

/** From now on only this sync may write for the account. */
export function beginSync(
  { db }: Pick<Database, 'db'>,
  accountId: string,
  reason: SyncReason,
): Promise<Task | null> {
  return db.transaction(async (tx) => {
    const rows = await queryRows(tx, rowSchema)`
      select account.id as "accountId", account.client_id as "clientId", layer.id as "layerId",
        account.platform, account.zone, account.currency, account.rate::text, account.external_id as "externalId",
        account.login_id as "loginId", account.wide_at::text as "wideAt",
        account.wanted_from::text as "firstDay", layer.covered_from::text as "coveredFrom",
        layer.covered_until::text as "coveredUntil", credential.id as "credentialId",
        credential.secret
      from alisio.ad_accounts account
      join alisio.ad_credentials credential on credential.id = account.credential_id
      join alisio.imports layer on layer.ad_account_id = account.id
        and layer.client_id = account.client_id and layer.seq >= ${sql.raw(LOWEST_LAYER)}
      where account.id::text = ${accountId} and credential.state <> 'reconnect'
      for update of account`
    const [row] = rows
    if (!row) return null
    // This build converts (functions/figures.sql).
    await tx.execute(sql`select set_config('app.converts', 'known', true)`)
    await tx.execute(sql`
      update alisio.ad_syncs set state = 'failed', ended_at = now(), problem = 'interrupted'
      where account_id = ${row.accountId} and state = 'running'`)
    const begun = await queryRows(tx, idRow)`
      insert into alisio.ad_syncs (account_id, client_id, reason)
      values (${row.accountId}, ${row.clientId}, ${reason}) returning id`
    const syncId = begun[0]?.id as string
    // If the process dies, nothing else moves the next sync, and it would be retried forever.
    await tx.execute(sql`
      update alisio.ad_accounts set sync_id = ${syncId},
        next_sync_at = greatest(next_sync_at, now() + interval '1 hour')
      where id = ${row.accountId}`)
    const { credentialId, secret, wideAt, ...rest } = row
    return {
      ...rest,
      syncId,
      wideAt: wideAt ? new Date(wideAt) : null,
      credential: { id: credentialId, platform: row.platform, secret },
    }
  })
}

export type Ended = { requests: number; now: Date }

export async function endSync(
  { db }: Pick<Database, 'db'>,
  task: Task,
  { wide, requests, now }: Ended & { wide: boolean },
): Promise<void> {
  const next = nextNight(task.zone, task.accountId, now).toISOString()
  await db.transaction(async (tx) => {
    await tx.execute(sql`
      update alisio.ad_syncs set state = 'done', ended_at = now(), requests = ${requests}
      where id = ${task.syncId}`)
    await tx.execute(sql`
      update alisio.ad_accounts set state = 'active', problem = null, synced_at = now(),
        next_sync_at = ${next}, wide_at = case when ${wide} then now() else wide_at end
      where id = ${task.accountId} and sync_id = ${task.syncId}`)
    await reviveCredential(tx, task.credential.id)
  })
}

/** A credential that opened an account works. */
export async function reviveCredential(tx: Transaction, id: string): Promise<void> {
  await tx.execute(sql`
    update alisio.ad_credentials set state = 'active', problem = null
    where id = ${id} and state <> 'active'`)
}

const UNNAMED_WAIT_MS = 30 * 60_000

export type Failure = { state: ConnectionState; code: string; waitMs?: number | undefined }

/** When to try again: what waits as soon as it may, all else in the next night. */
function nextTry(
  { zone, accountId }: { zone: string; accountId: string },
  { state, waitMs = UNNAMED_WAIT_MS }: Failure,
  now: Date,
): string {
  const next =
    state === 'waiting' ? new Date(now.getTime() + waitMs) : nextNight(zone, accountId, now)
  return next.toISOString()
}

export const adTables = {
  syncs: sql.raw('alisio.ad_syncs'),
  accounts: sql.raw('alisio.ad_accounts'),
}
export const channelTables = {
  syncs: sql.raw('alisio.channel_syncs'),
  accounts: sql.raw('alisio.channel_accounts'),
}

type SyncTables = typeof adTables
type RunningSync = Pick<Task, 'syncId' | 'accountId' | 'zone' | 'credential'>

/** Sets the state of the account, or of all accounts of its credential. */
export async function failSync(
  { db }: Pick<Database, 'db'>,
  task: RunningSync,
  failure: Failure,
  { requests, now }: Ended,
  { syncs, accounts }: SyncTables,
): Promise<void> {
  const { state, code } = failure
  const next = nextTry(task, failure, now)
  await db.transaction(async (tx) => {
    await tx.execute(sql`
      update ${syncs} set state = 'failed', ended_at = now(), problem = ${code},
        requests = ${requests}
      where id = ${task.syncId}`)
    await tx.execute(sql`
      update ${accounts} set state = ${state}, problem = ${code},
        next_sync_at = ${next}
      where id = ${task.accountId} and sync_id = ${task.syncId}`)
    if (state === 'reconnect') await failCredential(tx, task.credential.id, code)
  })
}

/** A dead credential stops all it opens. */
async function failCredential(tx: Transaction, id: string, code: string): Promise<void> {
  await tx.execute(sql`
    update alisio.ad_credentials set state = 'reconnect', problem = ${code} where id = ${id}`)
  await tx.execute(sql`
    update alisio.ad_accounts set state = 'reconnect', problem = ${code}
    where credential_id = ${id}`)
  await tx.execute(sql`
    update alisio.channel_accounts set state = 'reconnect', problem = ${code}
    where credential_id = ${id}`)
}

/** Another process continues; the account's state does not change. */
export async function interruptSync(
  { db }: Pick<Database, 'db'>,
  { syncId }: Pick<Task, 'syncId'>,
  { syncs }: SyncTables,
): Promise<void> {
  await db.execute(sql`
    update ${syncs} set state = 'failed', ended_at = now(), problem = 'interrupted'
    where id = ${syncId}`)
}

/** An account that is due without a layer cannot sync. */
export async function stopUnplaced({ db }: Pick<Database, 'db'>, accountId: string): Promise<void> {
  await db.execute(sql`
    update alisio.ad_accounts account set state = 'set-up', problem = ${UNEXPECTED},
      next_sync_at = now() + interval '1 day'
    where id::text = ${accountId} and client_id is not null and next_sync_at <= now()
      and exists (select from alisio.ad_credentials credential
        where credential.id = credential_id and credential.state <> 'reconnect')
      and not exists (select from alisio.imports layer where layer.ad_account_id = account.id
        and layer.client_id = account.client_id and layer.seq >= ${sql.raw(LOWEST_LAYER)})`)
}

import pg from 'pg'
import { z } from 'zod'
import {
  type AccountRate,
  inTransaction,
  lockClient,
} from '#features/figures/server/figures.server.ts'
import { keepAlive } from '#server/db/connection/bounded-client.ts'
import { jsonAs, queryText, textAs } from '#server/db/query-rows.ts'
import type { Attempt } from '#server/jobs/queue.ts'
import { syncChannel } from '../channels/sync/sync-channel.ts'
import { PlatformFailure, RATE_MISSING } from '../fetch-platform.ts'
import { openPlatform } from '../open-platform.ts'
import type { PlatformApi, Span } from '../platforms/platform-api.ts'
import { adPlatform } from '../platforms/registry.ts'
import { applyWindow, type Layer } from './apply-window.ts'
import { syncAds } from './sync-ads.ts'
import { noteSyncFailure } from './sync-failure.ts'
import {
  adTables,
  beginSync,
  endSync,
  failSync,
  interruptSync,
  type SyncDeps,
  type SyncReason,
  stopUnplaced,
  type Task,
} from './sync-state.ts'
import { earlierWindow, usualWindow } from './windows.ts'

/** Another sync began meanwhile, or the account was released. */
class Superseded extends Error {}

const layerRow = z.object({
  id: z.string(),
  seq: z.string(),
  clientId: z.string(),
  platform: textAs<Layer['platform']>(),
  /** Null for accounts in reais. */
  rate: z.nullable(jsonAs<AccountRate>()),
})

/** Reads a whole window first, then replaces it in one transaction. */
async function readAndReplace(deps: SyncDeps, api: PlatformApi, task: Task, span: Span) {
  const window = await api.readWindow(task, span)
  const client = new pg.Client({
    ...deps.connection,
    ...keepAlive,
    application_name: 'alisio sync',
  })
  client.on('error', () => {})
  try {
    await client.connect()
    return await inTransaction(client, async () => {
      await lockClient(client, task.clientId)
      const rows = await queryText(
        client,
        layerRow,
        `select layer.id, layer.seq, layer.client_id as "clientId", layer.platform,
           case when account.rate is not null and account.currency <> 'BRL' then
             json_build_object('currency', account.currency, 'rate', account.rate::text,
               'from', account.rate_from) end as rate
         from alisio.ad_accounts account join alisio.imports layer
           on layer.ad_account_id = account.id and layer.client_id = account.client_id
         where account.id = $1 and account.sync_id = $2 and layer.id = $3 for update`,
        [task.accountId, task.syncId, task.layerId],
      )
      if (!rows[0]) throw new Superseded()
      const result = await applyWindow(client, rows[0], window)
      await client.query(
        `update alisio.ad_syncs set days = days + $2, changed = changed + $3, requests = $4,
           first_day = least(first_day, $5), last_day = greatest(last_day, $6) where id = $1`,
        [task.syncId, result.days, result.changed, api.requests(), span.first, span.last],
      )
      return result
    })
  } finally {
    await client.end().catch(() => {})
  }
}

/** One account, of ads or of a channel: days that may have changed, then backwards to the first wanted day. */
export async function syncAccount(
  deps: SyncDeps,
  accountId: string,
  reason: SyncReason,
  attempt: Partial<Attempt> = {},
): Promise<void> {
  const { signal, isLast = true } = attempt
  const now = deps.now ?? (() => new Date())
  const task = await beginSync(deps.database, accountId, reason)
  if (!task) {
    if (await syncChannel(deps, accountId, reason, attempt)) return
    return stopUnplaced(deps.database, accountId)
  }
  let api: PlatformApi | undefined
  try {
    if (task.currency !== 'BRL' && task.rate === null) {
      throw new PlatformFailure(task.platform, 'set-up', RATE_MISSING)
    }
    api = openPlatform(deps, task.credential, { signal, timeouts: deps.timeouts })
    const usual = usualWindow(task, adPlatform(task.platform).window, now())
    await readAndReplace(deps, api, task, usual)
    let reached =
      task.coveredFrom && task.coveredFrom < usual.first ? task.coveredFrom : usual.first
    for (;;) {
      const earlier = earlierWindow(reached, task.firstDay)
      if (!earlier) break
      await readAndReplace(deps, api, task, earlier)
      reached = earlier.first
    }
    await syncAds(deps, api, task, usual, signal)
    await endSync(deps.database, task, { wide: usual.wide, requests: api.requests(), now: now() })
  } catch (error) {
    if (error instanceof Superseded) return
    if (signal?.aborted && !isLast) {
      await interruptSync(deps.database, task, adTables)
      throw error
    }
    const failure = noteSyncFailure(deps.log, accountId, error, signal)
    const ended = { requests: api?.requests() ?? 0, now: now() }
    await failSync(deps.database, task, failure, ended, adTables)
  }
}

import pg from 'pg'
import { z } from 'zod'
import {
  inTransaction,
  listWithoutPicture,
  lockClient,
  replaceAds,
  storePicture,
} from '#features/figures/server/figures.server.ts'
import { keepAlive } from '#server/db/connection/bounded-client.ts'
import type { Connection } from '#server/db/connection/connection.ts'
import { queryText } from '#server/db/query-rows.ts'
import type { Env } from '#server/env/env.ts'
import { describeError, type Logger } from '#server/log.ts'
import { PlatformFailure } from '../fetch-platform.ts'
import type { PlatformAd, PlatformApi, Span } from '../platforms/platform-api.ts'
import { fetchPicture } from './fetch-picture.ts'
import type { Task } from './sync-state.ts'

type Deps = { env: Env; log: Logger; connection: Connection }

const layerRow = z.object({ seq: z.string(), clientId: z.string(), platform: z.string() })

/** Null when another sync began meanwhile, or the account was released. */
async function replace(client: pg.Client, task: Task, span: Span, ads: PlatformAd[]) {
  return inTransaction(client, async () => {
    await lockClient(client, task.clientId)
    const rows = await queryText(
      client,
      layerRow,
      `select layer.seq, layer.client_id as "clientId", layer.platform
       from alisio.ad_accounts account join alisio.imports layer
         on layer.ad_account_id = account.id and layer.client_id = account.client_id
       where account.id = $1 and account.sync_id = $2 and layer.id = $3 for update`,
      [task.accountId, task.syncId, task.layerId],
    )
    if (rows[0]) await replaceAds(client, rows[0], span, ads)
    return rows[0] ?? null
  })
}

/**
 * Ads and keywords of the latest days, and their pictures. They are worth less than the figures: a
 * failure is logged, and the sync has succeeded all the same.
 */
export async function syncAds(
  deps: Deps,
  api: PlatformApi,
  task: Task,
  span: Span,
  signal?: AbortSignal,
): Promise<void> {
  const client = new pg.Client({
    ...deps.connection,
    ...keepAlive,
    application_name: 'alisio sync',
  })
  client.on('error', () => {})
  try {
    const ads = await api.readAds(task, span)
    await client.connect()
    const layer = await replace(client, task, span, ads)
    const ids = layer ? await listWithoutPicture(client, layer) : []
    const urls = ids.length > 0 ? await api.findThumbnails(task, ids) : new Map<string, string>()
    const { origin } = new URL(deps.env.META_GRAPH_URL)
    for (const [id, url] of urls) {
      const picture = await fetchPicture(url, origin, { signal })
      if (picture && layer) await storePicture(client, layer.clientId, id, picture)
    }
  } catch (error) {
    if (signal?.aborted) throw error
    const about = error instanceof PlatformFailure ? { code: error.code } : describeError(error)
    deps.log.warn('ads not read', { account: task.accountId, ...about })
  } finally {
    await client.end().catch(() => {})
  }
}

import cluster from 'node:cluster'
import { timingSafeEqual } from 'node:crypto'
import { Hono } from 'hono'
import { z } from 'zod'
import { queryRows } from '../db/query-rows.ts'
import type { AppDeps } from '../deps.ts'
import { isTrusted, parseTrustedProxies } from '../http/request/client-address.ts'
import type { AppBindings } from '../http/request/request-context.ts'
import { formatMetrics, mergeSnapshots, type Series, type Snapshot } from '../metrics/metrics.ts'

const LONGEST_WAIT_MS = 1000

/** Asks the process that watches the workers for what all of them measured. */
function askWorkers(own: Snapshot): Promise<Snapshot[]> {
  if (!cluster.isWorker) return Promise.resolve([own])
  const { promise, resolve } = Promise.withResolvers<Snapshot[]>()
  const receive = (message: { type?: string; snapshots?: Snapshot[] }) => {
    if (message?.type !== 'all-measured') return
    process.off('message', receive)
    resolve([own, ...(message.snapshots ?? [])])
  }
  process.on('message', receive)
  setTimeout(() => {
    process.off('message', receive)
    resolve([own])
  }, LONGEST_WAIT_MS).unref()
  process.send?.({ type: 'measure-all' })
  return promise
}

/** Answers the watching process, which asks on behalf of another worker. */
export function answerMeasuring({ metrics }: Pick<AppDeps, 'metrics'>): void {
  if (!cluster.isWorker) return
  process.on('message', (message: { type?: string }) => {
    if (message?.type !== 'measure') return
    process.send?.({ type: 'measured', snapshot: metrics?.snapshot() })
  })
}

const stateRow = z.object({ of: z.string(), label: z.string(), value: z.coerce.number() })

/** What stands in the database, the same for all processes. */
async function readStored({ database, queue, backupState }: AppDeps): Promise<Series> {
  const series: Series = {}
  const rows = await queryRows(database.db, stateRow)`
    select 'mails' as of, format('state="%s"', state) as label, count(*) as value from alisio.mails
      where created_at > now() - interval '1 day' group by state
    union all select 'sync_accounts', format('state="%s"', state), count(*) from alisio.ad_accounts
      where client_id is not null group by state
    union all select 'release_live_seconds', '', coalesce(extract(epoch from max(goes_live_at)), 0)
      from alisio.site_releases where state = 'ready' and goes_live_at <= now()`
  for (const { of, label, value } of rows) series[label ? `${of}{${label}}` : of] = value
  for (const { name, waiting, oldestSeconds } of await queue.listWaiting()) {
    series[`jobs_waiting{job="${name}"}`] = waiting
    series[`jobs_oldest_seconds{job="${name}"}`] = oldestSeconds
  }
  for (const [name, count] of Object.entries(await queue.countDead())) {
    series[`jobs_dead{job="${name}"}`] = count
  }
  const backup = backupState?.()
  if (backup) {
    series.backup_failed = backup.problem ? 1 : 0
    if (backup.last) series.backup_age_seconds = (Date.now() - Date.parse(backup.last)) / 1000
  }
  return series
}

/** Connections of this process. */
export function readPool({ database }: Pick<AppDeps, 'database'>): Series {
  const { total, idle, waiting } = database.poolUse()
  const reads = Object.entries(database.replica?.counts() ?? {})
  return {
    ...Object.fromEntries(
      reads.map(([outcome, count]) => [`replica_reads_total{outcome="${outcome}"}`, count]),
    ),
    'database_pool_connections{state="idle"}': idle,
    'database_pool_connections{state="busy"}': total - idle,
    database_pool_waiting: waiting,
  }
}

function isToken(header: string | undefined, token: string | undefined): boolean {
  if (!header || !token) return false
  const [received, expected] = [Buffer.from(header), Buffer.from(`Bearer ${token}`)]
  return received.length === expected.length && timingSafeEqual(received, expected)
}

/** For Prometheus: only from named addresses or with a token; for everybody else there is no such page. */
export function metricsRoutes(deps: AppDeps): Hono<AppBindings> {
  const routes = new Hono<AppBindings>()
  routes.get('/metrics', async (c, next) => {
    const { METRICS_FROM, METRICS_TOKEN } = deps.env
    const { clientAddress } = c.env.info
    const allowed = parseTrustedProxies(METRICS_FROM)
    const isNamed = allowed !== null && isTrusted(allowed, clientAddress)
    if (!isNamed && !isToken(c.req.header('Authorization'), METRICS_TOKEN)) return next()
    const snapshot = deps.metrics?.snapshot() ?? { sums: {}, peaks: {} }
    const all = mergeSnapshots(await askWorkers(snapshot))
    // Without the database, what the processes measured is worth the more.
    const stored = await readStored(deps).catch(() => ({}))
    return c.text(formatMetrics(all.sums, all.peaks, stored), 200, {
      'Content-Type': 'text/plain; version=0.0.4; charset=utf-8',
    })
  })
  return routes
}

/**
 * Fifty ad accounts of both platforms, synced by two processes on one database, with the platforms'
 * stand-ins: first thirteen months of each, then a night in which both processes plan at once.
 * Takes a few minutes. `node bench/connections-night.ts [accounts]`
 */
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { assignAccount } from '#features/connections/server/assign-account.ts'
import { addCredential } from '#features/connections/server/store-credential.ts'
import { planSyncsJob, syncAccountJob } from '#features/connections/server/sync/sync-jobs.ts'
import { type Database, openDatabase } from '#server/db/client.ts'
import { startEmbedded } from '#server/db/embedded.ts'
import { migrate } from '#server/db/migrate.ts'
import { createJobQueue } from '#server/jobs/queue.ts'
import { createLogger } from '#server/log.ts'
import { startPlatforms } from '#tests/stand-ins/platforms.ts'
import { plainDays, type WorldAccount } from '#tests/stand-ins/world.ts'
import { connectionDeps } from '#tests/support/features/connections.ts'
import { addCompany } from '#tests/support/people/staff.ts'
import { table } from './support/markdown.ts'
import { memory } from './support/memory.ts'

const ACCOUNTS = Number(process.argv[2] ?? 50)
const CAMPAIGNS = 20
const DAYS = 400
/** What the platforms allow: Meta per account and hour, Google per day in all (its lowest level). */
const META_PER_ACCOUNT_HOUR = 600
const GOOGLE_PER_DAY = 2880

const folder = mkdtempSync(join(tmpdir(), 'alisio-night-'))
chmodSync(folder, 0o711)
const log = createLogger('warn')

function newAccount(index: number, platform: 'meta' | 'google'): WorldAccount {
  const id = String(1_000_000_000 + index)
  return {
    id,
    name: `Conta ${index}`,
    currency: 'BRL',
    zone: index % 3 === 0 ? 'Europe/Lisbon' : 'America/Fortaleza',
    campaigns: Array.from({ length: CAMPAIGNS }, (_, at) => ({
      id: `${id}${at}`,
      name: `Campanha ${at}`,
      objective: platform === 'meta' ? 'OUTCOME_LEADS' : 'SEARCH',
      status: platform === 'meta' ? 'ACTIVE' : 'ENABLED',
      days: plainDays(DAYS, at),
    })),
  }
}

type Measured = { seconds: number; peaks: number[]; requests: number }

async function untilDone({ db }: Database, since: string, workers: ChildProcess[]) {
  const peaks = workers.map(() => 0)
  for (;;) {
    await sleep(250)
    for (const [at, { pid }] of workers.entries()) {
      peaks[at] = Math.max(peaks[at] ?? 0, memory(pid as number))
    }
    const { rows } = await db.execute<{ done: number }>(sql`
      select count(*)::int as done from alisio.ad_syncs
      where state <> 'running' and started_at >= ${since}`)
    if ((rows[0]?.done ?? 0) >= ACCOUNTS) return peaks
  }
}

const server = await startEmbedded(join(folder, 'data'), log)
const platforms = await startPlatforms()
const database = openDatabase(server.connection, log)
const workers: ChildProcess[] = []
try {
  await migrate(server.connection, 'server/db/migrations')
  const queue = createJobQueue(server.connection, log)
  await queue.start([planSyncsJob, syncAccountJob])
  const deps = await connectionDeps(database, server.connection, platforms.env)
  const half = Math.ceil(ACCOUNTS / 2)
  const all = Array.from({ length: ACCOUNTS }, (_, index) => index)
  platforms.meta.accounts = all.slice(0, half).map((index) => newAccount(index, 'meta'))
  platforms.google.accounts = all.slice(half).map((index) => newAccount(index, 'google'))
  platforms.google.direct = platforms.google.accounts.map(({ id }) => id)
  const token = platforms.meta.addToken()
  const serviceAccount = JSON.parse(platforms.google.addServiceAccount())
  await addCredential(deps, deps.staffId, {
    platform: 'meta',
    kind: 'token',
    label: 'Meta',
    secret: { token },
  })
  await addCredential(deps, deps.staffId, {
    platform: 'google',
    kind: 'service-account',
    label: 'Google',
    secret: { serviceAccount },
  })
  const input = JSON.stringify({
    connection: server.connection,
    settings: platforms.settings,
    root: deps.root,
  })
  for (let at = 0; at < 2; at += 1) {
    const worker = fork('bench/connections/worker.ts', [input])
    workers.push(worker)
    await once(worker, 'message')
  }

  async function measure(begin: () => Promise<void>): Promise<Measured> {
    const { rows } = await database.db.execute<{ now: string }>(sql`select now()::text as now`)
    platforms.meta.asked = []
    platforms.google.asked = []
    platforms.google.operations = 0
    const since = performance.now()
    await begin()
    const peaks = await untilDone(database, rows[0]?.now as string, workers)
    const seconds = (performance.now() - since) / 1000
    const requests = platforms.meta.asked.length + platforms.google.asked.length
    return { seconds, peaks, requests }
  }

  const { rows: accounts } = await database.db.execute<{ id: string }>(
    sql`select id from alisio.ad_accounts`,
  )
  const first = await measure(async () => {
    for (const { id } of accounts) {
      const clientId = await addCompany(database, deps.staffId)
      await assignAccount({ database, queue }, deps.staffId, { id, clientId })
    }
  })
  await database.db.execute(sql`update alisio.ad_accounts set next_sync_at = now()`)
  const night = await measure(async () => {
    for (const worker of workers) worker.send('plan')
  })
  const byMeta = Map.groupBy(platforms.meta.asked, (path) => path.split('/')[0])
  const most = Math.max(
    ...[...byMeta]
      .filter(([name]) => name?.startsWith('act_'))
      .map(([, requests]) => requests.length),
  )
  const { rows: facts } = await database.db.execute<Record<string, number>>(sql`
    select (select count(*) from alisio.ad_syncs where reason = 'night')::int as syncs,
      (select count(distinct account_id) from alisio.ad_syncs where reason = 'night')::int as once,
      (select count(*) from alisio.ad_syncs where state <> 'done')::int as failed,
      (select count(*) from alisio.ad_syncs a join alisio.ad_syncs b on a.account_id = b.account_id
        and a.id < b.id and a.started_at < b.ended_at and b.started_at < a.ended_at)::int as overlaps,
      (select count(*) from alisio.campaigns_stats)::int as days`)
  const round = (value: number) => Math.round(value)
  console.log(
    `${ACCOUNTS} accounts of ${CAMPAIGNS} campaigns, half of them of each platform, in two zones; two processes, two syncs at once in each; the platforms are stand-ins on the same machine.\n`,
  )
  console.log(
    table(
      ['', 'seconds', 'requests', 'peak memory of each process (MB)'],
      [
        [
          'thirteen months of each',
          round(first.seconds),
          first.requests,
          first.peaks.map(round).join(', '),
        ],
        ['a night', round(night.seconds), night.requests, night.peaks.map(round).join(', ')],
      ],
    ),
  )
  const { syncs, once: accountsOnce, failed, overlaps, days } = facts[0] ?? {}
  console.log(
    `\nIn the night both processes planned at the same moment: ${syncs} syncs of ${accountsOnce} accounts, ${failed} failed, ${overlaps} of one account at the same time. Most requests for one Meta account: ${most} (allowed in an hour: ${META_PER_ACCOUNT_HOUR} and more); searches at Google: ${platforms.google.operations} (allowed in a day at the lowest level: ${GOOGLE_PER_DAY}). ${days} days of campaigns are stored.`,
  )
  await queue.stop()
  deps.cleanUp()
} finally {
  for (const worker of workers) {
    worker.send('stop')
    await once(worker, 'exit')
  }
  await database.close()
  await platforms.stop()
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
}

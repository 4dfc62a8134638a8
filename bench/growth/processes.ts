import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { startEmbedded } from '#server/db/embedded.ts'
import { migrate } from '#server/db/migrating/migrate.ts'
import { createLogger } from '#server/log.ts'
import { addressOf, sessionOf } from '../dashboard-scale/measure-rendering.ts'
import { fillClients } from '../partitions/fill-figures.ts'
import { limitCpu } from '../support/control-group.ts'
import { table } from '../support/markdown.ts'
import { family, memory } from '../support/memory.ts'
import { temporaryFolder, withServer } from '../support/server.ts'
import { median, round } from '../support/statistics.ts'
import { wrk } from '../support/wrk.ts'
import { cpuOf } from './database-time.ts'

/** Twice the longest period that is looked at, which is compared with the one before. */
const DAYS = 210
const REST_MS = 3000
const COUNTS = [1, 2, 3, 4]
const TURNS = 5
/** Four workers then leave a core of two to PostgreSQL and what asks for pages. */
const CORE_EACH = 0.25
/**
 * Connections for each worker, so that each has as much to answer at once however many there are.
 * Overviews take longer, so they need fewer connections and more time.
 */
const kinds = {
  pages: { path: '/', connections: 16, seconds: 4 },
  overviews: { path: '/dashboard', connections: 2, seconds: 10 },
}
type Kind = keyof typeof kinds
type Answered = { perSecond: number; p99: number; cpu: number }

/** More periods than one process keeps, one after the other. */
export const firstLooks = `local n = 0
request = function()
  n = n + 1
  local first = os.date('!%Y-%m-%d', os.time() - (41 + n % 61) * 86400)
  local last = os.date('!%Y-%m-%d', os.time() - (11 - n % 10) * 86400)
  return wrk.format('GET', wrk.path .. '?periodo=' .. first .. '_' .. last)
end`

type Start = { workers: number; url: string; pid: number }

/** Alone, as starts share the memory of what both have loaded. */
function measureMemory(workers: number, DATABASE_URL: string): Promise<number> {
  return withServer(
    async ({ pid }) => {
      await sleep(REST_MS)
      return family(pid).reduce((sum, each) => sum + memory(each), 0)
    },
    { env: { DATABASE_URL, WORKERS: String(workers) } },
  )
}

/** A start of so many workers each, all of them running until the work is done. */
async function withStarts<T>(
  counts: number[],
  DATABASE_URL: string,
  work: (starts: Start[]) => Promise<T>,
  starts: Start[] = [],
): Promise<T> {
  const [workers, ...others] = counts
  if (!workers) return work(starts)
  const group = limitCpu(workers * CORE_EACH)
  return withServer(
    ({ url, pid }) => withStarts(others, DATABASE_URL, work, [...starts, { workers, url, pid }]),
    { env: { DATABASE_URL, WORKERS: String(workers) }, group: group.folder },
  ).finally(group.remove)
}

async function ask({ workers, url, pid }: Start, kind: Kind, how: object): Promise<Answered> {
  const { path, connections, seconds } = kinds[kind]
  const before = cpuOf(pid)
  const load = { url: url + path, connections: workers * connections, seconds, ...how }
  const { perSecond, p99 } = await wrk(load)
  return { perSecond, p99, cpu: (cpuOf(pid) - before) / (perSecond * seconds) }
}

/** Starts with more and more workers, each with the same part of a core, asked in turns. */
export async function measureProcesses(): Promise<string> {
  const folder = temporaryFolder()
  const script = join(folder, 'first-looks.lua')
  writeFileSync(script, firstLooks)
  const server = await startEmbedded(join(folder, 'database'), createLogger('warn'))
  try {
    await migrate(server.connection, 'server/db/migrations')
    await fillClients(server.connection, 10, 56, DAYS)
    const database = addressOf(server.connection)
    const megabytes: number[] = []
    for (const workers of COUNTS) megabytes.push(await measureMemory(workers, database))
    return await withStarts(COUNTS, database, async (starts) => {
      const Cookie = await sessionOf(starts[0]?.url ?? '', server.connection)
      const how = {
        pages: { headers: { 'Accept-Encoding': 'gzip' } },
        overviews: { headers: { Cookie }, script },
      }
      const results = { pages: starts.map(() => []), overviews: starts.map(() => []) } as Results
      // The first turn warms all of them up.
      for (let turn = 0; turn <= TURNS; turn += 1) {
        for (const kind of ['pages', 'overviews'] as const) {
          for (const [at, start] of starts.entries()) {
            const answered = await ask(start, kind, how[kind])
            if (turn > 0) results[kind][at]?.push(answered)
          }
        }
      }
      return describe(megabytes, results)
    })
  } finally {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

type Results = Record<Kind, Answered[][]>

function describe(megabytes: number[], results: Results): string {
  const cells = (kind: Kind, at: number) => {
    const [one = []] = results[kind]
    const all = results[kind][at] ?? []
    const ratio = median(all.map(({ perSecond }, turn) => perSecond / (one[turn]?.perSecond ?? 0)))
    return [
      round(median(all.map(({ perSecond }) => perSecond))),
      round(ratio, 2),
      round(median(all.map(({ p99 }) => p99))),
      round(median(all.map(({ cpu }) => cpu)), kind === 'pages' ? 3 : 1),
    ]
  }
  const rows = COUNTS.map((workers, at) => [
    workers,
    ...cells('pages', at),
    ...cells('overviews', at),
    round(megabytes[at] ?? 0),
  ])
  const times = ['× of one worker', 'p99, ms', 'processor, ms each']
  const head = [
    'workers',
    '`/`, requests/s',
    ...times,
    'first looks at the overview/s',
    ...times,
    'memory at rest, MB',
  ]
  const { pages, overviews } = kinds
  return `Each worker has a quarter of a core (control group, 10 ms at a time); wrk, with ${pages.connections} connections for each of them (${overviews.connections} for overviews), and PostgreSQL have the rest of the machine. Medians of ${TURNS} turns.\n\n${table(head, rows)}`
}

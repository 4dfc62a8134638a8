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
import { round } from '../support/statistics.ts'
import { wrk } from '../support/wrk.ts'
import { cpuOf } from './database-time.ts'

/** Twice the longest period that is looked at, which is compared with the one before. */
const DAYS = 210
const SECONDS = 6
const REST_MS = 3000
const WORKERS = [1, 2, 3, 4]
/** For each worker: fewer would leave it less to answer at once, which takes longer for each. */
const CONNECTIONS_EACH = 16
/** Four workers then leave a core of two to PostgreSQL and what asks for pages. */
const CORE_EACH = 0.25

/** More periods than one process keeps, one after the other. */
export const firstLooks = `local n = 0
request = function()
  n = n + 1
  local first = os.date('!%Y-%m-%d', os.time() - (41 + n % 61) * 86400)
  local last = os.date('!%Y-%m-%d', os.time() - (11 - n % 10) * 86400)
  return wrk.format('GET', wrk.path .. '?periodo=' .. first .. '_' .. last)
end`

/** Workers of one start, each with the same part of a core, so that more of them mean more cores. */
export async function measureProcesses(): Promise<string> {
  const folder = temporaryFolder()
  const script = join(folder, 'first-looks.lua')
  writeFileSync(script, firstLooks)
  const server = await startEmbedded(join(folder, 'database'), createLogger('warn'))
  const rows: (string | number)[][] = []
  try {
    await migrate(server.connection, 'server/db/migrations')
    await fillClients(server.connection, 10, 56, DAYS)
    for (const workers of WORKERS) {
      const group = limitCpu(workers * CORE_EACH)
      await withServer(
        async ({ url, pid }) => {
          await sleep(REST_MS)
          const megabytes = family(pid).reduce((sum, each) => sum + memory(each), 0)
          const Cookie = await sessionOf(url, server.connection)
          const ask = async (path: string, how: object) => {
            const load = { url: url + path, connections: workers * CONNECTIONS_EACH, ...how }
            await wrk({ ...load, seconds: 3 })
            const before = cpuOf(pid)
            const { perSecond, p99 } = await wrk({ ...load, seconds: SECONDS })
            const cpu = (cpuOf(pid) - before) / (perSecond * SECONDS)
            return [round(perSecond), round(p99), round(cpu, 2)]
          }
          const site = await ask('/', { headers: { 'Accept-Encoding': 'gzip' } })
          const looks = await ask('/dashboard', { headers: { Cookie }, script })
          rows.push([workers, ...site, ...looks, round(megabytes)])
        },
        {
          env: { DATABASE_URL: addressOf(server.connection), WORKERS: String(workers) },
          group: group.folder,
        },
      ).finally(group.remove)
    }
  } finally {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  const head = [
    'workers',
    '`/`, requests/s',
    'p99, ms',
    'processor, ms each',
    'first looks at the overview/s',
    'p99, ms',
    'processor, ms each',
    'memory at rest, MB',
  ]
  return `Each worker has a quarter of a core (control group, 10 ms at a time); wrk, with ${CONNECTIONS_EACH} connections for each of them, and PostgreSQL have the rest of the machine.\n\n${table(head, rows)}`
}

/**
 * The overview of this release beside an earlier one's, in one run: a database of that release is
 * filled, its server measured, the database brought up to date, and this release measured, turn by
 * turn. Beside the same look again and again, every look is a first one: another period each time.
 * `node bench/overview-against.ts FOLDER [millions]`; FOLDER holds the other release, built, and may
 * come from BENCH_PREVIOUS.
 */
import { writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import pg from 'pg'
import { startEmbedded } from '#server/db/embedded.ts'
import { migrate } from '#server/db/migrating/migrate.ts'
import { createLogger } from '#server/log.ts'
import type * as filling from './dashboard-scale/fill-tables.ts'
import { addressOf, sessionOf } from './dashboard-scale/measure-rendering.ts'
import { firstLooks } from './growth/processes.ts'
import { table } from './support/markdown.ts'
import { temporaryFolder, withServer } from './support/server.ts'
import { round } from './support/statistics.ts'
import { wrk } from './support/wrk.ts'

const [, , given = process.env.BENCH_PREVIOUS, millions = '10'] = process.argv
if (!given) throw new Error('name the folder of the release to compare with')
const previous = resolve(given)
const ROWS_PER_CLIENT = 56 * 180
const CONNECTIONS = 8
const SECONDS = 10

const slow = `What was slow, by a profile of that release’s server under load: some 25 messages to the database in four transactions (a fifth of the server’s time, and PostgreSQL’s sums of thousands of rows beside it), pages passed through streams of two kinds (a fifth), React and the router’s components (a quarter), the session looked up by the library (a twelfth). Now a page that shows the same data is not rendered again, a session is one question, and what a page asks at one moment is one message (decision 033). A first look still has its figures summed and its page rendered: whole weeks of a campaign and days of a client are read as sums that the import’s own transaction keeps true (decision 075).`

const folder = temporaryFolder()
const log = createLogger('warn')
const server = await startEmbedded(join(folder, 'database'), log)
const rows: (string | number)[][] = []

const script = join(folder, 'first-looks.lua')
writeFileSync(script, firstLooks)

async function measure(name: string, project: string | undefined) {
  await withServer(
    async ({ url }) => {
      const Cookie = await sessionOf(url, server.connection)
      const looks = { 'the same look': {}, 'first looks': { script } }
      for (const [look, how] of Object.entries(looks)) {
        const load = {
          url: `${url}/dashboard`,
          connections: CONNECTIONS,
          headers: { Cookie },
          core: 1,
        }
        await wrk({ ...load, ...how, seconds: 3 })
        const { perSecond, p99 } = await wrk({ ...load, ...how, seconds: SECONDS })
        rows.push([name, look, round(perSecond), round(p99)])
        console.error(rows.at(-1)?.join(' | '))
      }
    },
    { env: { DATABASE_URL: addressOf(server.connection) }, core: 0, project },
  )
}

try {
  await migrate(server.connection, join(previous, 'server/db/migrations'))
  const clients = Math.max(1, Math.round((Number(millions) * 1_000_000) / ROWS_PER_CLIENT))
  // By that release, whose tables these are.
  const { fillTables } = (await import(
    pathToFileURL(join(previous, 'bench/dashboard-scale/fill-tables.ts')).href
  )) as typeof filling
  const filled = await fillTables(server.connection, clients)
  console.error(`${filled.toLocaleString('en-US')} rows`)
  await measure('that release', previous)
  await measure('that release, again', previous)
  const since = performance.now()
  await migrate(server.connection, 'server/db/migrations')
  const migrated = round((performance.now() - since) / 1000)
  const client = new pg.Client(server.connection)
  await client.connect()
  const tables = [
    'campaigns_stats',
    'campaign_weeks',
    'client_days',
    'campaign_spans',
    'platform_days',
  ]
  for (const name of tables) {
    await client.query(`vacuum analyze alisio.${name}`)
  }
  await client.end()
  await measure('this release', undefined)
  await measure('this release, again', undefined)
  console.log(
    `${filled.toLocaleString('en-US')} rows, ${clients} clients; one process on core 0, wrk with ${CONNECTIONS} connections on core 1 (where PostgreSQL runs too), ${SECONDS} s each after a warm-up. This release’s migrations took ${migrated} s.\n\n${table(['/dashboard of', 'asked for', 'requests/s', 'p99, ms'], rows)}\n\n${slow}`,
  )
} finally {
  await server.stop()
}

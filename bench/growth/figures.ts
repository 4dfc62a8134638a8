import { rmSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { watchClient } from '#features/alerts/server/watch-figures.ts'
import { listClients } from '#features/client-overview/server/list-clients.ts'
import { readClient } from '#features/client-overview/server/read-client.ts'
import { defaultPeriod, readPeriodQuery } from '#features/figures/rules/period.ts'
import { readOverview } from '#features/figures/server/campaigns/campaigns.server.ts'
import { readPeriod } from '#features/figures/server/campaigns/read-period.ts'
import { type Database, openDatabase } from '#server/db/client.ts'
import type { Connection } from '#server/db/connection/connection.ts'
import { startEmbedded } from '#server/db/embedded.ts'
import { migrate } from '#server/db/migrating/migrate.ts'
import { readAsClient } from '#server/db/replica/read-as-client.ts'
import { createLogger } from '#server/log.ts'
import { measuredClient, measuredStaff, measuredView } from '../dashboard-scale/fill-tables.ts'
import { fillByMonth, fillClients, fillFigures } from '../partitions/fill-figures.ts'
import { table } from '../support/markdown.ts'
import { temporaryFolder } from '../support/server.ts'
import { median, round } from '../support/statistics.ts'
import { cpuOfPools } from './database-time.ts'

const TIMES = 60
const period = (text: string) => readPeriodQuery(new URLSearchParams(text))

const pages: Record<string, (database: Database) => Promise<unknown>> = {
  'overview, 30 days': (database) => readOverview(database, measuredView, defaultPeriod),
  'overview, 90 days': (database) => readOverview(database, measuredView, period('periodo=90')),
  'overview, 90 days of a platform': (database) =>
    readOverview(database, measuredView, period('periodo=90&plataforma=meta')),
  'list of campaigns, 30 days': (database) =>
    readAsClient(database, measuredView, (tx) =>
      readPeriod(tx, measuredView.clientId, defaultPeriod),
    ),
  'Clientes, first page': (database) => listClients(database, measuredStaff, {}),
  'Clientes, by spend': (database) =>
    listClients(database, measuredStaff, { order: 'gasto', descending: true }),
  'one client at the desk': (database) => readClient(database, measuredStaff, measuredClient),
  'alerts of a client': (database) => watchClient(database, measuredClient),
}

type Row = [name: string, ...figures: string[]]

/** Each page's queries: the median time, and what PostgreSQL's processor has to do for one. */
export async function measureReads(connection: Connection): Promise<Map<string, string>> {
  const database = openDatabase(connection, createLogger('warn'))
  const client = new pg.Client(connection)
  await client.connect()
  const figures = new Map<string, string>()
  try {
    for (const [name, read] of Object.entries(pages)) {
      for (let turn = 0; turn < 10; turn += 1) await read(database)
      const times: number[] = []
      const before = await cpuOfPools(client)
      for (let turn = 0; turn < TIMES; turn += 1) {
        const since = performance.now()
        await read(database)
        times.push(performance.now() - since)
      }
      const cpu = ((await cpuOfPools(client)) - before) / TIMES
      figures.set(name, `${round(median(times), 1)} (${round(cpu, 1)})`)
    }
    const { rows } = await client.query(`select pg_database_size(current_database()) / 1e6 as mb,
      (pg_total_relation_size('alisio.campaigns_stats') + coalesce((select
        sum(pg_total_relation_size(inhrelid)) from pg_inherits
        where inhparent = 'alisio.campaigns_stats'::regclass), 0)) / 1e6 as days`)
    figures.set('database, MB', String(round(rows[0].mb)))
    figures.set('of these days of campaigns, MB', String(round(rows[0].days)))
    return figures
  } finally {
    await client.end()
    await database.close()
  }
}

/** One database after the other, since the largest takes some gigabytes. */
async function compare(fillings: [name: string, fill: (c: Connection) => Promise<unknown>][]) {
  const columns: Map<string, string>[] = []
  for (const [name, fill] of fillings) {
    const folder = temporaryFolder()
    const server = await startEmbedded(join(folder, 'data'), createLogger('warn'))
    try {
      await migrate(server.connection, 'server/db/migrations')
      const since = performance.now()
      await fill(server.connection)
      console.log(`  ${name}: filled in ${round((performance.now() - since) / 1000)} s`)
      columns.push(await measureReads(server.connection))
    } finally {
      await server.stop()
      rmSync(folder, { recursive: true, force: true })
    }
  }
  const names = [...(columns[0] as Map<string, string>).keys()]
  const rows: Row[] = names.map((name) => [name, ...columns.map((each) => each.get(name) ?? '')])
  return table(['', ...fillings.map(([name]) => name)], rows)
}

const how = `Milliseconds of each page’s queries, the median of ${TIMES} after ten, and in brackets PostgreSQL’s processor time for one`

export async function measureClientCounts(quick: boolean): Promise<string> {
  const counts = quick ? [10, 1000] : [10, 1000, 10_000]
  const rows = await compare(
    counts.map((count) => [
      `${count.toLocaleString('en-US')} clients`,
      (connection) => fillClients(connection, count, 10, 60),
    ]),
  )
  return `${how}; each client has ten campaigns with 60 days.\n\n${rows}`
}

export async function measureRowCounts(quick: boolean): Promise<string> {
  const millions = quick ? [1] : [1, 10]
  const rows = await compare(
    millions.map((count) => [
      `${count} million rows`,
      (connection) => fillFigures(connection, count),
    ]),
  )
  return `${how}; each client has 56 campaigns with two years.\n\n${rows}`
}

/** A table that began small, was divided by month and then grew. */
export async function measureMonths(quick: boolean): Promise<string> {
  const millions = quick ? [10] : [10, 100]
  const rows = await compare(
    millions.map((count) => [
      `${count} million rows by month`,
      (connection) => fillByMonth(connection, count),
    ]),
  )
  return `${how}; each client has 56 campaigns with two years, in a partition for each month.\n\n${rows}`
}

/**
 * `npm run partitions -- --by-month` on a large table of figures while two people read the overview
 * and somebody writes: how long it takes, how long the others wait at most, what pages, an import
 * and a month cost before and after, and dropping one. Needs 10 GB of disk for ten million rows.
 * `node bench/partitions.ts [millions]`. PARTITIONS_DATA names a data folder that is filled already
 * and stays, PARTITIONS_PAUSE the milliseconds that readers and writer pause; none unless told.
 */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { openDatabase } from '#server/db/client.ts'
import { startEmbedded } from '#server/db/embedded.ts'
import { migrate } from '#server/db/migrating/migrate.ts'
import { createLogger } from '#server/log.ts'
import { measureReads } from './growth/figures.ts'
import { divideByMonth } from './partitions/divide.ts'
import { fillFigures } from './partitions/fill-figures.ts'
import { importAndUndo, importedRows } from './partitions/import-undo.ts'
import { startLoad, type Waits } from './partitions/load.ts'
import { table } from './support/markdown.ts'
import { round } from './support/statistics.ts'

const [millions = 10] = process.argv.slice(2).map(Number).filter(Boolean)
const CALM_MS = 10_000
const data = process.env.PARTITIONS_DATA
const pauseMs = Number(process.env.PARTITIONS_PAUSE ?? 0)
const folder = mkdtempSync(join(tmpdir(), 'alisio-partitions-'))
// As root the database runs as another user, who has to get through.
chmodSync(folder, 0o711)
const log = createLogger('warn')

/** Not part of the report. */
const tell = (text: string) => process.stderr.write(`${text}\n`)

const timed = async (work: () => Promise<unknown>) => {
  const since = performance.now()
  await work()
  return performance.now() - since
}

function describeWaits(name: string, { reads, writes, failed }: Waits) {
  const row = (what: string, times: number[]) => {
    const sorted = times.toSorted((a, b) => a - b)
    const at = (share: number) =>
      `${round(sorted[Math.floor((sorted.length - 1) * share)] ?? 0, 1)} ms`
    return [`${what}, ${name}`, sorted.length, at(0.5), at(0.99), at(1), failed]
  }
  return [row('overview', reads), row('writes', writes)]
}

const server = await startEmbedded(data ?? join(folder, 'data'), log)
const database = openDatabase(server.connection, log)
const client = new pg.Client(server.connection)
try {
  await migrate(server.connection, 'server/db/migrations')
  if (!data) await fillFigures(server.connection, millions)
  await client.connect()
  const { rows: all } = await client.query('select count(*)::int as n from alisio.campaigns_stats')
  const rows = all[0].n as number
  tell(`${rows} rows are there`)
  const clients = Number((await client.query('select count(*) from alisio.clients')).rows[0].count)
  const month = `select sum(spend), sum(clicks) from alisio.campaigns_stats
    where date >= date_trunc('month', current_date - 200)::date
      and date < (date_trunc('month', current_date - 200) + interval '1 month')::date`
  const oneMonth = async () => {
    await client.query(month)
    return timed(() => client.query(month))
  }
  const calm = startLoad(server.connection, database, clients, pauseMs)
  await sleep(CALM_MS)
  const waitsBefore = await calm()
  const look = async () => ({
    pages: await measureReads(server.connection),
    month: await oneMonth(),
    ...(await importAndUndo(server.connection, folder)),
  })
  const before = await look()
  tell(JSON.stringify([...before.pages, before]))

  const stop = startLoad(server.connection, database, clients, pauseMs)
  const seconds = await divideByMonth(server.connection)
  tell(`partitioned in ${round(seconds)} s`)
  const waits = await stop()
  tell(JSON.stringify(waits.reads.toSorted((a, b) => b - a).slice(0, 5)))
  const after = await look()
  tell(JSON.stringify([...after.pages, after]))

  const { rows: parts } = await client.query<{ name: string }>(
    `select inhrelid::regclass::text as name from pg_inherits
     where inhparent = 'alisio.campaigns_stats'::regclass and inhrelid::regclass::text ~ '[0-9]$'
     order by 1 offset 1 limit 2`,
  )
  const [dropped, deleted] = parts.map((part) => part.name) as [string, string]
  const { rows: counts } = await client.query(`select count(*)::int as n from ${dropped}`)
  const drop = await timed(() => client.query(`drop table ${dropped}`))
  const from = `${deleted.slice(-7).replace('_', '-')}-01`
  const erase = await timed(() =>
    client.query(`delete from alisio.campaigns_stats
      where date >= '${from}' and date < ('${from}'::date + interval '1 month')::date`),
  )

  console.log(
    `${rows.toLocaleString('en-US')} rows of ${clients} clients and two years; the command took **${round(seconds)} s** while others read and wrote (${round(rows / seconds / 1000)} thousand rows a second). Of two shared cores it had what readers and writers left.\n`,
  )
  console.log(
    table(
      ['who, when', 'times', 'median', 'p99', 'longest', 'failed'],
      [...describeWaits('before', waitsBefore), ...describeWaits('while it ran', waits)],
    ),
  )
  const pages = [...before.pages].map(([page, text]) => [page, text, after.pages.get(page) ?? ''])
  console.log(
    `\n${table(
      ['ms (of PostgreSQL’s processor)', 'one table', 'by month'],
      [
        ...pages,
        [`import of ${importedRows.toLocaleString('en-US')} rows`, before.import, after.import],
        ['its undoing', before.undo, after.undo],
        ['a month of all clients', `${round(before.month)} ms`, `${round(after.month)} ms`],
      ],
    )}`,
  )
  console.log(
    `\nA month of ${counts[0].n.toLocaleString('en-US')} rows: dropped with its partition in ${round(drop)} ms, deleted row by row in ${round(erase / 1000, 1)} s.`,
  )
} finally {
  await client.end()
  await database.close()
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
}

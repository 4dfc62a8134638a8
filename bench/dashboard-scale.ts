/**
 * The client area's pages on a table of ten thousand rows and on one of ten million, for a client
 * who has the same rows in both; the desk's at ten clients and at a thousand; then an import of a
 * million rows, by the desk of a running site, which has to be built, and by the command. Takes about
 * twenty minutes and 6 GB of disk. `node bench/dashboard-scale.ts [millions]`; `--desk` for the
 * desk's pages alone, `--imports` for the imports alone, into a small table.
 */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '#server/db/client.ts'
import { startEmbedded } from '#server/db/embedded.ts'
import { migrate } from '#server/db/migrating/migrate.ts'
import { createLogger } from '#server/log.ts'
import { fillTables } from './dashboard-scale/fill-tables.ts'
import { explainDesk, measureDesk } from './dashboard-scale/measure-desk.ts'
import { exportPath, measureImport, writeExport } from './dashboard-scale/measure-import.ts'
import { explainPages, measurePages } from './dashboard-scale/measure-pages.ts'
import { measureRendering } from './dashboard-scale/measure-rendering.ts'
import { measureUpload } from './dashboard-scale/measure-upload.ts'

const [millions = 10] = process.argv.slice(2).map(Number).filter(Boolean)
const deskAlone = process.argv.includes('--desk')
const importsAlone = process.argv.includes('--imports')
const folder = mkdtempSync(join(tmpdir(), 'alisio-scale-'))
// As root the databases run as another user, who has to get through.
chmodSync(folder, 0o711)
const log = createLogger('warn')
const closers: (() => Promise<void>)[] = []

async function openFilled(name: string, clients: number) {
  const server = await startEmbedded(join(folder, name), log)
  closers.push(server.stop)
  await migrate(server.connection, 'server/db/migrations')
  const rows = await fillTables(server.connection, clients)
  const database = openDatabase(server.connection, log)
  closers.push(database.close)
  return { connection: server.connection, database, rows }
}

type Filled = Awaited<ReturnType<typeof openFilled>>

function print(head: string, times: Record<string, number[]>) {
  console.log(`\n| ${head} | ratio |\n|---|---|---|---|`)
  for (const [page, [before = 0, after = 0]] of Object.entries(times)) {
    const ratio = (after / before).toFixed(2)
    console.log(`| ${page} | ${before.toFixed(1)} ms | ${after.toFixed(1)} ms | ${ratio} |`)
  }
}

async function measurePagesOfAll(ten: Filled) {
  const clients = Math.round((millions * 10_000_000) / ten.rows)
  const large = await openFilled('large', clients)
  const title = ({ rows }: { rows: number }) => `${rows.toLocaleString('en-US')} rows`

  // Turn by turn on both, so that whatever else the machine does falls on both alike.
  const atTheDesk = await measureDesk([ten.database, large.database])
  print(`page of the desk | 10 clients | ${clients} clients, ${title(large)}`, atTheDesk)
  console.log('\nPlans on the large table:\n')
  console.log(await explainDesk(large.connection))

  if (deskAlone) return large
  const small = await openFilled('small', 1)
  const times = await measurePages([small.database, large.database])
  print(`page | ${title(small)} | ${title(large)}`, times)
  const titled = [small, large].map(({ connection, rows }) => ({
    title: title({ rows }),
    connection,
  }))
  console.log(`\n${await measureRendering(titled)}`)
  console.log(await explainPages(large.connection, large.database))
  return large
}

async function measureImports({ connection }: Filled) {
  await writeExport(exportPath(folder))
  console.log(`${await measureUpload(connection, folder, exportPath(folder))}\n`)
  console.log(await measureImport(connection, folder))
}

try {
  const ten = await openFilled('ten', 10)
  const filled = importsAlone ? ten : await measurePagesOfAll(ten)
  if (!deskAlone) await measureImports(filled)
} finally {
  for (const close of closers.reverse()) await close()
  rmSync(folder, { recursive: true, force: true })
}

import { existsSync } from 'node:fs'
import { open, rename, rm, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import type { Connection } from '../db/connection/connection.ts'
import { readWaitingJobs } from '../jobs/job.ts'
import {
  type BackupHeader,
  BackupProblem,
  countRows,
  FORMAT,
  fileProblem,
  frameWriter,
  kinds,
} from './backup-format.ts'
import { listTables, qualifyName, readMigrationList, requireSchema } from './tables.ts'

type Options = {
  /** Product version, for information. */
  product: string
  onProgress?: (table: string, share: number) => void
}

export type Backup = { tables: number; rows: number; jobs: number; bytes: number }

/** A consistent snapshot. */
const snapshot = `begin isolation level repeatable read read only;
  set local statement_timeout = 0;
  set local idle_in_transaction_session_timeout = 0;
  set local datestyle = 'ISO, YMD';
  set local intervalstyle = 'postgres';
  set local timezone = 'UTC';
  set local extra_float_digits = 1;
  set local bytea_output = 'hex'`

async function describe(client: pg.Client, schema: string, product: string): Promise<BackupHeader> {
  const tables = []
  for (const table of await listTables(client, schema)) {
    const { rows } = await client.query<{ count: string }>(
      `select count(*) from ${qualifyName(client, schema, table.name)}`,
    )
    tables.push({ ...table, rows: Number(rows[0]?.count) })
  }
  const sequences = await client.query(
    `select sequencename as name, coalesce(last_value, start_value)::text as value,
       last_value is not null as called
     from pg_sequences where schemaname = $1 order by sequencename`,
    [schema],
  )
  const { rows } = await client.query(
    `select current_setting('server_version') as postgres, now() as taken_at`,
  )
  return {
    format: FORMAT,
    product,
    takenAt: rows[0].taken_at.toISOString(),
    postgres: rows[0].postgres,
    migrations: await readMigrationList(client, schema),
    tables,
    sequences: sequences.rows,
  }
}

type Source = { client: pg.Client; schema: string; header: BackupHeader }

async function* frames({ client, schema, header }: Source, written: Backup, options: Options) {
  const { json, data, end } = frameWriter()
  const total = header.tables.reduce((sum, { rows }) => sum + rows, 0)
  yield json(kinds.header, header)
  for (const { name, columns, rows } of header.tables) {
    yield json(kinds.table, name)
    const list = columns.map((column) => client.escapeIdentifier(column)).join(', ')
    const select = `select ${list} from ${qualifyName(client, schema, name)}`
    const copy = client.query(copyTo(`copy (${select}) to stdout`))
    let copied = 0
    for await (const chunk of copy as AsyncIterable<Buffer>) {
      copied += countRows(chunk)
      options.onProgress?.(name, (written.rows + copied) / total)
      yield* data(chunk)
    }
    if (copied !== rows) throw new Error(`${name}: ${copied} rows copied of ${rows}`)
    written.rows += rows
  }
  for await (const jobs of readWaitingJobs(client)) {
    written.jobs += jobs.length
    yield json(kinds.jobs, jobs)
  }
  yield end()
}

/** Renamed to its name only when complete and flushed. */
async function store(file: string, content: AsyncIterable<Buffer>): Promise<number> {
  const part = `${file}.part`
  try {
    const handle = await open(part, 'w', 0o600)
    await pipeline(content, createGzip(), handle.createWriteStream({ flush: true }))
    await rename(part, file)
    const folder = await open(dirname(file))
    await folder.sync().finally(() => folder.close())
    return (await stat(file)).size
  } catch (error) {
    await rm(part, { force: true }).catch(() => {})
    throw fileProblem(error, file)
  }
}

/** Writes a consistent copy of the database, readable by its owner only. */
export async function writeBackup(
  connection: Connection,
  file: string,
  options: Options,
): Promise<Backup> {
  if (existsSync(file)) throw new BackupProblem(`${file} exists already. Choose another name.`)
  const client = new pg.Client({ ...connection, application_name: 'alisio backup' })
  client.on('error', () => {})
  await client.connect()
  try {
    await client.query(snapshot)
    const schema = await requireSchema(client)
    const header = await describe(client, schema, options.product)
    const written = { tables: header.tables.length, rows: 0, jobs: 0, bytes: 0 }
    written.bytes = await store(file, frames({ client, schema, header }, written, options))
    await client.query('commit')
    return written
  } finally {
    await client.end()
  }
}

import { createHash } from 'node:crypto'
import { statSync } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import type { ClientBase } from 'pg'
import pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import type { Connection } from '../db/connection/connection.ts'
import { compareMigrations, migrate } from '../db/migrating/migrate.ts'
import type { JobDefinition } from '../jobs/job.ts'
import type { JobQueue } from '../jobs/queue.ts'
import {
  type BackupHeader,
  BackupProblem,
  countRows,
  damagedBackup,
  FRAME_HEAD,
  type Frame,
  fileProblem,
  headerSchema,
  kinds,
  readFrames,
} from './backup-format.ts'
import { findSchema, listTables, qualifyName, readMigrationList, withTablesOpen } from './tables.ts'

function parseHeader(payload: Buffer, file: string): BackupHeader {
  try {
    return headerSchema.parse(JSON.parse(payload.toString()))
  } catch {
    throw damagedBackup(file)
  }
}

function sizeOf(file: string): number {
  try {
    return statSync(file).size
  } catch (error) {
    throw fileProblem(error, file)
  }
}

/** Reads the whole file first: checksum and row counts. */
export async function checkBackup(
  file: string,
  onProgress: (share: number) => void = () => {},
): Promise<BackupHeader> {
  const hash = createHash('sha256')
  const size = sizeOf(file)
  const head = Buffer.alloc(FRAME_HEAD)
  const rows = new Map<string, number>()
  let header: BackupHeader | undefined
  let table = ''
  let complete = false
  for await (const { kind, payload } of readFrames(file, (read) => onProgress(read / size))) {
    if (complete || (kind === kinds.header) === Boolean(header)) throw damagedBackup(file)
    if (kind === kinds.header) header = parseHeader(payload, file)
    if (kind === kinds.table) table = JSON.parse(payload.toString())
    if (kind === kinds.data) rows.set(table, (rows.get(table) ?? 0) + countRows(payload))
    if (kind === kinds.end) {
      complete = JSON.parse(payload.toString()).sha256 === hash.digest('hex')
      if (!complete) throw damagedBackup(file)
    } else {
      head.write(kind, 0, 'latin1')
      head.writeUInt32BE(payload.length, 1)
      hash.update(head).update(payload)
    }
  }
  const isWhole = header?.tables.every((each) => (rows.get(each.name) ?? 0) === each.rows)
  if (!header || !complete || !isWhole) throw damagedBackup(file)
  return header
}

async function tablesWithRows(client: ClientBase, schema: string): Promise<string[]> {
  const filled: string[] = []
  for (const { name } of await listTables(client, schema)) {
    const { rows } = await client.query(
      `select exists (select from ${qualifyName(client, schema, name)}) as filled`,
    )
    if (rows[0]?.filled) filled.push(name)
  }
  return filled
}

/** Only an empty database is filled, so that data cannot mix. */
async function checkEmpty(client: ClientBase, backup: BackupHeader): Promise<void> {
  const schema = await findSchema(client)
  if (!schema) return
  const remedy =
    'Restore into a new one: set DATA_DIR to an empty folder, or DATABASE_URL to an empty database, and do not start the site on it before.'
  const filled = await tablesWithRows(client, schema)
  if (filled.length > 0)
    throw new BackupProblem(
      `This database is not empty (${filled.slice(0, 5).join(', ')}). Nothing was changed. ${remedy}`,
    )
  const names = new Set(backup.migrations.map(({ name }) => name))
  const newer = (await readMigrationList(client, schema)).find(({ name }) => !names.has(name))
  if (newer)
    throw new BackupProblem(
      `This database was prepared by a newer version than the backup's (${newer.name}). Nothing was changed. ${remedy}`,
    )
}

type Options = {
  connection: Connection
  /** Owner of the tables, if different. */
  owner?: Connection
  queue: Pick<JobQueue, 'start' | 'putBack'>
  jobs: JobDefinition<object>[]
  /** Where this version's migrations are. */
  migrations: string
  onProgress?: (step: 'checking' | 'restoring', share: number) => void
}

export type Restored = { takenAt: string; tables: number; rows: number; jobs: number }

function checkVersion(backup: BackupHeader, folder: string): void {
  const { unknown, changed } = compareMigrations(folder, backup.migrations)
  if (unknown)
    throw new BackupProblem(
      `The backup was made by a newer version of the product (${backup.product}, with ${unknown}). Update this one first; nothing was changed.`,
    )
  if (changed)
    throw new BackupProblem(
      `The backup was made by a version whose ${changed} differs from this one's. Nothing was changed.`,
    )
}

type Target = { client: pg.Client; schema: string; backup: BackupHeader }

/** Data is copied straight into its table, jobs into the queue. */
async function load(
  { client, schema, backup }: Target,
  frames: AsyncGenerator<Frame>,
  putBack: JobQueue['putBack'],
): Promise<number> {
  let jobs = 0
  let next = await frames.next()
  async function* data() {
    for (;;) {
      next = await frames.next()
      if (next.done || next.value.kind !== kinds.data) return
      yield next.value.payload
    }
  }
  while (!next.done) {
    const { kind, payload } = next.value
    if (kind === kinds.table) {
      const name = JSON.parse(payload.toString())
      const columns = backup.tables.find((table) => table.name === name)?.columns ?? []
      const list = columns.map((column) => client.escapeIdentifier(column)).join(', ')
      const copy = `copy ${qualifyName(client, schema, name)} (${list}) from stdin`
      // Stops at the first frame of another kind, which is handled next.
      await pipeline(data, client.query(copyFrom(copy)))
      continue
    }
    if (kind === kinds.jobs) {
      const waiting = JSON.parse(payload.toString())
      await putBack(waiting)
      jobs += waiting.length
    }
    next = await frames.next()
  }
  return jobs
}

async function restoreSequences({ client, schema, backup }: Target): Promise<void> {
  for (const { name, value, called } of backup.sequences) {
    await client.query('select setval($1::regclass, $2, $3)', [
      qualifyName(client, schema, name),
      value,
      called,
    ])
  }
}

/**
 * Present in backups that a build from before 0069 made of a newer database; the restored one has
 * its own.
 */
const functionList = 'schema_functions'

async function checkTables({ client, schema, backup }: Target): Promise<void> {
  const columnsOf = new Map(
    (await listTables(client, schema)).map(({ name, columns }) => [name, columns]),
  )
  for (const { name, columns } of backup.tables) {
    if (name === functionList) continue
    const missing = columns.filter((column) => !columnsOf.get(name)?.includes(column))
    if (missing.length > 0)
      throw new BackupProblem(`The backup has ${name} (${missing.join(', ')}), which is not known.`)
  }
}

/**
 * Fills an empty database: tables of the backup's version, all rows in one transaction, then newer
 * migrations. Any failure leaves it empty. Jobs are added just before the commit: a job without its
 * row does nothing, but a row without its job would be a mail never sent.
 */
export async function restoreBackup(file: string, options: Options): Promise<Restored> {
  const { connection, owner, migrations, queue, onProgress = () => {} } = options
  const backup = await checkBackup(file, (share) => onProgress('checking', share))
  checkVersion(backup, migrations)
  const client = new pg.Client({ ...(owner ?? connection), application_name: 'alisio restore' })
  client.on('error', () => {})
  await client.connect()
  let jobs = 0
  try {
    await checkEmpty(client, backup)
    const only = backup.migrations.map(({ name }) => name)
    await migrate(connection, migrations, { owner, only })
    await queue.start(options.jobs)
    await client.query(`begin; set local statement_timeout = 0; set local datestyle = 'ISO, YMD';
      set local intervalstyle = 'postgres'; set local timezone = 'UTC'`)
    const schema = (await findSchema(client)) as string
    const target = { client, schema, backup }
    await checkTables(target)
    await withTablesOpen(client, schema, await listTables(client, schema), async () => {
      // Again, under the lock.
      await checkEmpty(client, backup)
      const size = sizeOf(file)
      const frames = readFrames(file, (read) => onProgress('restoring', read / size))
      jobs = await load(target, frames, queue.putBack)
    })
    await restoreSequences(target)
    if (backup.tables.some(({ name }) => name === functionList))
      await client.query(`delete from ${qualifyName(client, schema, functionList)}`)
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => {})
    throw error
  } finally {
    await client.end()
  }
  await migrate(connection, migrations, { owner })
  const rows = backup.tables.reduce((sum, table) => sum + table.rows, 0)
  return { takenAt: backup.takenAt, tables: backup.tables.length, rows, jobs }
}

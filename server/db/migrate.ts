import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import type { Connection } from './connection.ts'
import { schemaMigrations } from './schema.ts'

/** Any fixed number: several processes starting at once migrate one after the other. */
const MIGRATION_LOCK = 7_206_001

type Migration = { name: string; sql: string; checksum: string }

function readMigrations(folder: string): Migration[] {
  const names = readdirSync(folder).filter((name) => name.endsWith('.sql'))
  return names.sort().map((name) => {
    const sql = readFileSync(join(folder, name), 'utf8').replaceAll('\r\n', '\n')
    return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') }
  })
}

async function applyPending(client: pg.Client, migrations: Migration[]): Promise<number> {
  await client.query(`create table if not exists schema_migrations (
    name text primary key,
    checksum text not null,
    applied_at timestamptz not null default now()
  )`)
  const db = drizzle({ client })
  const applied = new Map(
    (await db.select().from(schemaMigrations)).map(({ name, checksum }) => [name, checksum]),
  )
  const changed = migrations.find(
    ({ name, checksum }) => (applied.get(name) ?? checksum) !== checksum,
  )
  if (changed) throw new Error(`migration ${changed.name} was edited after it had been applied`)
  const pending = migrations.filter(({ name }) => !applied.has(name))
  for (const { name, sql, checksum } of pending) {
    await db.transaction(async (tx) => {
      await tx.execute(sql)
      await tx.insert(schemaMigrations).values({ name, checksum })
    })
  }
  return pending.length
}

/** Of the migrations a backup had: one that is not known here, one that says something else here. */
export function compareMigrations(folder: string, had: { name: string; checksum: string }[]) {
  const known = new Map(readMigrations(folder).map(({ name, checksum }) => [name, checksum]))
  return {
    unknown: had.find(({ name }) => !known.has(name))?.name,
    changed: had.find(({ name, checksum }) => known.get(name) !== checksum)?.name,
  }
}

type MigrateOptions = {
  /** Goes no further than these, to load data of the version that had them. */
  only?: string[]
}

/** Applies what is missing, each file in its own transaction, and returns how many there were. */
export async function migrate(
  connection: Connection,
  folder: string,
  { only }: MigrateOptions = {},
): Promise<number> {
  const client = new pg.Client({ ...connection, application_name: 'alisio migrations' })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    const wanted = readMigrations(folder).filter(({ name }) => only?.includes(name) ?? true)
    return await applyPending(client, wanted)
  } finally {
    await client.end()
  }
}

import { chmodSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import type { Connection } from '#server/db/connection/connection.ts'
import { migrate } from '#server/db/migrating/migrate.ts'
import { startPgBouncer } from './pgbouncer.ts'
import { shareFresh, startPostgres, TEMPLATE } from './postgres.ts'
import { removeBeside } from './remove-beside.ts'

export type TestConnection = Connection &
  Required<Pick<Connection, 'host' | 'port' | 'user' | 'password' | 'database'>>

declare module 'vitest' {
  interface ProvidedContext {
    /** A migrated database for each worker, so that no two files ever change the same one at once. */
    databases: TestConnection[]
    /** The server's own port, also behind a pooler. */
    postgresPort: number
  }
}

const migrations = 'server/db/migrations'

/**
 * One real PostgreSQL for all tests of a run, in a folder of its own that takes all they leave
 * along: the embedded one's programs, or another's by their folder, and PgBouncer in front of it
 * where its program is named.
 */
export default async function setup(project: TestProject) {
  const { TEST_POSTGRES_BIN: bin, TEST_PGBOUNCER: pgbouncer } = process.env
  const folder = mkdtempSync(join(tmpdir(), 'alisio-unit-'))
  // As root the database runs as another user, who has to get through.
  chmodSync(folder, 0o1777)
  process.env.TMPDIR = folder
  const server = await startPostgres({ bin })
  await shareFresh(bin)
  await server.administer('create role alisio login createrole password PASSWORD')
  const names = Array.from(
    { length: project.config.maxWorkers },
    (_, index) => `alisio_${index + 1}`,
  )
  await server.administer(`create database ${TEMPLATE} owner alisio`)
  await migrate({ connectionString: server.url('alisio', TEMPLATE) }, migrations)
  // Behind a pooler the migrations have to get through it too.
  const template = pgbouncer ? 'template1' : TEMPLATE
  for (const name of names) {
    await server.administer(`create database ${name} template ${template} owner alisio`)
    // No test turns the machine off: waiting for the disk at every commit would be a fifth of the run.
    await server.administer(`alter database ${name} set synchronous_commit = off`)
    // So each connection plans a statement, also one of a trigger, once (prepared-statements.ts).
    await server.administer(`alter database ${name} set plan_cache_mode = force_generic_plan`)
  }
  const url = server.url('alisio', names[0] as string)
  const pooler = pgbouncer ? await startPgBouncer({ command: pgbouncer, url }) : undefined
  const { hostname, port, username, password } = new URL(pooler?.url ?? url)
  const databases = names.map((database) => ({
    host: hostname,
    port: Number(port),
    user: username,
    password: decodeURIComponent(password),
    database,
    pooled: pooler !== undefined,
  }))
  for (const connection of databases) await migrate(connection, migrations)
  project.provide('databases', databases)
  project.provide('postgresPort', server.port)
  return async () => {
    await pooler?.stop()
    await server.stop()
    removeBeside(folder)
  }
}

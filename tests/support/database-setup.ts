import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { startEmbedded } from '#server/db/embedded.ts'
import { migrate } from '#server/db/migrate.ts'
import { createLogger } from '#server/log.ts'
import { startPgBouncer } from './pgbouncer.ts'
import { startPostgres } from './postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A migrated PostgreSQL of this test run's own, as JSON of its connection. */
    database: string
  }
}

/**
 * Another PostgreSQL than the embedded one, by the folder of its programs, and PgBouncer in front
 * of it where its program is named.
 */
async function setUpOther(project: TestProject, bin?: string, pgbouncer?: string) {
  const server = await startPostgres({ bin })
  await server.administer('create role alisio login createrole password PASSWORD')
  await server.administer('create database alisio owner alisio')
  const url = server.url('alisio', 'alisio')
  const pooler = pgbouncer ? await startPgBouncer({ command: pgbouncer, url }) : undefined
  const { hostname, port, username, password, pathname } = new URL(pooler?.url ?? url)
  const connection = {
    host: hostname,
    port: Number(port),
    user: username,
    password: decodeURIComponent(password),
    database: pathname.slice(1),
    pooled: pooler !== undefined,
  }
  await migrate(connection, 'server/db/migrations')
  project.provide('database', JSON.stringify(connection))
  return async () => {
    await pooler?.stop()
    await server.stop()
  }
}

/** One real PostgreSQL for all tests of a run, in a folder of its own. */
export default async function setup(project: TestProject) {
  const { TEST_POSTGRES_BIN: bin, TEST_PGBOUNCER: pgbouncer } = process.env
  if (bin || pgbouncer) return setUpOther(project, bin, pgbouncer)
  const folder = mkdtempSync(join(tmpdir(), 'alisio-unit-'))
  // As root the database runs as another user, who has to get through.
  chmodSync(folder, 0o711)
  const database = await startEmbedded(join(folder, 'data'), createLogger('warn'))
  await migrate(database.connection, 'server/db/migrations')
  project.provide('database', JSON.stringify(database.connection))
  return async () => {
    await database.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

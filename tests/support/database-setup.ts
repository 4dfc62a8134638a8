import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import type { Connection } from '#server/db/connection.ts'
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

/** No test turns the machine off: waiting for the disk at every commit would be a fifth of the run. */
async function waitForNoDisk(connection: Connection) {
  const client = new pg.Client(connection)
  await client.connect()
  const { rows } = await client.query('select current_database() as name')
  await client.query(`alter database "${rows[0].name}" set synchronous_commit = off`)
  await client.end()
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
  await waitForNoDisk(connection)
  project.provide('database', JSON.stringify(connection))
  return async () => {
    await pooler?.stop()
    await server.stop()
  }
}

async function setUpOwn(project: TestProject, folder: string) {
  const database = await startEmbedded(join(folder, 'data'), createLogger('warn'))
  await migrate(database.connection, 'server/db/migrations')
  await waitForNoDisk(database.connection)
  project.provide('database', JSON.stringify(database.connection))
  return () => database.stop()
}

/** One real PostgreSQL for all tests of a run, in a folder of its own that takes all they leave along. */
export default async function setup(project: TestProject) {
  const { TEST_POSTGRES_BIN: bin, TEST_PGBOUNCER: pgbouncer } = process.env
  const folder = mkdtempSync(join(tmpdir(), 'alisio-unit-'))
  // As root the database runs as another user, who has to get through.
  chmodSync(folder, 0o1777)
  process.env.TMPDIR = folder
  const stop =
    bin || pgbouncer ? await setUpOther(project, bin, pgbouncer) : await setUpOwn(project, folder)
  return async () => {
    await stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

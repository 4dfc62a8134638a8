import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import { type Database, openDatabase } from '#server/db/client.ts'
import { createLogger } from '#server/log.ts'
import type { TestConnection } from './database-setup.ts'
import { TEMPLATE, urlOf } from './postgres.ts'

/** The database of the worker this file runs in: files of other workers have their own. */
export const testConnection = (): TestConnection =>
  inject('databases')[Number(process.env.VITEST_POOL_ID) - 1] as TestConnection

let opened: Database | undefined

/**
 * The same, opened once for all files of the worker: each new connection reads the catalogues and
 * plans the triggers' statements anew.
 */
export function testDatabase(): Database {
  opened ??= openDatabase(testConnection(), createLogger('warn'))
  return opened
}

/** Runs statements as the superuser of the run's server. */
async function administer(text: string, database = 'postgres'): Promise<pg.QueryResult> {
  const client = new pg.Client(urlOf(inject('postgresPort'), 'postgres', database))
  await client.connect()
  try {
    return await client.query(text)
  } finally {
    await client.end()
  }
}

/** Another migrated database of the run's server, for a built server to run on. */
export async function newDatabase() {
  const name = `stage_${randomUUID().replaceAll('-', '')}`
  await administer(`create database ${name} template ${TEMPLATE} owner alisio`)
  await administer(`alter database ${name} set synchronous_commit = off`)
  return {
    url: urlOf(inject('postgresPort'), 'alisio', name),
    administer: (text: string) => administer(text, name),
    drop: () => administer(`drop database ${name} with (force)`),
  }
}

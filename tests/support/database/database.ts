import { afterAll, inject } from 'vitest'
import { type Database, openDatabase } from '#server/db/client.ts'
import { createLogger } from '#server/log.ts'
import type { TestConnection } from './database-setup.ts'

/** The database of the worker this file runs in: files of other workers have their own. */
export const testConnection = (): TestConnection =>
  inject('databases')[Number(process.env.VITEST_POOL_ID) - 1] as TestConnection

/** The same, opened, and closed when the test file ends. */
export function testDatabase(): Database {
  const database = openDatabase(testConnection(), createLogger('warn'))
  afterAll(() => database.close())
  return database
}

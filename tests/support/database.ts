import { afterAll, inject } from 'vitest'
import { type Database, openDatabase } from '#server/db/client.ts'
import { createLogger } from '#server/log.ts'

/** The run's PostgreSQL, closed when the test file ends. */
export function testDatabase(): Database {
  const database = openDatabase(JSON.parse(inject('database')), createLogger('warn'))
  afterAll(() => database.close())
  return database
}

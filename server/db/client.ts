import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { describeError, type Logger } from '#server/log.ts'
import type { Connection } from './connection.ts'
import * as schema from './schema.ts'

export type Database = {
  db: NodePgDatabase<typeof schema>
  /** Rejects when the database does not answer. */
  ping: () => Promise<void>
  close: () => Promise<void>
}

/** A transaction, or the database itself where one statement is enough. */
export type Transaction = Pick<
  Database['db'],
  'execute' | 'select' | 'insert' | 'update' | 'delete'
>

export function openDatabase(connection: Connection, log: Logger): Database {
  const pool = new pg.Pool({
    ...connection,
    application_name: 'alisio',
    max: connection.poolSize ?? 10,
    connectionTimeoutMillis: 5000,
  })
  // Without listeners a restart of the database would end this process: the pool speaks for idle
  // connections only, those in the middle of a transaction speak for themselves.
  const lost = (error: Error) => log.warn('database connection lost', describeError(error))
  pool.on('error', lost)
  pool.on('connect', (client) => client.on('error', lost))
  return {
    db: drizzle({ client: pool, schema }),
    ping: async () => {
      await pool.query('select 1')
    },
    close: () => pool.end(),
  }
}

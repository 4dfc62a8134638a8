import { type SQL, sql } from 'drizzle-orm'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { describeError, type Logger } from '../log.ts'
import { boundedClient, keepAlive } from './connection/bounded-client.ts'
import { BoundedPool } from './connection/bounded-pool.ts'
import type { Connection } from './connection/connection.ts'
import { DatabaseUnavailable, primaryOf } from './connection/primary.ts'
import { runInRequest } from './connection/timeouts.ts'
import { openReplica, type Replica } from './replica/replica.ts'
import * as schema from './schema.ts'

export type Database = {
  db: NodePgDatabase<typeof schema>
  /** For reads of figures, by `readAsClient` only. */
  replica?: Replica | undefined
  /** Rejects when the database does not answer. */
  ping: () => Promise<void>
  /** Why it takes no writes, or null; determined after a failed write. */
  writeProblem: () => string | null
  /** Reports a failure of a dedicated connection. */
  noteFailure: (error: unknown) => void
  /** Connections of the pool, and who waits for one. */
  poolUse: () => { total: number; idle: number; waiting: number }
  close: () => Promise<void>
}

/** A transaction, or the database for single statements. */
export type Transaction = Pick<
  Database['db'],
  'execute' | 'select' | 'insert' | 'update' | 'delete'
>

/** Time limit for getting a connection. */
const CONNECT_MS = 3000
/** Shorter than the health check's own limit. */
const PING_MS = 1500

export function openDatabase(connection: Connection, log: Logger): Database {
  const primary = primaryOf(connection, log)
  const options: pg.PoolConfig & { Client: typeof pg.Client } = {
    ...connection,
    ...keepAlive,
    application_name: 'alisio',
    max: connection.poolSize ?? 10,
    connectionTimeoutMillis: CONNECT_MS,
    Client: boundedClient(primary),
  }
  const pool = new BoundedPool(options)
  pool.on('error', (error) => {
    // Dropped on purpose and logged once.
    if (!(error instanceof DatabaseUnavailable)) {
      log.warn('database connection lost', { ...describeError(error), stack: undefined })
    }
  })
  const replica = connection.replica && openReplica(connection.replica, log)
  return {
    db: drizzle({ client: pool, schema }),
    replica,
    ping: () => runInRequest(() => pool.query('select 1'), { maxWaitMs: PING_MS }),
    writeProblem: () => primary.writeProblem(),
    noteFailure: (error) => primary.noteFailure(error),
    poolUse: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    close: async () => {
      primary.close()
      await Promise.all([pool.end(), replica?.close()])
    },
  }
}

/** Foreign key violation. */
export const isMissingReference = (error: unknown) =>
  (error as { cause?: { code?: string } }).cause?.code === '23503'

/** Lower case without accents, so that 'sao joao' finds 'São João'. */
export const plainText = (text: SQL) => sql`lower(translate(${text},
  'ÁÀÂÃÄÉÈÊËÍÌÎÏÓÒÔÕÖÚÙÛÜÇÑáàâãäéèêëíìîïóòôõöúùûüçñ',
  'AAAAAEEEEIIIIOOOOOUUUUCNaaaaaeeeeiiiiooooouuuucn'))`

import pg from 'pg'
import type { Connection } from '../connection/connection.ts'
import { type Secrets, SUPERUSER } from './cluster.ts'

const APPLICATION = 'alisio'

/** Any fixed number. Every process that uses the database holds it shared. */
const IN_USE = 7_206_002

export function applicationConnection(port: number, secrets: Secrets): Connection {
  const password = secrets.application
  return { host: '127.0.0.1', port, user: APPLICATION, password, database: APPLICATION }
}

/** The application gets an ordinary role, as it would on a PostgreSQL run by others. */
export async function ensureDatabase(port: number, secrets: Secrets): Promise<void> {
  const client = new pg.Client({
    host: '127.0.0.1',
    port,
    user: SUPERUSER,
    password: secrets.superuser,
    database: 'postgres',
    connectionTimeoutMillis: 5000,
  })
  await client.connect()
  try {
    const role = await client.query('select from pg_roles where rolname = $1', [APPLICATION])
    if (role.rowCount === 0) {
      const password = client.escapeLiteral(secrets.application)
      await client.query(`create role ${APPLICATION} login createrole password ${password}`)
    }
    const database = await client.query('select from pg_database where datname = $1', [APPLICATION])
    if (database.rowCount === 0) {
      await client.query(`create database ${APPLICATION} owner ${APPLICATION}`)
    }
  } finally {
    await client.end()
  }
}

export type Hold = {
  /** Gives the hold up and tells whether no other process has one. */
  release: () => Promise<boolean>
}

/** A session that says "in use" for as long as this process lives, however it ends. */
export async function holdDatabase(connection: Connection, onLost: () => void): Promise<Hold> {
  const client = new pg.Client({ ...connection, application_name: 'alisio hold', keepAlive: true })
  let expected = false
  client.on('error', () => {})
  client.on('end', () => {
    if (!expected) onLost()
  })
  await client.connect()
  await client.query('select pg_advisory_lock_shared($1)', [IN_USE])
  return {
    release: async () => {
      expected = true
      try {
        await client.query('select pg_advisory_unlock_shared($1)', [IN_USE])
        const answer = await client.query('select pg_try_advisory_lock($1) as alone', [IN_USE])
        return answer.rows[0]?.alone === true
      } finally {
        await client.end()
      }
    },
  }
}

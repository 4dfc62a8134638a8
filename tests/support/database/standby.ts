import { setTimeout as sleep } from 'node:timers/promises'
import type { Connection } from '#server/db/connection/connection.ts'
import { migrate } from '#server/db/migrating/migrate.ts'
import { startPostgres, type TestPostgres } from './postgres.ts'
import { startRelay } from './relay.ts'

/** PostgreSQL says neither when it has replayed something nor when it has paused. */
async function until(condition: () => Promise<unknown>): Promise<void> {
  while (!(await condition())) await sleep(20)
}

const first = async (server: TestPostgres, question: string): Promise<unknown> =>
  Object.values((await server.administer(`select ${question} as it`)).rows[0])[0]

/** A migrated primary and a real standby that streams from it, with a relay in front. */
export async function startReplicated() {
  const primary = await startPostgres()
  const standby = await startPostgres({ follows: primary.port })
  await primary.administer('create role alisio login createrole password PASSWORD')
  await primary.administer('create database alisio owner alisio')
  const connection: Connection = { connectionString: primary.url('alisio', 'alisio'), ssl: false }
  await migrate(connection, 'server/db/migrations')
  const relay = await startRelay(standby.port)
  const url = new URL(standby.url('alisio', 'alisio'))
  url.port = String(relay.port)
  return {
    primary,
    standby,
    relay,
    connection,
    replica: { connectionString: url.href, ssl: false } satisfies Connection,
    /** Everything written so far stands on the standby. */
    async catchUp() {
      const written = await first(primary, 'pg_current_wal_insert_lsn()')
      await until(() => first(standby, `pg_last_wal_replay_lsn() >= '${written}'`))
    },
    /** From here on the standby falls behind. */
    async pause() {
      await standby.administer('select pg_wal_replay_pause()')
      await until(
        async () => (await first(standby, 'pg_get_wal_replay_pause_state()')) === 'paused',
      )
    },
    resume: () => standby.administer('select pg_wal_replay_resume()'),
    async stop() {
      await relay.stop()
      await standby.stop()
      await primary.stop()
    },
  }
}

import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { StartupError } from '#server/process/startup-error.ts'

/**
 * An arbitrary number: concurrent starts migrate one after the other. Earlier releases took it for
 * their session; both kinds exclude each other.
 */
const MIGRATION_LOCK = 7_206_001

const LOOK_AGAIN_MS = 300
const TABLE_IN_USE = '55P03'

export type LockOptions = {
  /** Called once with the lock's holder. */
  onWait?: (holder: string) => void
  maxWaitMs?: number
}

type Holder = { pid: number; name: string; login: string }

async function findHolder(client: pg.ClientBase): Promise<Holder | undefined> {
  const { rows } = await client.query<Holder>(
    `select pid, application_name as name, usename as login
     from pg_locks join pg_stat_activity using (pid)
     where locktype = 'advisory' and granted and classid = 0 and objid = $1
       and pg_locks.database = (select oid from pg_database where datname = current_database())`,
    [MIGRATION_LOCK],
  )
  return rows[0]
}

const describe = (holder: Holder | undefined) =>
  holder
    ? `"${holder.name}" of ${holder.login}, process ${holder.pid}`
    : 'a process that just ended'

function lockTimeout(holder: Holder | undefined, seconds: number): StartupError {
  const end = holder ? `: select pg_terminate_backend(${holder.pid});` : '.'
  return new StartupError(
    'DATABASE_URL',
    `the database is being migrated by another connection (${describe(holder)}); it was waited for ${seconds} s.`,
    `Start again when that has ended. If nobody migrates, an earlier release left its lock on a pooled connection; an administrator can end it${end}`,
  )
}

function tableInUse(): StartupError {
  return new StartupError(
    'DATABASE_URL',
    'a table that has to be changed is in use by a long transaction of another connection.',
    'Stop what runs there (an import, a backup, a forgotten session) and start again. Nothing was changed.',
  )
}

/**
 * Runs `work` in a transaction that one process at a time can hold. The lock ends with the
 * transaction, so nothing stays on a pooled connection.
 */
export async function underLock<T>(
  client: pg.ClientBase,
  { onWait = () => {}, maxWaitMs = 60_000 }: LockOptions,
  work: () => Promise<T>,
): Promise<T> {
  const since = Date.now()
  for (let tries = 0; ; tries += 1) {
    let holder: Holder | undefined
    await client.query('begin')
    try {
      const { rows } = await client.query('select pg_try_advisory_xact_lock($1) as taken', [
        MIGRATION_LOCK,
      ])
      if (rows[0]?.taken) {
        await client.query(
          `select set_config('lock_timeout', '30s', true), set_config('search_path', 'alisio', true)`,
        )
        const result = await work()
        await client.query('commit')
        return result
      }
      holder = await findHolder(client)
      await client.query('rollback')
    } catch (error) {
      await client.query('rollback').catch(() => {})
      throw (error as { code?: string }).code === TABLE_IN_USE ? tableInUse() : error
    }
    if (Date.now() - since >= maxWaitMs) throw lockTimeout(holder, Math.round(maxWaitMs / 1000))
    if (tries === 0) onWait(describe(holder))
    await sleep(LOOK_AGAIN_MS)
  }
}

import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { underLock } from '../migrating/migration-lock.ts'
import { PartitionProblem } from './definition.ts'

/** Those who come meanwhile wait as long; a busy table is asked for with more patience later. */
const FIRST_LOCK_MS = 300
const LONGEST_LOCK_MS = 2000
const PAUSE_MS = 500
const MAX_WAIT_MS = 10 * 60_000

export type Run = {
  client: pg.Client
  /** What is done, and how much of it. */
  onProgress?: (step: string, share?: number) => void
  /** Blocks of the table that are copied in one transaction; by default 32 MB, a second or two. */
  batchBlocks?: number
}

/**
 * Settings of a provider do not end work that is expected to take long. Compiling a query for every
 * month takes longer than running it.
 */
const unhurried = `set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0;
  set local jit = off; set local search_path = pg_catalog, pg_temp`

export async function inTransaction<T>(
  client: pg.ClientBase,
  work: () => Promise<T>,
  begin = 'begin',
): Promise<T> {
  await client.query(`${begin}; ${unhurried}`)
  try {
    const result = await work()
    await client.query('commit')
    return result
  } catch (error) {
    await client.query('rollback').catch(() => {})
    throw error
  }
}

const codes = ['55P03', '40P01', '40001']

/**
 * Work that needs a lock on a table in use. Nothing that others want is held while it is waited for,
 * and it is taken at its full strength, so that nobody waits in a circle.
 */
export async function withLock<T>(
  { client, onProgress }: Run,
  lock: { table: string; mode: 'access exclusive' | 'share row exclusive' },
  work: () => Promise<T>,
): Promise<T> {
  const until = Date.now() + MAX_WAIT_MS
  for (let wait = FIRST_LOCK_MS; ; wait = Math.min(2 * wait, LONGEST_LOCK_MS)) {
    let isBusy = false
    try {
      return await underLock(client, {}, async () => {
        try {
          await client.query(`${unhurried}; set local lock_timeout = ${wait}`)
          await client.query(`lock table ${lock.table} in ${lock.mode} mode`)
          await client.query(`set local lock_timeout = ${FIRST_LOCK_MS}`)
          return await work()
        } catch (error) {
          isBusy = codes.includes((error as { code?: string }).code ?? '')
          throw error
        }
      })
    } catch (error) {
      if (!isBusy) throw error
      if (Date.now() > until)
        throw new PartitionProblem(
          'The table is in use by a long transaction of another connection (an import, a backup, a forgotten session). Run this again when that has ended; it goes on where it stopped.',
        )
    }
    onProgress?.('waiting for a long transaction of somebody else')
    await sleep(PAUSE_MS)
  }
}

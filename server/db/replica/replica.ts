import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { describeError, type Logger } from '../../log.ts'
import { boundedClient, keepAlive } from '../connection/bounded-client.ts'
import { BoundedPool } from '../connection/bounded-pool.ts'
import type { Connection } from '../connection/connection.ts'
import { queryOnce } from '../connection/hosts.ts'
import { isDatabaseError, isPassing } from '../connection/is-unavailable.ts'
import { DatabaseUnavailable, type Follower } from '../connection/primary.ts'
import { limitWait } from '../connection/timeouts.ts'
import * as schema from '../schema.ts'

/** What a request may lose to a replica; the primary's answer needs the rest of its time. */
const MAX_WAIT_MS = 2500
const FIRST_PAUSE_MS = 1000
const LONGEST_PAUSE_MS = 10_000

/** A role that may not read it, an older schema and another database fail here too. */
const probe = {
  name: 'alisio replica probe',
  query: 'select from alisio.figure_versions limit 0',
  timeoutMs: MAX_WAIT_MS,
}

/** Where figures were read, and why not on the replica. */
export type ReadCounts = Record<'replica' | 'behind' | 'failed' | 'away', number>

/**
 * A read replica. It answers only for the version of a client's figures that the primary has; in
 * all other cases the caller reads from the primary. After a failure it is left alone until a probe
 * succeeds, so that nobody waits for it meanwhile.
 */
export class Replica {
  readonly db: NodePgDatabase<typeof schema>
  readonly #pool: BoundedPool
  readonly #connection: Connection
  readonly #log: Logger
  readonly #followers = new Set<Follower>()
  readonly #counts: ReadCounts = { replica: 0, behind: 0, failed: 0, away: 0 }
  #away = false
  #pauseMs = FIRST_PAUSE_MS
  #again: NodeJS.Timeout | undefined
  #closed = false

  constructor(connection: Connection, log: Logger) {
    this.#connection = connection
    this.#log = log
    const options: pg.PoolConfig & { Client: typeof pg.Client } = {
      ...connection,
      ...keepAlive,
      application_name: 'alisio reads',
      max: connection.poolSize ?? 10,
      connectionTimeoutMillis: MAX_WAIT_MS,
      // Failures are judged where they reach a read.
      Client: boundedClient({
        admit: async () => undefined,
        follow: (follower) => this.#followers.add(follower),
        unfollow: (follower) => this.#followers.delete(follower),
        suspect: () => {},
        noteFailure: () => {},
      }),
    }
    this.#pool = new BoundedPool(options)
    this.#pool.on('error', () => {})
    this.db = drizzle({ client: this.#pool, schema })
  }

  /** Null where the primary has to answer, which `read` may say itself. */
  async attempt<T>(
    read: (replica: Pick<Replica, 'db'>) => Promise<{ value: T } | null>,
  ): Promise<{ value: T } | null> {
    try {
      const answer = await limitWait(MAX_WAIT_MS, () => read(this))
      this.#counts[answer ? 'replica' : 'behind'] += 1
      this.#pauseMs = FIRST_PAUSE_MS
      return answer
    } catch (error) {
      this.#counts.failed += 1
      if (isDatabaseError(error) && !isPassing(error)) this.#leave(error)
      return null
    }
  }

  /** Whether to try it; otherwise the read is counted as the primary's. */
  isUsable(): boolean {
    if (this.#away) this.#counts.away += 1
    return !this.#away
  }

  counts(): ReadCounts {
    return { ...this.#counts }
  }

  async close(): Promise<void> {
    this.#closed = true
    clearTimeout(this.#again)
    await this.#pool.end()
  }

  #leave(error: unknown): void {
    if (this.#away || this.#closed) return
    this.#away = true
    const reason = { ...describeError(error), stack: undefined }
    this.#log.warn('read replica away, figures come from the primary', reason)
    for (const follower of [...this.#followers]) {
      if (follower.isIdle()) follower.breakOff(new DatabaseUnavailable())
    }
    this.#probeLater()
  }

  #probeLater(): void {
    if (this.#closed) return
    this.#again = setTimeout(() => void this.#probe(), this.#pauseMs).unref()
    this.#pauseMs = Math.min(this.#pauseMs * 2, LONGEST_PAUSE_MS)
  }

  async #probe(): Promise<void> {
    try {
      await queryOnce(this.#connection, undefined, probe)
    } catch {
      return this.#probeLater()
    }
    this.#away = false
    this.#log.info('read replica is back')
  }
}

export const openReplica = (connection: Connection, log: Logger) => new Replica(connection, log)

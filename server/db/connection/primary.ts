import { describeError, type Logger } from '#server/log.ts'
import { WriteMonitor } from '../../process/write-monitor.ts'
import type { Address, Connection } from './connection.ts'
import { findPrimary, queryOnce } from './hosts.ts'
import { isWriteRefused, mayBeRefused } from './is-unavailable.ts'

/**
 * A write without effect that needs a megabyte: the update fails where writing is forbidden, the
 * table where the disk is full.
 */
const SMALL_WRITE = `begin;
  update alisio.server_secrets set value = value where false;
  do $$ begin
    -- A user without this right can still write.
    if has_database_privilege(current_database(), 'temporary') then
      create temporary table room_to_write on commit drop as
        select repeat('x', 1900) as filler from generate_series(1, 500);
    end if;
  end $$;
  commit`

const writeProbe = { name: 'alisio write probe', query: SMALL_WRITE, timeoutMs: 5000 }

const words: Record<string, string> = {
  '53100': 'there is no room on its disk',
  '58030': 'its disk fails',
  '25006': 'it is read-only',
  '42501': 'its user may not write',
}

/** Null when the database did not get to answer. */
function explainRefusedWrite(error: unknown): string | null {
  if (!mayBeRefused(error)) return null
  const { code = '' } = error as { code?: string }
  return `${words[code] ?? 'it takes no writes'} (${code})`
}

const RECHECK_MS = 500

/** A connection to close when its server is gone. */
export type Follower = { isIdle: () => boolean; breakOff: (reason: Error) => void }

export class DatabaseUnavailable extends Error {
  /** SQLSTATE of a connection failure. */
  readonly code = '08006'
  constructor(cause?: unknown) {
    super('the database is away', { cause })
  }
}

/**
 * What this process knows of its database. A query without an answer triggers a probe on a separate
 * connection. If that fails too, all callers fail at once until this server or a promoted one
 * answers.
 */
export class Primary {
  readonly #connection: Connection
  readonly #log: Logger
  readonly #followers = new Set<Follower>()
  readonly #writes: WriteMonitor
  #at: Address | undefined
  #timeline = ''
  #away = false
  #asking: Promise<void> | undefined
  #again: NodeJS.Timeout | undefined
  #closed = false

  constructor(connection: Connection, log: Logger) {
    this.#connection = connection
    this.#log = log
    this.#writes = new WriteMonitor({
      name: 'the database',
      tryWriting: () => queryOnce(connection, this.#at, writeProbe),
      explain: explainRefusedWrite,
      log,
    })
    // The order of DATABASE_URL says nothing about which host takes writes.
    if (connection.alternatives) this.suspect()
  }

  /** The address to connect to; undefined with a single host. */
  async admit(): Promise<Address | undefined> {
    if (!this.#away) await this.#asking
    if (this.#away) throw new DatabaseUnavailable()
    return this.#at
  }

  follow(follower: Follower): void {
    this.#followers.add(follower)
  }

  unfollow(follower: Follower): void {
    this.#followers.delete(follower)
  }

  /** Called after a query without answer, a refused connection or a read-only error. */
  suspect(): void {
    if (this.#closed || this.#asking) return
    clearTimeout(this.#again)
    this.#asking = this.#ask().finally(() => {
      this.#asking = undefined
    })
  }

  /** Why it takes no writes, or null. */
  writeProblem(): string | null {
    return this.#writes.problem()
  }

  /** Called after a failed query; checks writes when it was refused. */
  noteFailure(error: unknown): void {
    if (mayBeRefused(error)) this.#writes.suspect()
  }

  close(): void {
    this.#closed = true
    this.#writes.close()
    primaries.delete(this.#connection)
    clearTimeout(this.#again)
  }

  async #ask(): Promise<void> {
    try {
      const { at, timeline } = await findPrimary(this.#connection, this.#timeline)
      const moved = this.#at !== undefined && at !== this.#at
      this.#at = at
      this.#timeline = timeline || this.#timeline
      if (moved) this.#log.warn('database moved', { ...at })
      else if (this.#away) this.#log.info('database is back')
      this.#away = false
      // Idle connections may be as dead as the one that raised the suspicion.
      this.#drop((follower) => moved || follower.isIdle())
    } catch (error) {
      if (this.#closed) return
      if (!this.#away) {
        const level = isWriteRefused(error) ? 'error' : 'warn'
        this.#log[level]('database away', { ...describeError(error), stack: undefined })
      }
      this.#away = true
      this.#drop(() => true)
      this.#again = setTimeout(() => this.suspect(), RECHECK_MS).unref()
    }
  }

  #drop(which: (follower: Follower) => boolean): void {
    const reason = new DatabaseUnavailable()
    for (const follower of [...this.#followers].filter(which)) follower.breakOff(reason)
  }
}

const primaries = new WeakMap<Connection, Primary>()

/** One per connection, shared by requests and jobs. */
export function primaryOf(connection: Connection, log: Logger): Primary {
  const primary = primaries.get(connection) ?? new Primary(connection, log)
  primaries.set(connection, primary)
  return primary
}

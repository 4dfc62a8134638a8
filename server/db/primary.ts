import { describeError, type Logger } from '#server/log.ts'
import { WriteWatch } from '#server/write-watch.ts'
import type { Address, Connection } from './connection.ts'
import { findPrimary } from './hosts.ts'
import { isWriteRefused, mayBeRefused } from './is-away.ts'
import { explainRefusedWrite, tryWriting } from './try-writing.ts'

const ASK_AGAIN_MS = 500

/** What is done to a connection whose server is gone. */
export type Follower = { isIdle: () => boolean; breakOff: (reason: Error) => void }

export class DatabaseAway extends Error {
  /** SQLSTATE of a connection failure. */
  readonly code = '08006'
  constructor(cause?: unknown) {
    super('the database is away', { cause })
  }
}

/**
 * What this process knows of its database. One query without an answer is reason to ask the server
 * itself, on a connection of its own. When it does not answer either, everybody is told at once
 * instead of waiting for it one by one, until it, or another that was promoted, does.
 */
export class Primary {
  readonly #connection: Connection
  readonly #log: Logger
  readonly #followers = new Set<Follower>()
  readonly #writes: WriteWatch
  #at: Address | undefined
  #timeline = ''
  #away = false
  #asking: Promise<void> | undefined
  #again: NodeJS.Timeout | undefined
  #closed = false

  constructor(connection: Connection, log: Logger) {
    this.#connection = connection
    this.#log = log
    this.#writes = new WriteWatch({
      name: 'the database',
      tryWriting: () => tryWriting(connection, this.#at),
      explain: explainRefusedWrite,
      log,
    })
    // DATABASE_URL's order means nothing: only asking tells which of several takes writes.
    if (connection.alternatives) this.suspect()
  }

  /** Where to connect; nothing where there is one place only. */
  async admit(): Promise<Address | undefined> {
    if (!this.#away) await this.#asking
    if (this.#away) throw new DatabaseAway()
    return this.#at
  }

  follow(follower: Follower): void {
    this.#followers.add(follower)
  }

  unfollow(follower: Follower): void {
    this.#followers.delete(follower)
  }

  /** A query was not answered, a connection refused, or the server no longer takes writes. */
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

  /** A query failed: where it was refused for want of room or rights, others may be too. */
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
      // Those nobody waits on may be as silent as the one that raised the question.
      this.#drop((follower) => moved || follower.isIdle())
    } catch (error) {
      if (this.#closed) return
      if (!this.#away) {
        const level = isWriteRefused(error) ? 'error' : 'warn'
        this.#log[level]('database away', { ...describeError(error), stack: undefined })
      }
      this.#away = true
      this.#drop(() => true)
      this.#again = setTimeout(() => this.suspect(), ASK_AGAIN_MS).unref()
    }
  }

  #drop(which: (follower: Follower) => boolean): void {
    const reason = new DatabaseAway()
    for (const follower of [...this.#followers].filter(which)) follower.breakOff(reason)
  }
}

const primaries = new WeakMap<Connection, Primary>()

/** One for each connection, whoever uses it: requests and jobs learn from each other. */
export function primaryOf(connection: Connection, log: Logger): Primary {
  const known = primaries.get(connection) ?? new Primary(connection, log)
  primaries.set(connection, known)
  return known
}

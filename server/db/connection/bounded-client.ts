import pg from 'pg'
import { isDatabaseUnavailable } from './is-unavailable.ts'
import { DatabaseUnavailable, type Follower, type Primary } from './primary.ts'
import { queryTimeoutMs, recordWait, traceComment } from './timeouts.ts'

/** Silence after which the server is probed. */
const SILENCE_MS = 2000
const IDLE_IN_TRANSACTION_MS = 30_000
/** The server's own timeout is shorter, which keeps the connection usable. */
const SERVER_AHEAD_MS = 500

const READ_ONLY = '25006'

type Callback = (error: Error | null, result?: unknown) => void
type QueryText = string | { text: string; name?: string }

const textOf = (query: QueryText) => (typeof query === 'string' ? query : query.text)
const isBegin = (query: QueryText) => /^begin\b/i.test(textOf(query))

/** A transaction pooler drops session settings, so each transaction sets its limits with BEGIN. */
function withLimits(query: QueryText, timeouts: number): QueryText {
  if (!isBegin(query)) return query
  const statement = Math.max(1, Math.round(timeouts - SERVER_AHEAD_MS))
  const limited = `${textOf(query)}; set local statement_timeout = ${statement}; set local idle_in_transaction_session_timeout = ${IDLE_IN_TRANSACTION_MS}`
  return typeof query === 'string' ? limited : { ...query, text: limited }
}

/** Prepared statements have one text each, so they stay as they are. */
function withTrace(query: QueryText): QueryText {
  const comment = traceComment()
  if (!comment) return query
  if (typeof query === 'string') return query + comment
  return typeof query.text !== 'string' || query.name
    ? query
    : { ...query, text: query.text + comment }
}

/** Who is told about a server's connections and their failures. */
export type Watch = Pick<Primary, 'admit' | 'follow' | 'unfollow' | 'suspect' | 'noteFailure'>

/** TCP keepalive for idle connections. */
export const keepAlive = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 }

/**
 * node-postgres waits forever for a silent server. This client bounds every wait and closes the
 * connection, since a late answer would make it unusable.
 */
export function boundedClient(server: Watch): typeof pg.Client {
  class BoundedClient extends pg.Client {
    #waiting = 0
    readonly #follower: Follower = {
      isIdle: () => this.#waiting === 0 && this.getTransactionStatus() !== 'T',
      breakOff: (reason) => this.connection.stream.destroy(reason),
    }

    constructor(config?: pg.ClientConfig) {
      super(config)
      // Without a listener a lost connection would end the process.
      this.on('error', () => {})
      this.once('end', () => server.unfollow(this.#follower))
    }

    // biome-ignore lint/suspicious/noExplicitAny: the overloads of pg, which pools call with a callback
    override connect(callback?: any): any {
      const opened = this.#open()
      if (!callback) return opened
      opened.then(() => callback(null, this), callback)
    }

    async #open(): Promise<this> {
      const at = await server.admit()
      if (at) Object.assign(this, at)
      try {
        await super.connect()
      } catch (error) {
        if (isDatabaseUnavailable(error)) server.suspect()
        throw error
      }
      server.follow(this.#follower)
      return this
    }

    // biome-ignore lint/suspicious/noExplicitAny: as above
    override query(query: any, values?: any, callback?: any): any {
      const done: Callback | undefined = typeof values === 'function' ? values : callback
      const params = typeof values === 'function' ? undefined : values
      const answered = this.#ask(query, params)
      if (!done) return answered
      answered.then((result) => done(null, result), done)
    }

    #giveUp(reason: Error): void {
      this.#follower.breakOff(reason)
      server.suspect()
    }

    async #ask(query: QueryText, values: unknown[] | undefined): Promise<unknown> {
      const since = performance.now()
      const timeouts = queryTimeoutMs()
      const silence = setTimeout(() => server.suspect(), SILENCE_MS)
      const end = setTimeout(() => this.#giveUp(new DatabaseUnavailable()), timeouts)
      this.#waiting += 1
      try {
        return await super.query(withTrace(withLimits(query, timeouts)), values)
      } catch (error) {
        const { code } = error as { code?: string }
        server.noteFailure(error)
        if (code === READ_ONLY) this.#giveUp(error as Error)
        // Drizzle does not release a connection whose BEGIN failed, so the pool must notice.
        else if (isBegin(query)) this.#follower.breakOff(error as Error)
        throw error
      } finally {
        clearTimeout(silence)
        clearTimeout(end)
        this.#waiting -= 1
        recordWait(performance.now() - since)
      }
    }
  }
  return BoundedClient
}

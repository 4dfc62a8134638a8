import type pg from 'pg'

export type LongTask = {
  importId: string
  /** In one transaction: all of it happens or nothing. */
  work: (client: pg.Client) => Promise<void>
  /** Told why it did not happen, be it that there was no connection. */
  fail: (error: unknown) => Promise<void>
  /** Whatever came of it. */
  end?: () => Promise<void>
}

export type LongWork = {
  /**
   * Work on a connection of its own that may outlast the request that began it. Answers once it is
   * done, or after a moment while it goes on.
   */
  begin: (task: LongTask) => Promise<void>
  /** Begins nothing more, waits for what is under way, and breaks off what takes longer. */
  stop: (maxWaitMs: number) => Promise<void>
}

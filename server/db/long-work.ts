import type pg from 'pg'

export type LongTask = {
  importId: string
  /** Runs in one transaction. */
  work: (client: pg.Client) => Promise<void>
  /** Called with the reason of a failure, also without a connection. */
  fail: (error: unknown) => Promise<void>
  /** Called in any case. */
  end?: () => Promise<void>
}

export type LongWork = {
  /**
   * Work on a dedicated connection that may outlast its request. Resolves when done, or after a
   * moment.
   */
  begin: (task: LongTask) => Promise<void>
  /** Accepts no new work, waits for running work, and aborts what takes longer. */
  stop: (maxWaitMs: number) => Promise<void>
}

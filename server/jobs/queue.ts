import { PgBoss } from 'pg-boss'
import type { Connection } from '#server/db/connection.ts'
import { describeError, type Logger } from '#server/log.ts'

export type JobQueue = {
  start: () => Promise<void>
  /** Lets running jobs finish. */
  stop: () => Promise<void>
  isReady: () => boolean
}

/** The queue keeps its own few connections: its upkeep may run longer than a request's query. */
export function createJobQueue(connection: Connection, log: Logger): JobQueue {
  const boss = new PgBoss({
    ...connection,
    password: connection.password as string | undefined,
    application_name: 'alisio jobs',
    schema: 'jobs',
    max: 4,
  })
  let ready = false
  boss.on('error', (error) => log.error('job queue', describeError(error)))
  return {
    start: async () => {
      await boss.start()
      ready = true
    },
    stop: async () => {
      ready = false
      await boss.stop({ graceful: true, timeout: 8000 })
    },
    isReady: () => ready,
  }
}

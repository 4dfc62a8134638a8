import type { Database } from './db/client.ts'
import type { Env } from './env.ts'
import type { JobQueue } from './jobs/queue.ts'
import type { Logger } from './log.ts'

/** What a request may use. Opened once by the process and handed down, never imported. */
export type AppDeps = {
  env: Env
  log: Logger
  database: Database
  queue: JobQueue
  /** True from the moment the process was asked to stop. */
  isDraining: () => boolean
}

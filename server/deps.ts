import type { BackupState } from './backup/nightly-backup.ts'
import type { DataFolder } from './data-folder.ts'
import type { Database } from './db/client.ts'
import type { Connection } from './db/connection.ts'
import type { LongWork } from './db/long-work.ts'
import type { Env } from './env.ts'
import type { VisitCounter } from './http/visit-counter.ts'
import type { JobQueue } from './jobs/queue.ts'
import type { Logger } from './log.ts'

/** Dependencies of a request, created once per process. */
export type AppDeps = {
  env: Env
  log: Logger
  database: Database
  queue: JobQueue
  /** For long work on a dedicated connection. */
  connection: Connection
  /** Running imports, which end with the process. */
  longWork: LongWork
  /** Folder of uploads, one per process. */
  uploads: string
  /** Knows whether files can be written; undefined without a server. */
  dataFolder?: DataFolder
  /** Counts who comes to public pages. */
  visits: VisitCounter
  /** State of the last nightly backup; null when none are made. */
  backupState?: () => BackupState | null
  /** True once the process was asked to stop. */
  isDraining: () => boolean
}

import type { BackupState } from './backup/nightly-backup.ts'
import type { DataFolder } from './data-folder.ts'
import type { Database } from './db/client.ts'
import type { Connection } from './db/connection.ts'
import type { LongWork } from './db/long-work.ts'
import type { Env } from './env.ts'
import type { VisitCounter } from './http/visit-counter.ts'
import type { JobQueue } from './jobs/queue.ts'
import type { Logger } from './log.ts'

/** What a request may use. Opened once by the process and handed down, never imported. */
export type AppDeps = {
  env: Env
  log: Logger
  database: Database
  queue: JobQueue
  /** For work that takes longer than a request may, on a connection of its own. */
  connection: Connection
  /** Imports under way, which end or are broken off with the process. */
  longWork: LongWork
  /** Where files wait while they are read, in a folder of each process. */
  uploads: string
  /** Knows whether files can be written; nothing where no server runs. */
  dataFolder?: DataFolder
  /** Counts who comes to public pages. */
  visits: VisitCounter
  /** How the last nightly backup went; null where none are made. */
  backupState?: () => BackupState | null
  /** True from the moment the process was asked to stop. */
  isDraining: () => boolean
}

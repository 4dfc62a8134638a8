import type { Patches } from '#content/live.ts'
import type { BackupState } from './backup/nightly-backup.ts'
import type { Database } from './db/client.ts'
import type { Connection } from './db/connection/connection.ts'
import type { LongWork } from './db/long-work.ts'
import type { Env } from './env/env.ts'
import type { VisitCounter } from './http/visit-counter.ts'
import type { JobQueue } from './jobs/queue.ts'
import type { Logger } from './log.ts'
import type { Metrics } from './metrics/metrics.ts'
import type { DataFolder } from './process/data-folder.ts'

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
  /** Counts requests for the operator; undefined without a server. */
  metrics?: Metrics
  /** Counts who comes to public pages. */
  visits: VisitCounter
  /** State of the last nightly backup; null when none are made. */
  backupState?: () => BackupState | null
  /** Renders releases of the site; undefined while developing and in commands. */
  releases?: {
    /** Starts what renders ahead of a press, where somebody is about to publish. */
    warmUp: () => void
    /** Returns what is wrong with it; it fails where a page cannot be made. */
    prepareRelease: (
      release: string,
    ) => Promise<{ document: string; label: string; message: string }[]>
    /** Waits until this process shows a release; false where that takes longer than a few seconds. */
    waitUntilLive: (release: string) => Promise<boolean>
    renderPage: (
      path: string,
      patches: Patches,
      nonce: string | undefined,
    ) => Promise<string | null>
    /** Texts that still say the name which the site came with. */
    findOldNames: (patches: Patches) => Promise<
      {
        document: string
        name: string
        group: string
        part: string
        path: readonly (string | number)[]
        label: string
        text: string
      }[]
    >
    /** A file to download that follows the release; undefined where there is none. */
    drawFile: (path: string) => Promise<Buffer | undefined>
    /** What each live page reads. */
    pageTexts: () => { path: string; nodes: ReadonlySet<string>; words: string }[]
  }
  /** True once the process was asked to stop. */
  isDraining: () => boolean
}

import type { Database } from '#server/db/client.ts'
import type { Logger } from '#server/log.ts'
import type { KeyRing } from '#server/sealing.ts'

export type PushDeps = {
  database: Pick<Database, 'db'>
  log: Logger
  keys: KeyRing
  /** Push services of this machine, for tests. */
  loopback?: boolean
}

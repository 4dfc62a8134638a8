import { readFileSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { DataFolder } from '../data-folder.ts'
import type { Database } from '../db/client.ts'
import type { Connection } from '../db/connection.ts'
import type { Env } from '../env.ts'
import type { JobDefinition } from '../jobs/job.ts'
import { describeError, type Logger } from '../log.ts'
import { isFileRefused } from '../outage.ts'
import { withProcessLock } from '../process-lock.mjs'
import { BackupProblem } from './backup-problem.ts'
import {
  dropOld,
  failureFile,
  giveToOwner,
  lastDue,
  listNightly,
  makeNightlyFolder,
  nightlyFolder,
  nightlyName,
} from './nightly-files.ts'
import { writeBackup } from './write-backup.ts'

export function productVersion(root: string): string {
  return JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).version
}

/** Asked every hour, so that a machine that was off at night, or a failure, is made up for. */
export const backUpNightlyJob: JobDefinition<object> = {
  name: 'back-up-nightly',
  payload: z.object({}),
  cron: '20 * * * *',
  options: { expireInSeconds: 6 * 60 * 60, retryLimit: 0 },
}

type Deps = {
  env: Env
  root: string
  connection: Connection
  database: Pick<Database, 'db'>
  log: Logger
  dataFolder?: Pick<DataFolder, 'writing'>
}

/** A backup that fills the disk would take the site down with it. */
async function checkRoom(folder: string, { db }: Deps['database']): Promise<void> {
  const { rows } = await db.execute<{ size: string }>(
    sql`select pg_database_size(current_database()) as size`,
  )
  const { bavail, bsize } = statfsSync(folder)
  if (bavail * bsize < Number(rows[0]?.size))
    throw new BackupProblem('There is not enough room on the disk for another backup.')
}

async function backUp({ env, root, connection, database }: Deps, folder: string, now: Date) {
  await makeNightlyFolder(folder)
  // Those of processes that were killed, before the room they take is missed.
  dropOld(folder, env.BACKUP_KEEP)
  await checkRoom(folder, database)
  const file = join(folder, nightlyName(now))
  const { rows, bytes } = await writeBackup(connection, file, { product: productVersion(root) })
  await giveToOwner(file, folder)
  dropOld(folder, env.BACKUP_KEEP)
  rmSync(failureFile(folder), { force: true })
  return { rows, bytes }
}

/** One backup a night of the embedded database; whatever goes wrong is told and tried again. */
export async function backUpNightly(deps: Deps, now = new Date()): Promise<void> {
  const { env, root, log, dataFolder } = deps
  const folder = nightlyFolder(env, root)
  if (!folder) return
  const isDue = () => {
    const last = listNightly(folder).at(-1)
    return !last || last.takenAt < lastDue(now, env.BACKUP_HOUR)
  }
  if (!isDue()) return
  const lock = join(folder, '..', 'backup.lock')
  let begun = false
  const work = () =>
    withProcessLock(
      lock,
      async () => {
        begun = true
        if (isDue()) log.info('backup taken', await backUp(deps, folder, now))
      },
      { patienceMs: 0 },
    )
  try {
    await (dataFolder ? dataFolder.writing(work) : work())
  } catch (error) {
    // The last hour's is still being written.
    if (!begun && !isFileRefused(error)) return
    log.error('backup failed', describeError(error))
    note(folder, error instanceof BackupProblem ? error.message : 'It failed; the log says why.')
  }
}

/** On a full disk there is no room for this either: then only its age tells. */
function note(folder: string, problem: string): void {
  try {
    writeFileSync(failureFile(folder), JSON.stringify({ problem }), { mode: 0o600 })
  } catch {
    // The log has it.
  }
}

import {
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statfsSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { chown } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { brand } from '#content/brand.ts'
import type { Database } from '../db/client.ts'
import type { Connection } from '../db/connection/connection.ts'
import type { Env } from '../env/env.ts'
import { isFileRefused } from '../failures/outage.ts'
import type { JobDefinition } from '../jobs/job.ts'
import { describeError, type Logger } from '../log.ts'
import type { DataFolder } from '../process/data-folder.ts'
import { withProcessLock } from '../process/process-lock.mjs'
import { BackupProblem } from './backup-format.ts'
import { writeBackup } from './write-backup.ts'

const pattern = /^alisio-(\d{4}-\d\d-\d\dT\d\d)-(\d\d)-(\d\d)Z\.backup$/

type NightlyFile = { path: string; takenAt: Date }

type Settings = Pick<Env, 'DATABASE_URL' | 'DATA_DIR' | 'BACKUP_KEEP'>

/** Undefined when backups are disabled or the database is external. */
function nightlyFolder(env: Settings, root: string): string | undefined {
  if (env.DATABASE_URL || env.BACKUP_KEEP === 0) return undefined
  return join(resolve(root, env.DATA_DIR), 'backups')
}

/** Oldest first, by the time in the name. */
function listNightly(folder: string): NightlyFile[] {
  let names: string[] = []
  try {
    names = readdirSync(folder).sort()
  } catch {
    // Not there yet.
  }
  return names.flatMap((name) => {
    const [, hour, minute, second] = pattern.exec(name) ?? []
    if (!hour) return []
    return [{ path: join(folder, name), takenAt: new Date(`${hour}:${minute}:${second}Z`) }]
  })
}

function nightlyName(now: Date): string {
  return `alisio-${now.toISOString().slice(0, 19).replaceAll(':', '-')}Z.backup`
}

/** When started by root in another user's folder, the file belongs to that user. */
async function giveToOwner(path: string, folder: string): Promise<void> {
  if (process.getuid?.() !== 0) return
  const { uid, gid } = statSync(folder)
  await chown(path, uid, gid)
}

async function makeNightlyFolder(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  await giveToOwner(folder, join(folder, '..'))
}

/** Also deletes files of killed processes. */
function dropOld(folder: string, count: number): void {
  for (const { path } of listNightly(folder).slice(0, -count)) rmSync(path, { force: true })
  for (const name of readdirSync(folder))
    if (name.endsWith('.backup.part')) rmSync(join(folder, name), { force: true })
}

/** The last failure. */
const failureFile = (folder: string) => join(folder, 'failed.json')

/** When the backup hour last began, in the agency's zone. */
export function lastDue(now: Date, hour: number): Date {
  const local = new Intl.DateTimeFormat('en-GB', {
    timeZone: brand.timeZone,
    hour: '2-digit',
    hourCycle: 'h23',
  }).format(now)
  const hoursAgo = (Number(local) - hour + 24) % 24
  const begun = new Date(now)
  begun.setUTCMinutes(0, 0, 0)
  return new Date(begun.getTime() - hoursAgo * 3_600_000)
}

export function productVersion(root: string): string {
  return JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).version
}

/** Runs every hour, so that a night that was missed or failed is made up for. */
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

/** A full disk would take the site down. */
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
  // Frees the space of incomplete files first.
  dropOld(folder, env.BACKUP_KEEP)
  await checkRoom(folder, database)
  const file = join(folder, nightlyName(now))
  const { rows, bytes } = await writeBackup(connection, file, { product: productVersion(root) })
  await giveToOwner(file, folder)
  dropOld(folder, env.BACKUP_KEEP)
  rmSync(failureFile(folder), { force: true })
  return { rows, bytes }
}

/** One backup a night of the embedded database; failures are recorded and retried. */
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
      { maxWaitMs: 0 },
    )
  try {
    await (dataFolder ? dataFolder.writing(work) : work())
  } catch (error) {
    // Another process is still writing.
    if (!begun && !isFileRefused(error)) return
    log.error('backup failed', describeError(error))
    note(folder, error instanceof BackupProblem ? error.message : 'It failed; the log says why.')
  }
}

/** Impossible on a full disk; then only the backup's age shows it. */
function note(folder: string, problem: string): void {
  try {
    writeFileSync(failureFile(folder), JSON.stringify({ problem }), { mode: 0o600 })
  } catch {
    // The log has it.
  }
}

export type BackupState = { last: string | null; problem: string | null }

const LATE_MS = 3 * 3_600_000

/** For monitoring; null when no backups are made. */
export function readBackupState(
  env: Env,
  root: string,
  { now = new Date(), runningMs = process.uptime() * 1000 } = {},
): BackupState | null {
  const folder = nightlyFolder(env, root)
  if (!folder) return null
  const last = listNightly(folder).at(-1)?.takenAt
  const due = lastDue(now, env.BACKUP_HOUR)
  const isMissing = !last || last < due
  let problem: string | null = null
  if (isMissing) {
    try {
      problem = JSON.parse(readFileSync(failureFile(folder), 'utf8')).problem
    } catch {
      // Nothing was recorded, but a backup that is hours late has failed.
      const late = now.getTime() - due.getTime() > LATE_MS && runningMs > LATE_MS
      if (late) problem = 'It is overdue.'
    }
  }
  return { last: last?.toISOString() ?? null, problem }
}

import { readFileSync } from 'node:fs'
import type { Env } from '../env.ts'
import { failureFile, lastDue, listNightly, nightlyFolder } from './nightly-files.ts'

export type BackupState = { last: string | null; problem: string | null }

const LATE_MS = 3 * 3_600_000

/** For whoever watches over the site; nothing where no backups are made. */
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
      // None was noted. One that should be there for hours failed all the same.
      const late = now.getTime() - due.getTime() > LATE_MS && runningMs > LATE_MS
      if (late) problem = 'It is overdue.'
    }
  }
  return { last: last?.toISOString() ?? null, problem }
}

import { statfsSync } from 'node:fs'
import { isFileRefused } from '#server/outage.ts'
import { StartupError } from '#server/startup-error.ts'

/** A new database with its first log, the tables and this build's files, and something over. */
const FIRST_START_MB = 128

const freeSpace = (where: string) =>
  `Free space on the disk of ${where}, or set DATA_DIR to a folder on another one, and start again.`

export function noRoom(where: string, reason: string): StartupError {
  return new StartupError(
    'DATA_DIR',
    `there is no room left on the disk of ${where} (${reason}).`,
    freeSpace(where),
  )
}

/** As the system words it, and with it PostgreSQL's own programs. */
export const saysNoRoom = (text: string) => /No space left on device/.test(text)

/** Half a database is worse than none: what would not fit is not begun. */
export function requireRoom(where: string, ask: typeof statfsSync = statfsSync): void {
  const { bavail, bsize, blocks } = ask(where)
  const free = Math.floor((bavail * bsize) / 1e6)
  // Some network disks do not tell.
  if (blocks === 0 || free >= FIRST_START_MB) return
  throw new StartupError(
    'DATA_DIR',
    `a new database takes ${FIRST_START_MB} MB, and the disk of ${where} has ${free} MB left.`,
    freeSpace(where),
  )
}

/**
 * A start that failed because something could not be written, as one message. `where` is the data
 * folder, or nothing where the database is somebody else's.
 */
export function explainNoRoom(error: unknown, where: string | undefined): unknown {
  if (error instanceof StartupError) return error
  const { code = '', message = '' } = error as { code?: string; message?: string }
  if (code === '53100' && !where) {
    return new StartupError(
      'DATABASE_URL',
      `the database has no room left on its disk (${code}).`,
      'Free space there, or give it a larger disk, and start again.',
    )
  }
  if (!where) return error
  const full = code === '53100' || code === 'ENOSPC' || code === 'EDQUOT'
  if (full || saysNoRoom(message)) return noRoom(where, code || 'ENOSPC')
  if (!isFileRefused(error)) return error
  return new StartupError(
    'DATA_DIR',
    `nothing can be written to ${where} (${code}).`,
    'Give this user the right to write there, or set DATA_DIR to another folder.',
  )
}

import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isFileRefused } from '../failures/outage.ts'
import type { Logger } from '../log.ts'
import { WriteMonitor } from './write-monitor.ts'

/** Room for the next mails and uploads. */
const A_MEGABYTE = Buffer.alloc(1 << 20, 1)

export type DataFolder = {
  /** Runs work that writes files; a refusal triggers a check. */
  writing: <T>(work: () => Promise<T>) => Promise<T>
  /** Why nothing can be written, or null. */
  problem: () => string | null
  close: () => void
}

const words: Record<string, string> = {
  ENOSPC: 'there is no room on its disk',
  EDQUOT: 'its quota is used up',
  EROFS: 'it is read-only',
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
  EIO: 'its disk fails',
}

function explainRefusedFile(error: unknown): string | null {
  if (!isFileRefused(error)) return null
  const { code = '' } = error as NodeJS.ErrnoException
  return `${words[code] ?? 'the system refuses it'} (${code})`
}

/** Folder of mail files, uploads and backups. */
export function openDataFolder(path: string, log: Logger, againMs?: number): DataFolder {
  const probe = join(path, `.write-probe-${process.pid}`)
  const watch = new WriteMonitor({
    name: 'the data folder',
    tryWriting: async () => {
      await mkdir(path, { recursive: true })
      try {
        await writeFile(probe, A_MEGABYTE, { mode: 0o600, flush: true })
      } finally {
        await rm(probe, { force: true })
      }
    },
    explain: explainRefusedFile,
    log,
    againMs,
  })
  return {
    writing: async (work) => {
      try {
        return await work()
      } catch (error) {
        if (isFileRefused(error)) watch.suspect()
        throw error
      }
    },
    problem: () => watch.problem(),
    close: () => watch.close(),
  }
}

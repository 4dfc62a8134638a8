import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs'
import { chown } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { brand } from '#content/brand.ts'
import type { Env } from '../env.ts'

const pattern = /^alisio-(\d{4}-\d\d-\d\dT\d\d)-(\d\d)-(\d\d)Z\.backup$/

export type NightlyFile = { path: string; takenAt: Date }

type Settings = Pick<Env, 'DATABASE_URL' | 'DATA_DIR' | 'BACKUP_KEEP'>

/** Nothing where no nightly backups are made: switched off, or not our database. */
export function nightlyFolder(env: Settings, root: string): string | undefined {
  if (env.DATABASE_URL || env.BACKUP_KEEP === 0) return undefined
  return join(resolve(root, env.DATA_DIR), 'backups')
}

/** Oldest first. The name says when it was taken, whatever happened to the file since. */
export function listNightly(folder: string): NightlyFile[] {
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

export function nightlyName(now: Date): string {
  return `alisio-${now.toISOString().slice(0, 19).replaceAll(':', '-')}Z.backup`
}

/** Started by root in another user's folder, what is made there stays that user's. */
export async function giveToOwner(path: string, folder: string): Promise<void> {
  if (process.getuid?.() !== 0) return
  const { uid, gid } = statSync(folder)
  await chown(path, uid, gid)
}

export async function makeNightlyFolder(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  await giveToOwner(folder, join(folder, '..'))
}

/** Also what a process that was killed left behind. */
export function dropOld(folder: string, keep: number): void {
  for (const { path } of listNightly(folder).slice(0, -keep)) rmSync(path, { force: true })
  for (const name of readdirSync(folder))
    if (name.endsWith('.backup.part')) rmSync(join(folder, name), { force: true })
}

/** What the last one that failed said of itself. */
export const failureFile = (folder: string) => join(folder, 'failed.json')

/** When the hour of the backup last began, in the agency's time zone. */
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

import {
  chownSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { brand } from '#content/brand.ts'
import { newDatabase } from '#tests/support/database/database.ts'
import { isMissing, needing } from '#tests/support/missing.ts'
import { openDatabase } from '../db/client.ts'
import { connectionTo } from '../db/connection/connection.ts'
import { parseEnv } from '../env/env.ts'
import { createLogger } from '../log.ts'
import { backUpNightly, lastDue, readBackupState } from './nightly-backup.ts'
import { checkBackup } from './restore-backup.ts'

// The worker's own holds what all files before left, and is written a dozen times here.
const stored = await newDatabase()
const connection = connectionTo(stored.url, parseEnv({}))
const database = openDatabase(connection, createLogger('warn'))
const root = process.cwd()
const top = mkdtempSync(join(tmpdir(), 'alisio-nightly-'))
afterAll(async () => {
  await database.close()
  await stored.drop()
  rmSync(top, { recursive: true })
})

function site(settings: Record<string, string> = {}) {
  const dataDir = mkdtempSync(join(top, 'data-'))
  const folder = join(dataDir, 'backups')
  const env = parseEnv({ DATA_DIR: dataDir, ...settings })
  const logged: string[] = []
  const log = createLogger('info', (text) => logged.push(text))
  return {
    dataDir,
    folder,
    env,
    files: () => readdirSync(folder).sort(),
    state: (now: Date) => readBackupState(env, root, { now, runningMs: 86_400_000 }),
    run: (now: Date) => backUpNightly({ env, root, connection, database, log }, now),
    logged: () => {
      log.flush()
      return logged.join('')
    },
  }
}

/** So many days after a night of long ago, at this hour of UTC. */
const at = (day: number, hour = 12) => new Date(Date.UTC(2026, 0, 10 + day, hour, 20))

test('the hour counts in the agency’s time zone', () => {
  const due = lastDue(at(0, 12), 3)
  expect(due.toLocaleTimeString('pt-BR', { timeZone: brand.timeZone, timeStyle: 'medium' })).toBe(
    '03:00:00',
  )
  expect(at(0, 12).getTime() - due.getTime()).toBeLessThan(86_400_000)
  expect(lastDue(new Date(due.getTime() - 1), 3).getTime()).toBe(due.getTime() - 86_400_000)
})

test('there is one backup a night, complete, and the last few are kept', async () => {
  const { run, files, folder, env, state } = site({ BACKUP_KEEP: '3' })
  for (let day = 0; day < 5; day += 1) {
    await run(at(day, 12))
    await run(at(day, 13))
  }
  expect(env.BACKUP_KEEP).toBe(3)
  expect(files()).toHaveLength(3)
  expect(files().at(-1)).toContain('2026-01-14T12-20-00Z')
  expect((await checkBackup(join(folder, files().at(-1) as string))).tables.length).toBeGreaterThan(
    5,
  )
  expect(statSync(folder).mode & 0o777).toBe(0o700)
  expect(state(at(4, 20))).toEqual({ last: at(4, 12).toISOString(), problem: null })
})

test('what a killed process left behind goes, and other files stay', async () => {
  const { run, files, folder } = site()
  mkdirSync(folder)
  writeFileSync(join(folder, 'alisio-2026-01-01T03-20-00Z.backup.part'), 'x')
  writeFileSync(join(folder, 'mine.backup'), 'x')
  await run(at(0))
  expect(files()).toEqual(['alisio-2026-01-10T12-20-00Z.backup', 'mine.backup'])
})

test('a backup that fails is told until one succeeds', async () => {
  const { run, folder, state, logged, dataDir } = site()
  writeFileSync(folder, 'a file where the folder should be')
  await run(at(0))
  expect(logged()).toContain('backup failed')
  expect(state(at(0, 13))?.problem).toBe('It is overdue.')
  rmSync(folder)
  mkdirSync(folder)
  writeFileSync(join(folder, 'failed.json'), JSON.stringify({ problem: 'There is no room.' }))
  expect(state(at(0, 13))).toEqual({ last: null, problem: 'There is no room.' })
  await run(at(0, 13))
  expect(state(at(0, 14))).toEqual({ last: at(0, 13).toISOString(), problem: null })
  expect(readdirSync(dataDir)).toEqual(['backups'])
})

test('a site that has just been started is not overdue', () => {
  const { env } = site()
  expect(readBackupState(env, root, { now: at(0), runningMs: 1000 })?.problem).toBeNull()
})

test('nothing is written where it is switched off, or where the database is somebody’s own', async () => {
  for (const settings of [
    { BACKUP_KEEP: '0' },
    { DATABASE_URL: 'postgresql://localhost/alisio' },
  ] as Record<string, string>[]) {
    const { run, state, dataDir } = site(settings)
    await run(at(0))
    expect(readdirSync(dataDir)).toEqual([])
    expect(state(at(0))).toBeNull()
  }
})

test.skipIf(isMissing('root'))(
  needing('root', 'what root makes in another user’s folder is that user’s'),
  async () => {
    const { run, files, folder, dataDir } = site()
    chownSync(dataDir, 65_534, 65_534)
    await run(at(0))
    expect(statSync(folder).uid).toBe(65_534)
    expect(statSync(join(folder, files()[0] as string)).uid).toBe(65_534)
  },
)

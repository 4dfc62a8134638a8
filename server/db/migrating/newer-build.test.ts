import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startPostgres, type TestPostgres } from '#tests/support/database/postgres.ts'
import { StartupError } from '../../process/startup-error.ts'
import { breaksBefore, migrate } from './migrate.ts'

vi.setConfig({ testTimeout: 60_000 })

const migrations = 'server/db/migrations'
const top = mkdtempSync(join(tmpdir(), 'alisio-builds-'))
let server: TestPostgres
beforeAll(async () => {
  server = await startPostgres()
  await server.administer('create role site login createrole password PASSWORD')
  await server.administer('create database shop owner site')
})
afterAll(async () => {
  await server.stop()
  rmSync(top, { recursive: true })
})

/** Migrations a later build has beyond those of the one before. */
const later = {
  '9001_wider.sql': 'create table wider (id int);',
  '9002_narrower.sql':
    '-- What 9001 replaced goes.\n-- breaks builds before: 9001_wider.sql\ncreate table narrower (id int);',
  '9003_other.sql': '-- breaks builds before: this\ncreate table other (id int);',
}

/** A build's folder of migrations: this one's, and the first so many of those to come. */
function build(count: number): string {
  const folder = join(top, String(count))
  cpSync(migrations, folder, { recursive: true })
  for (const [name, text] of Object.entries(later).slice(0, count))
    writeFileSync(join(folder, name), text)
  return folder
}

async function start(folder: string) {
  const newer: string[] = []
  const onNewer = (names: string[]) => newer.push(...names)
  const connection = { connectionString: server.url('site', 'shop') }
  const applied = await migrate(connection, folder, { onNewer })
  return { applied, told: newer }
}

test('an earlier build starts on what a later one added, and is told; it refuses what breaks it', async () => {
  const [present, wider, narrower, other] = [0, 1, 2, 3].map(build) as [
    string,
    string,
    string,
    string,
  ]
  expect(await start(present)).toMatchObject({ told: [] })

  expect(await start(wider)).toEqual({ applied: 1, told: [] })
  expect(await start(present)).toEqual({ applied: 0, told: ['9001_wider.sql'] })

  expect(await start(narrower)).toEqual({ applied: 1, told: [] })
  expect(await start(wider)).toEqual({ applied: 0, told: ['9002_narrower.sql'] })
  const refused = await start(present).catch((error) => error)
  expect(refused).toBeInstanceOf(StartupError)
  expect(refused.message).toMatch(/newer build .*\(9002_narrower\.sql\).*\n.*npm run restore/)

  expect(await start(other)).toEqual({ applied: 1, told: [] })
  await expect(start(narrower)).rejects.toThrow('9003_other.sql')
  expect(await start(other)).toEqual({ applied: 0, told: [] })
})

test('a build that has migrations of its own adds none of them to a database it cannot work with', async () => {
  const branch = join(top, 'branch')
  cpSync(migrations, branch, { recursive: true })
  writeFileSync(join(branch, '9004_branch.sql'), 'create table branch (id int);')
  await expect(start(branch)).rejects.toThrow('Nothing was changed')
  const { rows } = await server.administer(`select to_regclass('alisio.branch') as made`, 'shop')
  expect(rows[0]?.made).toBeNull()
})

test('what a migration breaks is named by a migration there is', () => {
  const names = readdirSync(migrations)
  for (const name of names) {
    const text = readFileSync(join(migrations, name), 'utf8')
    const before = breaksBefore(name, text)
    if (before) expect(names, name).toContain(before)
    else expect(text, name).not.toMatch(/^--\s*breaks builds/m)
  }
})

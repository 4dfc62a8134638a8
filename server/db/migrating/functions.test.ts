import { appendFileSync, cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startPostgres, type TestPostgres } from '#tests/support/database/postgres.ts'
import { migrate } from './migrate.ts'

vi.setConfig({ testTimeout: 60_000 })

const FIRST = '0069_functions.sql'
const top = mkdtempSync(join(tmpdir(), 'alisio-functions-'))
let server: TestPostgres
beforeAll(async () => {
  server = await startPostgres()
  await server.administer('create role site login createrole password PASSWORD')
  await server.administer('create database migrated owner site')
  await start('migrated', 'server/db/migrations')
})
afterAll(async () => {
  await server.stop()
  rmSync(top, { recursive: true })
})

/** A build's own copy of the files, with what is added to its functions and migrations. */
function build(name: string, added: { functions?: string; migration?: string } = {}): string {
  for (const folder of ['functions', 'migrations'])
    cpSync(join('server/db', folder), join(top, name, folder), { recursive: true })
  const write = (file: string, text = '') => appendFileSync(join(top, name, file), text)
  write('functions/leads.sql', added.functions)
  if (added.migration) write('migrations/9001_later.sql', added.migration)
  return join(top, name, 'migrations')
}

async function start(database: string, folder: string, only?: string[]) {
  const newer: string[] = []
  const connection = { connectionString: server.url('site', database) }
  await migrate(connection, folder, { only, onNewer: (names) => newer.push(...names) })
  return newer
}

/** A copy of one that this build migrated, which takes a second of CPU. */
async function copyDatabase(name: string) {
  await server.administer(`create database ${name} template migrated owner site`)
}

/** Everything about each function but its text. */
async function listFunctions(database: string) {
  const { rows } = await server.administer(
    `select oid::regprocedure::text as name, proowner::regrole::text as owner, prosecdef, proconfig,
       provolatile, prorettype::regtype::text as returns,
       array(select item::text from unnest(proacl) as item order by 1) as rights
     from pg_proc where pronamespace = 'alisio'::regnamespace order by 1`,
    database,
  )
  return rows
}

const declare = (result: number) => `
create or replace function folded(words text) returns text language sql immutable
begin atomic
  select '${result}'::text;
end;`

async function readResult(database: string) {
  const { rows } = await server.administer(`select alisio.folded('Á') as result`, database)
  return rows[0]?.result
}

test('files declare every function there is, each once, with the rights its migrations gave', async () => {
  await server.administer('create database before owner site')
  await start('before', 'server/db/migrations', readdirSync('server/db/migrations'))
  const functions = await listFunctions('migrated')
  // Those that no table needs stand in the files alone.
  expect(functions).toEqual(expect.arrayContaining(await listFunctions('before')))
  const texts = readdirSync('server/db/functions').map((name) =>
    readFileSync(join('server/db/functions', name), 'utf8'),
  )
  const declared = texts.flatMap((text) =>
    Array.from(text.matchAll(/^create or replace function (\w+)\(/gm), ([, name]) => name),
  )
  const names = functions.map(({ name }) => name.replace(/^alisio\.|\(.*/g, ''))
  expect(declared.sort()).toEqual(names.sort())
})

test('no migration declares a function again since they have files of their own', () => {
  for (const name of readdirSync('server/db/migrations').filter((each) => each >= FIRST))
    expect(readFileSync(join('server/db/migrations', name), 'utf8'), name).not.toMatch(
      /create or replace function/i,
    )
})

test('a changed file is applied at the next start, and an older build does not put its text back', async () => {
  await copyDatabase('shop')
  const first = build('first')
  expect(await start('shop', first)).toEqual([])
  expect(await readResult('shop')).toBe('a')
  const rights = await listFunctions('shop')

  const second = build('second', { functions: declare(2) })
  expect(await start('shop', second)).toEqual([])
  expect(await readResult('shop')).toBe('2')
  expect(await listFunctions('shop')).toEqual(rights)

  expect(await start('shop', first)).toEqual(['leads.sql'])
  expect(await readResult('shop')).toBe('2')
  expect(await start('shop', second)).toEqual([])
})

test('a build that lacks a migration applies no functions, also when its text was never there', async () => {
  await copyDatabase('branch')
  const migration = 'create table later (id int);'
  await start('branch', build('later', { functions: declare(3), migration }))
  expect(await start('branch', build('skipped', { functions: declare(1) }))).toEqual([
    '9001_later.sql',
  ])
  expect(await readResult('branch')).toBe('3')
})

test('a file that fails leaves all functions as they were', async () => {
  await copyDatabase('broken')
  await start('broken', build('working'))
  const failing = build('failing', { functions: `${declare(4)}\nselect no_such_column;` })
  await expect(start('broken', failing)).rejects.toThrow('no_such_column')
  expect(await readResult('broken')).toBe('a')
})

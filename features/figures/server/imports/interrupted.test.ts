import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { asStaff } from '#server/db/roles/run-as.ts'
import { createLogger } from '#server/log.ts'
import { testConnection, testDatabase } from '#tests/support/database/database.ts'
import { longTest } from '#tests/support/long-test.ts'
import { testDeps } from '#tests/support/people/accounts.ts'
import { addCompany, addStaff } from '#tests/support/people/staff.ts'
import { confirmImport, undoAtDesk } from './confirm-import.ts'
import { readUpload } from './files/read-upload.ts'
import { processUploads, sweepUploads } from './files/receive-upload.ts'
import { readImport } from './imports.server.ts'
import { openLongWork } from './long-work.ts'
import { repairImports } from './repair-imports.ts'
import { listImportItems } from './today-items.ts'
import { discardImport } from './undo-import.ts'

const database = testDatabase()
const deps = testDeps(database)
const other = new pg.Client(testConnection())
const root = mkdtempSync(join(tmpdir(), 'alisio-interrupted-'))
const uploads = join(root, 'uploads')
const file = join(root, 'numeros.csv')
const children: ChildProcess[] = []
/** They start a process and wait until the database notices its death. */
const slow = { timeout: 60_000 }
let staffId: string

beforeAll(async () => {
  staffId = (await addStaff(database, 'team')).id
  await other.connect()
  const head = 'Campaign name,Day,Amount spent (BRL),Impressions,Link clicks,Results'
  writeFileSync(file, `${head}\nLeads,2026-10-01,1.50,10,1,1`)
})
afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
  await other.query('select pg_advisory_unlock_all()')
})
afterAll(async () => {
  await other.end()
  rmSync(root, { recursive: true, force: true })
})

/** Another session holds the client's lock, so that work waits. */
const lockClient = (clientId: string) =>
  other.query('select pg_advisory_lock(hashtextextended($1, 0))', [`import campaigns ${clientId}`])
const giveTurn = () => other.query('select pg_advisory_unlock_all()')

/** Backends that work on imports, or wait for a lock in one. */
async function backends(waiting: boolean) {
  const { rows } = await database.db.execute(sql`
    select from pg_stat_activity where application_name = 'alisio import'
      and datname = current_database() and (not ${waiting} or wait_event_type = 'Lock')`)
  return rows.length
}
const untilWaiting = () => expect.poll(() => backends(true), { timeout: 30_000 }).toBe(1)
const untilFree = () => expect.poll(() => backends(false), { timeout: 30_000 }).toBe(0)

function begin(clientId: string, confirm?: string): ChildProcess {
  const input = { connection: deps.connection, uploads, staffId, clientId, file, confirm }
  const child = spawn(
    process.execPath,
    ['tests/support/features/figures/import-process.ts', JSON.stringify(input)],
    {
      stdio: 'inherit',
    },
  )
  children.push(child)
  return child
}

async function end(child: ChildProcess, signal: NodeJS.Signals) {
  const ended = once(child, 'exit')
  child.kill(signal)
  await ended
}

async function importOf(clientId: string) {
  const { rows } = await database.db.execute<{
    id: string
    state: string
    report: { problem?: { message: string; details: string[] } }
  }>(sql`select id, state, report from alisio.imports where client_id = ${clientId}`)
  return rows[0] as (typeof rows)[number]
}

async function readHere(clientId: string) {
  const path = join(root, crypto.randomUUID())
  writeFileSync(
    path,
    'Campaign name,Day,Amount spent (BRL),Impressions,Link clicks,Results\nA,2026-10-01,1,1,1,1',
  )
  return readUpload(deps, staffId, clientId, { path, fileName: 'numeros.csv', isSheet: false })
}

async function todayOf(clientId: string) {
  const lines = await asStaff(database, staffId, (tx) => listImportItems(tx))
  return lines.filter(({ href }) => href.includes(clientId))
}

test(
  'reading that is killed frees the client’s turn, is told with what to do, and leaves no file',
  slow,
  async () => {
    const clientId = await addCompany(database, staffId)
    await lockClient(clientId)
    const child = begin(clientId)
    await untilWaiting()
    const { id } = await importOf(clientId)
    // A running process is not interrupted by repairs.
    await repairImports(deps)
    await sweepUploads(uploads)
    expect((await readImport(database, staffId, { clientId, id }))?.row.state).toBe('reading')
    expect(readdirSync(uploads)).toHaveLength(1)

    await end(child, 'SIGKILL')
    await untilFree()
    await repairImports(deps)
    const { state, report } = await importOf(clientId)
    expect(state).toBe('refused')
    expect(report.problem?.message).toContain('interrompida')
    expect(report.problem?.details.join()).toContain('Envie o arquivo de novo')
    expect(await todayOf(clientId)).toMatchObject([
      { detail: report.problem?.message, owner: staffId },
    ])
    await sweepUploads(uploads)
    expect(readdirSync(uploads)).toEqual([])
    await discardImport(database, { staffId, clientId, id })
    expect(await importOf(clientId)).toBeUndefined()
  },
)

test('killed saving changes nothing and can be confirmed again', slow, async () => {
  const clientId = await addCompany(database, staffId)
  const id = await readHere(clientId)
  await lockClient(clientId)
  const child = begin(clientId, id)
  await untilWaiting()
  expect((await importOf(clientId)).state).toBe('saving')
  await end(child, 'SIGKILL')
  await untilFree()
  // The page does not show it as running.
  const { row } = (await readImport(database, staffId, { clientId, id })) ?? {}
  expect(row).toMatchObject({ state: 'ready' })
  expect(row?.report.problem?.details.join()).toContain('Confirme de novo')
  expect(await todayOf(clientId)).toMatchObject([{ action: 'Continuar' }])
  await giveTurn()
  await confirmImport(deps, { staffId, clientId, id })
  expect(await importOf(clientId)).toMatchObject({
    state: 'done',
    report: expect.not.objectContaining({ problem: expect.anything() }),
  })
  expect(await todayOf(clientId)).toEqual([])
})

longTest(
  'a process that shuts down records what it interrupts',
  async () => {
    const clientId = await addCompany(database, staffId)
    await lockClient(clientId)
    const child = begin(clientId)
    await untilWaiting()
    await end(child, 'SIGTERM')
    expect(await importOf(clientId)).toMatchObject({
      state: 'refused',
      report: { problem: { message: expect.stringContaining('interrompida') } },
    })
    expect(readdirSync(uploads).flatMap((name) => readdirSync(join(uploads, name)))).toEqual([])
  },
  slow.timeout,
)

test('an interrupted undo leaves the import in place', async () => {
  const clientId = await addCompany(database, staffId)
  const id = await readHere(clientId)
  await confirmImport(deps, { staffId, clientId, id })
  const longWork = openLongWork(deps)
  await lockClient(clientId)
  const undoing = undoAtDesk({ ...deps, longWork }, { staffId, clientId, id })
  await untilWaiting()
  await longWork.stop(0)
  await undoing
  expect(await importOf(clientId)).toMatchObject({
    state: 'done',
    report: { problem: { details: [expect.stringContaining('Tente desfazer de novo')] } },
  })
  const path = join(root, 'refused')
  writeFileSync(path, 'x')
  const upload = { path, fileName: 'numeros.csv', isSheet: false }
  const again = readUpload({ ...deps, longWork }, staffId, clientId, upload)
  await expect(again).rejects.toThrow('sendo atualizado')
  expect(readdirSync(root)).not.toContain('refused')
})

test('a file being read can be discarded, and its reader stops', slow, async () => {
  const clientId = await addCompany(database, staffId)
  await lockClient(clientId)
  const reading = readHere(clientId)
  await untilWaiting()
  const { id } = await importOf(clientId)
  await discardImport(database, { staffId, clientId, id })
  await untilFree()
  await reading
  expect(await importOf(clientId)).toBeUndefined()
})

test('an import being saved cannot be discarded, and a saved one names the undo', async () => {
  const clientId = await addCompany(database, staffId)
  const id = await readHere(clientId)
  await lockClient(clientId)
  const saving = confirmImport(deps, { staffId, clientId, id })
  await untilWaiting()
  await expect(discardImport(database, { staffId, clientId, id })).rejects.toThrow('sendo gravado')
  await giveTurn()
  await saving
  await untilFree()
  await expect(discardImport(database, { staffId, clientId, id })).rejects.toThrow('já valem')
})

test('an import without a connection says why, and can be retried', async () => {
  const clientId = await addCompany(database, staffId)
  const unavailable = openLongWork({
    ...deps,
    log: createLogger('silent'),
    connection: { ...deps.connection, host: '127.0.0.1', port: 1 },
  })
  const path = join(root, 'away')
  writeFileSync(path, 'x')
  const upload = { path, fileName: 'numeros.csv', isSheet: false }
  const id = await readUpload({ ...deps, longWork: unavailable }, staffId, clientId, upload)
  expect(await importOf(clientId)).toMatchObject({
    state: 'refused',
    report: { problem: { message: expect.stringContaining('banco de dados') } },
  })
  expect(readdirSync(root)).not.toContain('away')
  await discardImport(database, { staffId, clientId, id })

  const ready = await readHere(clientId)
  await confirmImport({ ...deps, longWork: unavailable }, { staffId, clientId, id: ready })
  expect(await importOf(clientId)).toMatchObject({
    state: 'ready',
    report: {
      problem: { details: expect.arrayContaining([expect.stringContaining('Confirme de novo')]) },
    },
  })
  await confirmImport(deps, { staffId, clientId, id: ready })
  expect((await importOf(clientId)).state).toBe('done')
})

test('uploads of dead processes are deleted, those of this one stay', async () => {
  const folder = join(root, 'swept')
  const now = Date.now()
  for (const name of ['elsewhere.12-34', 'silent.12-34'])
    mkdirSync(join(folder, name), { recursive: true })
  mkdirSync(processUploads(folder))
  const longAgo = new Date(now - 11 * 60_000)
  utimesSync(join(folder, 'silent.12-34'), longAgo, longAgo)
  utimesSync(processUploads(folder), longAgo, longAgo)
  await sweepUploads(folder, now)
  expect(
    readdirSync(folder)
      .map((name) => join(folder, name))
      .sort(),
  ).toEqual([join(folder, 'elsewhere.12-34'), processUploads(folder)].sort())
})

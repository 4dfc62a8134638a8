import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliCompressSync } from 'node:zlib'
import { eq, like, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { testDatabase } from '#tests/support/database/database.ts'
import type { AppDeps } from '../deps.ts'
import { parseEnv } from '../env/env.ts'
import { resourceFile, type StaticFiles } from '../http/files/static-files.ts'
import { createListener } from '../http/listener.ts'
import { noVisitCounter } from '../http/visit-counter.ts'
import { createLogger } from '../log.ts'
import { buildFiles, createFindFile, type FindFile, publishFiles } from './builds.ts'

const database = testDatabase()
const script = Buffer.from('export const plano = 1\n'.repeat(50))
const picture = Buffer.from([0x89, 0x50, 0, 0xff, 0x10])

/** Of a build of its own, so that tests do not find each other's. */
function build(): { files: StaticFiles; js: string; webp: string } {
  const hash = crypto.randomUUID().slice(0, 8)
  const js = `/assets/app-${hash}.js`
  const webp = `/assets/foto-${hash}.webp`
  const files: StaticFiles = new Map([
    [js, resourceFile(js, { identity: script, br: brotliCompressSync(script) })],
    [webp, resourceFile(webp, { identity: picture })],
    ['/robots.txt', resourceFile('/robots.txt', { identity: Buffer.from('x') })],
  ])
  return { files, js, webp }
}

let server: Server
let origin: string
let findFile: FindFile

beforeAll(async () => {
  const log = createLogger('silent')
  const deps = { env: parseEnv({}), log, visits: noVisitCounter, database } as AppDeps
  const fetch = () => new Response('the app')
  findFile = createFindFile(database)
  const find: FindFile = (path) => findFile(path)
  server = createServer(createListener({ deps, files: () => new Map(), fetch, findFile: find }))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => server.close())
afterEach(() => {
  vi.restoreAllMocks()
})

test('a process serves the hashed files of a build it has never had, as that build would', async () => {
  const { files, js, webp } = build()
  await publishFiles(database, files)
  for (const encoding of ['br', 'gzip']) {
    const answer = await fetch(origin + js, { headers: { 'Accept-Encoding': encoding } })
    expect(answer.headers.get('content-encoding')).toBe(encoding === 'br' ? 'br' : null)
    expect(answer.headers.get('cache-control')).toContain('immutable')
    expect(answer.headers.get('content-type')).toContain('javascript')
    expect(answer.headers.get('vary')).toBe('Accept-Encoding')
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(script)
  }
  const answer = await fetch(origin + webp)
  expect(Buffer.from(await answer.arrayBuffer())).toEqual(picture)
})

test('what no build had is not found, and asking again and again costs one question', async () => {
  const selectSpy = vi.spyOn(database.db, 'select')
  const path = `/assets/app-${crypto.randomUUID().slice(0, 8)}.js`
  for (let times = 0; times < 5; times += 1) {
    const answer = await fetch(origin + path)
    expect(answer.status).toBe(404)
    expect(answer.headers.get('cache-control')).toBe('no-store')
  }
  expect(selectSpy).toHaveBeenCalledTimes(1)
})

test('invalid file names are not looked up', async () => {
  const selectSpy = vi.spyOn(database.db, 'select')
  for (const path of [
    '/assets/app.js',
    '/assets/x/../y-abcdefgh.js',
    '/assets/a-12345678.js.map1x',
  ]) {
    expect(await findFile(path)).toBeUndefined()
  }
  expect(selectSpy).not.toHaveBeenCalled()
})

test('most of many simultaneous lookups of unknown files are refused', async () => {
  const paths = Array.from({ length: 50 }, () => `/assets/a-${crypto.randomUUID().slice(0, 8)}.js`)
  const answers = await Promise.allSettled(paths.map(findFile))
  expect(answers.filter(({ status }) => status === 'rejected').length).toBeGreaterThan(30)
  await expect(findFile(`/assets/b-${crypto.randomUUID().slice(0, 8)}.js`)).resolves.toBeUndefined()
})

test('files nobody had for a week are forgotten, those of a running build are not', async () => {
  const [old, running] = [build(), build()]
  await publishFiles(database, old.files)
  await publishFiles(database, running.files)
  const age = { seenAt: sql`now() - interval '8 days'` }
  await database.db.update(buildFiles).set(age).where(eq(buildFiles.path, old.js))
  await database.db.update(buildFiles).set(age).where(eq(buildFiles.path, running.js))
  await publishFiles(database, running.files)
  const remaining = await database.db
    .select({ path: buildFiles.path })
    .from(buildFiles)
    .where(like(buildFiles.path, '/assets/app-%'))
  const paths = remaining.map(({ path }) => path)
  expect(paths).toContain(running.js)
  expect(paths).not.toContain(old.js)
})

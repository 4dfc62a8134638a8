import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import type { Server } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Hono } from 'hono'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { AppDeps } from '#server/deps.ts'
import { parseEnv } from '#server/env/env.ts'
import { createLogger } from '#server/log.ts'
import { drain } from '../drain.ts'
import { fail } from '../error-response.ts'
import { loadStaticFiles } from '../files/static-files.ts'
import { createHttpServer } from '../http-server.ts'
import { createListener } from '../listener.ts'
import type { AppBindings } from '../request/request-context.ts'
import { thirdPartiesFrom } from '../security/security-headers.ts'
import { noVisitCounter } from '../visit-counter.ts'

const PIECE = 'x'.repeat(100)
const PIECES = 30
const PACE_MS = 50
/** A body at this pace takes three times as long as an ordinary one may. */
const limits = { headersMs: 300, bodyMs: 500, stretchMs: 1500, stretchBytes: 200 }

const build = mkdtempSync(join(tmpdir(), 'alisio-slow-'))
let server: Server
let logged = ''

/** What the log says of requests for this path. */
const statusesOf = (path: string) =>
  logged
    .split('\n')
    .filter((line) => line.includes(`"path":"${path}"`))
    .map((line) => JSON.parse(line).status)

beforeAll(async () => {
  const log = createLogger('info', (text) => {
    logged += text
  })
  const app = new Hono<AppBindings>()
  app.onError(fail)
  app.post('/upload/:name', async (c) => {
    c.env.info.expectUpload?.()
    return c.text(`took ${(await c.req.text()).length}`)
  })
  app.post('/form', async (c) => c.text(`took ${(await c.req.text()).length}`))
  const env = parseEnv({})
  const deps = { env, log, visits: noVisitCounter, isDraining: () => false } as AppDeps
  mkdirSync(join(build, 'client'))
  writeFileSync(join(build, 'client/robots.txt'), 'User-agent: *')
  writeFileSync(join(build, 'pages.json'), JSON.stringify({ pages: {} }))
  const files = loadStaticFiles(build, thirdPartiesFrom(env))
  const listener = createListener({ deps, files: () => files, fetch: app.fetch })
  server = createHttpServer(listener, limits)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterAll(async () => {
  await drain(server, { maxWaitMs: 100 })
  rmSync(build, { recursive: true })
})

function open(): { socket: Socket; answer: () => string; closed: Promise<unknown> } {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  let answer = ''
  socket.setEncoding('utf8').on('data', (text) => {
    answer += text
  })
  socket.on('error', () => {})
  return { socket, answer: () => answer, closed: once(socket, 'close') }
}

const head = (line: string, length: number, more = '') =>
  `${line} HTTP/1.1\r\nHost: a\r\nContent-Length: ${length}\r\n${more}\r\n`

/** Piece by piece until all is sent or the server has ended the connection. */
async function trickle(socket: Socket, pieces: Iterable<string>) {
  for (const piece of pieces) {
    if (socket.destroyed) return
    socket.write(piece)
    await sleep(PACE_MS)
  }
}

const pieces = Array<string>(PIECES).fill(PIECE)

test('an upload that goes on is taken to its end, however long it takes', async () => {
  const { socket, answer, closed } = open()
  socket.write(head('POST /upload/goes-on', PIECE.length * PIECES, 'Connection: close\r\n'))
  await trickle(socket, pieces)
  await closed
  expect(answer()).toContain('200 OK')
  expect(answer()).toContain(`took ${PIECE.length * PIECES}`)
})

test('a stalled upload is answered and logged as 408, with an explanation', async () => {
  const { socket, answer, closed } = open()
  socket.write(head('POST /upload/stops', 1000) + PIECE)
  await closed
  expect(answer()).toContain('408 Request Timeout')
  expect(answer()).toContain('O envio demorou demais')
  await expect.poll(() => statusesOf('/upload/stops')).toEqual([408])
})

test('any other body has to arrive in time', async () => {
  const { socket, answer, closed } = open()
  socket.write(head('POST /form', PIECE.length * PIECES))
  await trickle(socket, pieces)
  await closed
  expect(answer()).toContain('408 Request Timeout')
  await expect.poll(() => statusesOf('/form')).toEqual([408])
})

test('a request whose body never arrives is answered, and its connection closed', async () => {
  const { socket, answer, closed } = open()
  socket.write(head('GET /robots.txt', 1000))
  await closed
  expect(answer()).toContain('200 OK')
})

test('headers sent a byte at a time are cut', async () => {
  const { socket, answer, closed } = open()
  await trickle(socket, `GET /robots.txt HTTP/1.1\r\nHost: ${'a'.repeat(100)}`)
  await closed
  expect(answer()).toContain('408 Request Timeout')
})

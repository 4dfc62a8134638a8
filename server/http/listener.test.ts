import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request as httpRequest, type Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { Hono } from 'hono'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { AppDeps } from '#server/deps.ts'
import { parseEnv } from '#server/env/env.ts'
import { createLogger } from '#server/log.ts'
import { drain } from './drain.ts'
import { fail } from './error-response.ts'
import { loadStaticFiles } from './files/static-files.ts'
import { createHttpServer } from './http-server.ts'
import { type AppFetch, createListener } from './listener.ts'
import type { AppBindings } from './request/request-context.ts'
import { thirdPartiesFrom } from './security/security-headers.ts'
import { noVisitCounter, type VisitCounter } from './visit-counter.ts'

const page = '<h1>Vento a favor</h1>'.repeat(20)
const build = mkdtempSync(join(tmpdir(), 'build-'))
let server: Server
let port: number
let logged = ''
const counted: string[] = []
const log = createLogger('info', (text) => {
  logged += text
})

function put(name: string, content: string) {
  const path = join(build, name)
  mkdirSync(join(path, '..'), { recursive: true })
  writeFileSync(path, content)
  writeFileSync(`${path}.br`, brotliCompressSync(content))
  writeFileSync(`${path}.gz`, gzipSync(content))
}

beforeAll(async () => {
  put('client/home1/index.html', page)
  put('client/home1.data', '[]')
  put('client/assets/app-abc123.js', 'export {}')
  put('client/robots.txt', 'User-agent: *')
  writeFileSync(join(build, 'secret.txt'), 'secret')
  const pages = {
    '/home1': { file: 'home1/index.html', scripts: ['sha256-s'], styles: ['sha256-t'] },
  }
  writeFileSync(join(build, 'pages.json'), JSON.stringify({ pages }))

  const env = parseEnv({ TRUST_PROXY: 'loopback' })
  const visits: VisitCounter = {
    ...noVisitCounter,
    count: ({ path, query }) => void counted.push(path + query),
  }
  const deps = { env, log, visits, isDraining: () => false } as AppDeps
  const app = new Hono<AppBindings>()
  app.onError(fail)
  app.get('/boom', () => {
    throw new Error('the database password is hunter2')
  })
  app.all('*', (c) => c.text(`app ${c.env.info.clientAddress}`, 404))
  const files = loadStaticFiles(build, thirdPartiesFrom(env))
  const fetch: AppFetch = (request, bindings) => {
    if (request.url.endsWith('/broken')) return Promise.reject(new Error('hunter2'))
    return app.fetch(request, bindings)
  }
  server = createHttpServer(createListener({ deps, files: () => files, fetch }))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  port = (server.address() as AddressInfo).port
})

afterAll(async () => {
  await drain(server, { maxWaitMs: 100 })
  rmSync(build, { recursive: true })
})

type Answer = { status: number; headers: Record<string, string>; body: Buffer }

/** Unlike fetch, this sends the path as it is. */
function send(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = httpRequest({ port, path, headers, method, agent: false }, async (response) => {
      const chunks = await response.toArray()
      const status = response.statusCode ?? 0
      resolve({
        status,
        headers: response.headers as Record<string, string>,
        body: Buffer.concat(chunks),
      })
    })
    sent.on('error', reject)
    sent.end()
  })
}

function raw(text: string): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.end(text))
    let answer = ''
    socket.on('data', (chunk) => {
      answer += chunk
    })
    socket.on('close', () => resolve(answer))
  })
}

test('a pre-rendered page comes compressed, with its hashes, and is revalidated', async () => {
  const answer = await send('/home1?utm=1', { 'accept-encoding': 'gzip, br' })
  expect(answer.status).toBe(200)
  expect(answer.body).toEqual(brotliCompressSync(page))
  expect(answer.headers).toMatchObject({
    'content-encoding': 'br',
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
    vary: 'Accept-Encoding',
  })
  expect(answer.headers['content-security-policy']).toContain("'sha256-s'")
})

test('each encoding has its own ETag, and knowing it saves the body', async () => {
  const [br, gzip, plain] = await Promise.all(
    ['br', 'gzip', 'identity'].map((coding) => send('/home1', { 'accept-encoding': coding })),
  )
  const etags = [br, gzip, plain].map((answer) => answer?.headers.etag)
  expect(new Set(etags).size).toBe(3)
  const conditional = { 'accept-encoding': 'br', 'if-none-match': `"x", W/${br?.headers.etag}` }
  const again = await send('/home1', conditional)
  expect(again.status).toBe(304)
  expect(again.body).toHaveLength(0)
  expect(again.headers).toMatchObject({ vary: 'Accept-Encoding', 'x-frame-options': 'DENY' })
})

test('HEAD has the headers of GET and no body', async () => {
  const answer = await send('/home1', {}, 'HEAD')
  expect(answer.headers['content-length']).toBe(String(page.length))
  expect(answer.body).toHaveLength(0)
})

test('hashed files may be kept for ever, unknown ones are a plain 404', async () => {
  expect((await send('/assets/app-abc123.js')).headers['cache-control']).toContain('immutable')
  const missing = await send('/assets/gone-1.js')
  expect(missing.status).toBe(404)
  expect(missing.body.toString()).toBe('Not Found')
})

test('no answer lacks its security headers', async () => {
  const paths = [
    '/home1',
    '/home1/',
    '/nothing',
    '/boom',
    '//x',
    '/assets/no',
    '/%zz',
    '/robots.txt',
  ]
  for (const path of paths) {
    const { headers } = await send(path)
    expect(headers, path).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'cross-origin-opener-policy': 'same-origin',
      'referrer-policy': 'strict-origin-when-cross-origin',
    })
    expect(headers['content-security-policy'], path).toContain("frame-ancestors 'none'")
    expect(headers['x-request-id'], path).toMatch(/^[\w-]{12}-[0-9a-z]+$/)
    expect(headers['strict-transport-security'], path).toBeUndefined()
  }
})

test('behind TLS every answer asks for it to stay', async () => {
  for (const path of ['/home1', '/nothing', '//x']) {
    const { headers } = await send(path, { 'x-forwarded-proto': 'https' })
    expect(headers['strict-transport-security'], path).toContain('max-age=')
    expect(headers['content-security-policy'], path).toContain('upgrade-insecure-requests')
  }
})

test('a trailing slash redirects within the site, and what is rendered is not stored', async () => {
  const answer = await send('/home1/?a=b')
  expect(answer.status).toBe(308)
  expect(answer.headers.location).toBe('/home1?a=b')
  expect((await send('/nothing')).headers['cache-control']).toBe('no-store')
})

test.each([
  '//x',
  '//evil.example/',
  '/..%2fsecret.txt',
  '/../secret.txt',
  '/%2e%2e/secret.txt',
  '/assets/../../secret.txt',
  '/assets/%2e%2e/%2e%2e/secret.txt',
  '/..\\secret.txt',
  '/%00',
  '/%zz',
  '/index.html.br',
  '/home1/index.html',
  `/${'a'.repeat(10_000)}`,
])('%s stays inside the build and is no failure of ours', async (path) => {
  const answer = await send(path)
  expect([404, 414]).toContain(answer.status)
  expect(answer.body.toString()).not.toContain('secret')
  expect(answer.headers.location).toBeUndefined()
})

test('rubbish instead of HTTP gets a 400 with the same headers', async () => {
  const answer = await raw('RUBBISH\r\n\r\n')
  expect(answer).toMatch(/^HTTP\/1.1 400/)
  expect(answer).toContain('X-Frame-Options: DENY')
  expect(await raw(`GET / HTTP/1.1\r\nHost: x\r\nA: ${'a'.repeat(20_000)}\r\n\r\n`)).toMatch(
    / 431 /,
  )
  expect(await raw('GET /x HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n')).toMatch(/ 400 /)
  expect(await raw('TRACE / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n')).toMatch(/ 405 /)
})

test.each(['/boom', '/broken'])(
  'an unexpected failure (%s) is told in Portuguese without its detail',
  async (path) => {
    logged = ''
    const answer = await send(path)
    expect(answer.status).toBe(500)
    expect(answer.body.toString()).toContain(String(answer.headers['x-request-id']))
    expect(answer.body.toString()).not.toContain('hunter2')
    await expect.poll(() => logged).toContain('hunter2')
  },
)

test('a request is one line of the log without query or address', async () => {
  log.flush()
  logged = ''
  await send('/nada%0a?email=a@b.c', { 'x-forwarded-for': '203.0.113.9' })
  await expect.poll(() => logged).toContain('"status":404')
  expect(logged.trim().split('\n')).toHaveLength(1)
  expect(logged).not.toMatch(/a@b|203\.0\.113/)
})

test('the app learns the visitor’s address from the trusted proxy', async () => {
  const answer = await send('/who', { 'x-forwarded-for': '203.0.113.9' })
  expect(answer.body.toString()).toBe('app 203.0.113.9')
})

test('pages that were answered are told to the counter of visits, and nothing else is', async () => {
  counted.length = 0
  const url = `http://127.0.0.1:${port}`
  await fetch(`${url}/home1?utm_source=x`)
  await fetch(`${url}/home1`, { method: 'HEAD' })
  await fetch(`${url}/nao-existe`)
  expect(counted).toEqual(['/home1?utm_source=x'])
})

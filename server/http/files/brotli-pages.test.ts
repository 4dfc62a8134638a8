import { brotliDecompressSync } from 'node:zlib'
import { Hono } from 'hono'
import { compress } from 'hono/compress'
import { expect, test } from 'vitest'
import { brotliPages } from './compression.ts'

const text = 'Vento a favor. '.repeat(200)
const app = new Hono()
app.use(compress())
app.use(brotliPages)
app.get('/', (c) => {
  c.header('Cache-Control', 'no-store')
  return c.html(text, 404)
})
app.get('/convite.ics', (c) => c.body(text, 200, { 'Content-Type': 'text/calendar' }))

const fetchPage = (path: string, encodings: string) =>
  app.request(path, { headers: { 'Accept-Encoding': encodings } })

test('A page comes as brotli to whoever takes it, otherwise as it was', async () => {
  const answer = await fetchPage('/', 'gzip, deflate, br, zstd')
  expect(answer.status).toBe(404)
  expect(answer.headers.get('Content-Encoding')).toBe('br')
  expect(answer.headers.get('Vary')).toBe('Accept-Encoding')
  expect(answer.headers.get('Cache-Control')).toBe('no-store')
  expect(brotliDecompressSync(await answer.arrayBuffer()).toString()).toBe(text)
})

test.each([
  ['/', 'gzip', 'gzip'],
  ['/', 'identity', null],
  ['/convite.ics', 'br, gzip', 'gzip'],
])('%s asked for in %s comes in %s', async (path, accepted, encoding) => {
  expect((await fetchPage(path, accepted)).headers.get('Content-Encoding')).toBe(encoding)
})

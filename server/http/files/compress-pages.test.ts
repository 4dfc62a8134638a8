import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { Hono } from 'hono'
import { compress } from 'hono/compress'
import { expect, test } from 'vitest'
import { compressPages } from './compression.ts'

const text = 'Vento a favor. '.repeat(200)
const long = text.repeat(40)
const app = new Hono()
app.use(compress())
app.use(compressPages)
app.get('/', (c) => {
  c.header('Cache-Control', 'no-store')
  return c.html(text, 404)
})
app.get('/longa', (c) => c.html(long))
app.get('/_.data', (c) => {
  c.header('Content-Type', 'text/x-script')
  return c.body(new Blob([text]).stream())
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
  ['/', text],
  ['/longa', long],
  ['/_.data', text],
])('%s is whole in either encoding', async (path, whole) => {
  const [br, gzip] = await Promise.all([fetchPage(path, 'br'), fetchPage(path, 'gzip')])
  expect(brotliDecompressSync(await br.arrayBuffer()).toString()).toBe(whole)
  expect(gunzipSync(await gzip.arrayBuffer()).toString()).toBe(whole)
})

test.each([
  ['/', 'gzip', 'gzip'],
  ['/', 'identity', null],
  ['/_.data', 'br, gzip', 'br'],
  ['/_.data', 'identity', null],
  ['/convite.ics', 'br, gzip', 'gzip'],
])('%s asked for in %s comes in %s', async (path, accepted, encoding) => {
  const { headers } = await fetchPage(path, accepted)
  expect(headers.get('Content-Encoding')).toBe(encoding)
  expect(headers.get('Vary')).toBe('Accept-Encoding')
})

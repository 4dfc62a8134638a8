import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type CachedPage, createPageCache, markOf } from './page-cache.ts'

const thirdParties = { scripts: [], connections: [], images: [], frames: [] }
let release = {}
let reads = 0
let renders = 0
let free = ['10:00', '11:00']

const page: CachedPage = {
  key: 'agenda',
  read: async () => {
    reads += 1
    return { free }
  },
  render: async (data: { free: string[] }) => {
    renders += 1
    const props = JSON.stringify({ referrer: markOf('referrer') })
    const html = `${data.free.join(' ')}<input value="${markOf('landing')}"><script>${props}</script>`
    return { html, scripts: ['sha256-a'], styles: [] }
  },
}

const visit = { landing: 'http://a/agenda', referrer: '' }

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] })
  release = {}
  reads = 0
  renders = 0
  free = ['10:00', '11:00']
})
afterEach(() => vi.useRealTimers())

const open = () => createPageCache({ thirdParties, release: () => release })
type Cache = ReturnType<typeof open>
const textOf = async (cache: Cache, values = visit) =>
  (await cache.find('/agenda', page, values)).identity.body.toString()

describe('a page that shows the present state', () => {
  test('is read and rendered once for all who ask within half a second', async () => {
    const cache = open()
    await Promise.all(Array.from({ length: 50 }, () => textOf(cache)))
    vi.advanceTimersByTime(499)
    await textOf(cache)
    expect([reads, renders]).toEqual([1, 1])
  })

  test('is read again after half a second, and rendered again only when something changed', async () => {
    const cache = open()
    await textOf(cache)
    vi.advanceTimersByTime(501)
    expect(await textOf(cache)).toContain('10:00 11:00')
    expect([reads, renders]).toEqual([2, 1])
    free = ['11:00']
    vi.advanceTimersByTime(501)
    expect(await textOf(cache)).not.toContain('10:00')
    expect([reads, renders]).toEqual([3, 2])
  })

  test('follows a release at once', async () => {
    const cache = open()
    await textOf(cache)
    release = {}
    await textOf(cache)
    expect([reads, renders]).toEqual([2, 2])
  })

  test('is read again after somebody changed something, whoever is reading it meanwhile', async () => {
    const cache = open()
    const before = textOf(cache)
    vi.advanceTimersByTime(1)
    cache.expire()
    free = ['11:00']
    expect(await textOf(cache)).not.toContain('10:00')
    await before
  })

  test('is rendered again when a release comes in between', async () => {
    const cache = open()
    const render = page.render as (data: { free: string[] }) => ReturnType<CachedPage['render']>
    const switching: CachedPage = {
      ...page,
      render: async (data: { free: string[] }) => {
        if (renders === 0) release = {}
        return render(data)
      },
    }
    await cache.find('/agenda', switching, visit)
    expect(renders).toBe(2)
  })

  test('does not keep a failure', async () => {
    const cache = open()
    const failing = { ...page, read: () => Promise.reject(new Error('away')) }
    await expect(cache.find('/agenda', failing, visit)).rejects.toThrow('away')
    expect(await textOf(cache)).toContain('10:00')
  })

  test('has the values of each visitor, escaped for where they stand', async () => {
    const cache = open()
    const values = { landing: 'http://a/?x="><script>', referrer: '</script><b>"' }
    const text = await textOf(cache, values)
    expect(text).toContain('value="http://a/?x=&quot;&gt;&lt;script&gt;"')
    expect(text).toContain('{"referrer":"\\u003c/script>\\u003cb>\\""}')
    expect(await textOf(cache)).toContain('value="http://a/agenda"')
    expect(renders).toBe(1)
  })

  test('comes compressed and is not stored by browsers', async () => {
    const { identity, br, gzip } = await open().find('/agenda', page, visit)
    expect(brotliDecompressSync(br?.body as Buffer)).toEqual(identity.body)
    expect(gunzipSync(gzip?.body as Buffer)).toEqual(identity.body)
    expect(identity.head.plain.text).toContain('Cache-Control: no-store')
    expect(identity.head.plain.text).toContain("'sha256-a'")
  })
})

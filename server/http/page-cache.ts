import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { pageFile, type StaticFile } from './files/static-files.ts'
import type { ThirdParties } from './security/security-headers.ts'

/** What a page has of its visitor: the hidden fields that say what brought the visit. */
type Values = Record<string, string>

/** Stands in the rendered page where a value of the visitor comes. */
export const markOf = (name: string): string => `value-of-${name}-mark`

type Rendered = { html: string; scripts: string[]; styles: string[] }

export type CachedPage = {
  /** All of the request that the page depends on, apart from the visitor's values. */
  key: string
  /** What the page shows now. Read again after `MAX_AGE_MS`; equal data keeps the rendered page. */
  read: () => Promise<unknown>
  /** Renders it with `markOf(name)` for each value. */
  render: (data: never) => Promise<Rendered>
  /** Whether our own pages may frame it. */
  framed?: boolean
}

/** A time that was just booked is offered no longer than this. */
const MAX_AGE_MS = 500
const MOST_PAGES = 50
/** About 85 kB each. */
const MOST_FILES = 200

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)
const params = { [constants.BROTLI_PARAM_QUALITY]: 5 }

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
}

/** Every mark is a whole attribute value, or a whole string in the JSON of an island. */
function fillValues(html: string, values: Values): string {
  return html.replace(/([=:])"value-of-(\w+)-mark"/g, (whole, before, name) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined
    if (value === undefined) return whole
    if (before === ':') return `:${JSON.stringify(value).replaceAll('<', '\\u003c')}`
    return `="${value.replace(/[&<>"']/g, (character) => escapes[character] as string)}"`
  })
}

/** Drops the entry that was used longest ago. */
function remember<Value>(map: Map<string, Value>, key: string, value: Value, most: number) {
  map.delete(key)
  map.set(key, value)
  if (map.size > most) map.delete(map.keys().next().value as string)
}

type Entry = {
  id: number
  release: unknown
  readAt: number
  data: string
  rendered: Promise<Rendered>
}

type Options = {
  thirdParties: ThirdParties
  /** Any value that changes when the content does. */
  release: () => unknown
}

/**
 * Pages that show the present state of something, served from memory until that or the content
 * changes. The state is read at most twice a second, however many visitors ask.
 */
export function createPageCache({ thirdParties, release }: Options) {
  const entries = new Map<string, Entry>()
  const reading = new Map<string, Promise<Entry>>()
  const files = new Map<string, Promise<StaticFile>>()
  let lastId = 0
  let expiredAt = 0

  /** A release that comes in between would mix two in one page. */
  async function renderOnce(page: CachedPage, data: unknown): Promise<Rendered> {
    const before = release()
    const rendered = await page.render(data as never)
    return before === release() ? rendered : renderOnce(page, data)
  }

  async function refresh(page: CachedPage): Promise<Entry> {
    const readAt = performance.now()
    const current = release()
    const value = await page.read()
    const data = JSON.stringify(value) ?? ''
    const entry = entries.get(page.key)
    if (entry && entry.release === current && entry.data === data) {
      entry.readAt = readAt
      return entry
    }
    lastId += 1
    const rendered = renderOnce(page, value)
    const fresh = { id: lastId, release: current, readAt, data, rendered }
    remember(entries, page.key, fresh, MOST_PAGES)
    rendered.catch(() => entries.delete(page.key))
    return fresh
  }

  const isFresh = ({ readAt, release: made }: Entry) =>
    made === release() && readAt >= expiredAt && performance.now() - readAt < MAX_AGE_MS

  async function findEntry(page: CachedPage): Promise<Entry> {
    const entry = entries.get(page.key)
    if (entry && isFresh(entry)) return entry
    let shared = reading.get(page.key)
    if (!shared) {
      shared = refresh(page).finally(() => reading.delete(page.key))
      reading.set(page.key, shared)
    }
    const fresh = await shared
    // It may have begun before what this visitor has just done.
    return fresh.readAt < expiredAt ? findEntry(page) : fresh
  }

  async function compress(
    path: string,
    page: Rendered & { framed?: boolean },
    values: Values,
  ): Promise<StaticFile> {
    const identity = Buffer.from(fillValues(page.html, values))
    const [br, zipped] = await Promise.all([brotli(identity, { params }), zip(identity)])
    return pageFile(path, { identity, br, gzip: zipped }, page, thirdParties, 'no-store')
  }

  async function find(path: string, page: CachedPage, values: Values): Promise<StaticFile> {
    const { id, rendered } = await findEntry(page)
    const key = JSON.stringify([id, values])
    const cached = files.get(key)
    const file =
      cached ?? rendered.then((one) => compress(path, { ...one, framed: page.framed }, values))
    if (!cached) file.catch(() => files.delete(key))
    remember(files, key, file, MOST_FILES)
    return file
  }

  return {
    find,
    /** Everything is read again: somebody has changed something. */
    expire: () => {
      expiredAt = performance.now()
    },
  }
}

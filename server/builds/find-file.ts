import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'
import { eq } from 'drizzle-orm'
import type { Database } from '../db/client.ts'
import { unavailable } from '../errors.ts'
import { resourceFile, type StaticFile } from '../http/static-files.ts'
import { buildFiles } from './schema.ts'

const decompress = promisify(brotliDecompress)

/** As the build names them: a word, and eight or more letters of a hash. */
const HASHED = /^\/assets\/[\w.-]{1,100}-[\w-]{8,}\.\w{2,5}$/

const MOST_FILES = 200
const MOST_BYTES = 20_000_000
const MOST_UNKNOWN = 2000
/** A build that is being published has its files there within moments. */
const UNKNOWN_MS = 5000
/** Whoever invents names gets no more of the database than this. */
const AT_ONCE = 8

export type FindFile = (path: string) => Promise<StaticFile | undefined>

/**
 * Finds hashed files of other builds, which another process published. What was found stays in
 * memory within bounds, what was not is not asked for again for some seconds.
 */
export function createFindFile({ db }: Pick<Database, 'db'>): FindFile {
  const found = new Map<string, Promise<StaticFile | undefined>>()
  const unknown = new Map<string, number>()
  let bytes = 0
  let asking = 0

  async function read(path: string): Promise<StaticFile | undefined> {
    const [row] = await db.select().from(buildFiles).where(eq(buildFiles.path, path))
    if (!row) return undefined
    const { body, compressed } = row
    const identity = compressed ? await decompress(body) : body
    return resourceFile(path, { identity, ...(compressed ? { br: body } : {}) })
  }

  function keep(path: string, file: StaticFile | undefined) {
    if (file) {
      bytes += file.identity.body.length + (file.br?.body.length ?? 0)
      if (found.size <= MOST_FILES && bytes <= MOST_BYTES) return
      found.clear()
      bytes = 0
    } else {
      found.delete(path)
      if (unknown.size >= MOST_UNKNOWN) unknown.clear()
      unknown.set(path, performance.now())
    }
  }

  return (path) => {
    const known = found.get(path)
    if (known) return known
    const since = unknown.get(path) ?? Number.NEGATIVE_INFINITY
    if (!HASHED.test(path) || performance.now() - since < UNKNOWN_MS) {
      return Promise.resolve(undefined)
    }
    if (asking >= AT_ONCE) return Promise.reject(unavailable())
    asking += 1
    const reading = read(path).finally(() => {
      asking -= 1
    })
    found.set(path, reading)
    reading.then(
      (file) => keep(path, file),
      () => found.delete(path),
    )
    return reading
  }
}

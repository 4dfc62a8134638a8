import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const compressible = /\.(html|js|css|svg|json|txt|xml|webmanifest|ico)$/
const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

/** Results by content, of this build and the one before. */
export const COMPRESSED = path.resolve('.cache/compressed')

async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile() && compressible.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
}

/** Compresses one file, or takes what the cache has of it. */
async function compress(file: string, ending: string, cache: string, before: Set<string>) {
  const content = await readFile(file)
  const name = createHash('sha256').update(content).digest('base64url') + ending
  const stored = path.join(cache, name)
  if (before.delete(name)) return readFile(stored)
  const body = await (encodings[ending] as Encode)(content)
  // Renamed into place, so that an interrupted build leaves no partial file.
  const part = path.join(cache, randomUUID())
  await writeFile(part, body)
  await rename(part, stored)
  return body
}

/** Node compresses on four threads. Each file beyond them would hold an encoder's memory meanwhile. */
const AT_ONCE = 4

/**
 * Writes a .br and a .gz beside every file that shrinks, so that the server never compresses. Results
 * of the last build are cached by content in `cache`.
 */
export async function compressFolder(folder: string, cache: string): Promise<void> {
  await mkdir(cache, { recursive: true })
  const before = new Set(await readdir(cache))
  const files = (await listFiles(folder)).values()
  const compressNext = async () => {
    for (const file of files) {
      for (const ending of Object.keys(encodings)) {
        await writeFile(file + ending, await compress(file, ending, cache, before))
      }
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, compressNext))
  await Promise.all([...before].map((name) => rm(path.join(cache, name))))
}

/** Fills the cache with what a finished bundle will need, one file after the other. */
export async function compressAhead(folder: string, cache: string): Promise<void> {
  await mkdir(cache, { recursive: true })
  const before = new Set(await readdir(cache))
  for (const file of await listFiles(folder)) {
    for (const ending of Object.keys(encodings)) await compress(file, ending, cache, before)
  }
}

type Encode = (content: Buffer) => Promise<Buffer>

const encodings: Record<string, Encode> = {
  '.br': (content) => {
    const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants
    const params = { [BROTLI_PARAM_QUALITY]: 11, [BROTLI_PARAM_SIZE_HINT]: content.length }
    return brotli(content, { params })
  },
  '.gz': (content) => gzipped(content, { level: 9 }),
}

import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const compressible = /\.(html|js|css|svg|json|txt|xml|webmanifest|ico)$/
const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

/**
 * Writes a .br and a .gz beside every file that shrinks, so that the server never compresses. Results
 * of the last build are cached by content in `cache`.
 */
export async function compressFolder(folder: string, cache: string): Promise<void> {
  await mkdir(cache, { recursive: true })
  const before = new Set(await readdir(cache))
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile() && compressible.test(entry.name))
  await Promise.all(
    files.map(async (entry) => {
      const file = path.join(entry.parentPath, entry.name)
      const content = await readFile(file)
      const digest = createHash('sha256').update(content).digest('base64url')
      for (const [ending, compress] of Object.entries(encodings)) {
        const name = digest + ending
        const stored = path.join(cache, name)
        const cached = before.delete(name)
        const body = cached ? await readFile(stored) : await compress(content)
        if (!cached) await writeFile(stored, body)
        await writeFile(file + ending, body)
      }
    }),
  )
  await Promise.all([...before].map((name) => rm(path.join(cache, name))))
}

const encodings: Record<string, (content: Buffer) => Promise<Buffer>> = {
  '.br': (content) => {
    const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants
    const params = { [BROTLI_PARAM_QUALITY]: 11, [BROTLI_PARAM_SIZE_HINT]: content.length }
    return brotli(content, { params })
  },
  '.gz': (content) => gzipped(content, { level: 9 }),
}

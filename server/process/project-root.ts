import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Modules end up at different depths when bundled, so the root is searched, not counted. */
export function findProjectRoot(from: string = import.meta.dirname): string {
  if (existsSync(join(from, 'package.json'))) return from
  const parent = dirname(from)
  if (parent === from) throw new Error('package.json was not found above the server')
  return findProjectRoot(parent)
}

import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { root } from './cache.ts'

/** Where what is made beside the bundles waits for scripts/build/finish.ts, laid out like the build. */
export const BESIDE = '.cache/beside'

/**
 * Makes a folder contain exactly these files. Unchanged files are not rewritten, or a
 * running dev server would reload for nothing.
 */
export function writeFolder(folder: string, files: Map<string, Buffer | string>): void {
  const full = path.join(root, folder)
  mkdirSync(full, { recursive: true })
  for (const entry of readdirSync(full, { withFileTypes: true })) {
    if (entry.isFile() && !files.has(entry.name)) rmSync(path.join(full, entry.name))
  }
  for (const [name, content] of files) writeIfChanged(path.join(full, name), Buffer.from(content))
}

function writeIfChanged(file: string, content: Buffer): void {
  try {
    if (readFileSync(file).equals(content)) return
  } catch {
    // Not there yet.
  }
  writeFileSync(file, content)
}

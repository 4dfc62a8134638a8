import { spawn } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { projectNode, root } from './project.mjs'

/** Whether a start finds neither a build nor any data, so that the embedded database is to be made. */
export function isFirstStart(folder = root, { DATABASE_URL, DATA_DIR } = process.env) {
  if (DATABASE_URL || existsSync(join(folder, 'build'))) return false
  const data = resolve(folder, DATA_DIR || '.data')
  return !existsSync(data) || readdirSync(data).length === 0
}

/**
 * Creates the database of a first start beside the build, which leaves a core idle now and then.
 * Whatever fails here is left to the server, which does what is missing or says why it cannot.
 */
export function createDatabase() {
  if (!isFirstStart()) return Promise.resolve()
  const child = spawn(projectNode(), [join('scripts', 'start', 'create-database.ts')], {
    cwd: root,
    stdio: 'ignore',
    // With the build's steps, it finds and leaves compiled sources there.
    env: { NODE_COMPILE_CACHE: join(root, '.cache', 'node'), ...process.env },
  })
  return new Promise((resolve) => {
    child.on('error', resolve)
    child.on('exit', resolve)
  })
}

// Makes build/ from the sources: pictures and fonts first, then the pages, then what the server reads.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { EXPORTS } from './build/content/folders.mjs'
import { hashBundled } from './build/sources.mjs'

const root = path.join(import.meta.dirname, '..')
// Node strips types and compiles each source once for all steps, and for the next build.
const cache = path.join(root, '.cache/node')
const env = { NODE_COMPILE_CACHE: cache, ...process.env, NODE_ENV: 'production' }
// The bundler's short-lived objects would be collected ten times as often without.
const room = '--max-semi-space-size=64'

const options = { cwd: root, env, stdio: 'inherit' }
let beside

function end(status) {
  beside?.kill()
  process.exit(status ?? 1)
}

function run(...args) {
  const { status } = spawnSync(process.execPath, [room, ...args], options)
  if (status !== 0) end(status)
}

/** Runs something beside what follows; what is returned resolves once it has ended. */
function runBeside(...args) {
  beside = spawn(process.execPath, [room, ...args], options)
  return new Promise((resolve) => beside.on('exit', (status) => resolve(status)))
}

// Reports mistakes in content/ before anything is built from it.
run('scripts/content/check.ts')
const drawn = runBeside('scripts/assets/beside.ts')
run('scripts/assets/build.ts')
run('scripts/build/content/modules.ts')
// Bundles hold no words, so that the last ones serve until something else changes.
const keyFile = path.join(root, '.cache/bundles.key')
const readKey = () => hashBundled(root, readFileSync(path.join(root, EXPORTS)))
const key = readKey()
if (!existsSync(keyFile) || readFileSync(keyFile, 'utf8') !== key) {
  rmSync(keyFile, { force: true })
  run('node_modules/@react-router/dev/bin.cjs', 'build', '--logLevel', 'warn')
  // What somebody changed meanwhile may be in one bundle and not in the other.
  if (readKey() === key) writeFileSync(keyFile, key)
}
const status = await drawn
if (status !== 0) end(status)
// Finished in a temporary folder and swapped in, so that a failed build keeps the last good one.
run('scripts/build/finish.ts')
rmSync(path.join(root, 'build'), { recursive: true, force: true })
renameSync(path.join(root, '.cache/build'), path.join(root, 'build'))

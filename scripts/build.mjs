// Makes build/ from the sources: pictures and fonts first, then the pages, then what the server reads.
import { spawn } from 'node:child_process'
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

const running = new Set()

function end(status) {
  for (const child of running) child.kill()
  process.exit(status ?? 1)
}

function launch(args, stdio) {
  const child = spawn(process.execPath, [room, ...args], { cwd: root, env, stdio })
  running.add(child)
  const status = new Promise((resolve) => child.on('close', resolve))
  return { child, status: status.finally(() => running.delete(child)) }
}

async function check(file) {
  const status = await launch([file], 'inherit').status
  if (status !== 0) end(status)
}

// Both keep a core busy; whatever the caller wants checked is quick.
const besideRun = launch(['scripts/assets/beside.ts'], ['ignore', 'pipe', 'pipe'])
const assetsRun = launch(['scripts/assets/build.ts'], ['ignore', 'pipe', 'pipe'])
/** Mistakes in content/, and what else the caller has checked, end the build. */
const checked = Promise.all([
  ...process.argv.slice(2).map(check),
  // The next step leaves a core idle.
  assetsRun.status.then(() => check('scripts/content/check.ts')),
])

/** What a step says is held back while the checks may say the same in fewer words. */
async function finish({ child, status }) {
  for (const stream of ['stdout', 'stderr']) {
    child[stream].on('data', (text) => checked.then(() => process[stream].write(text)))
  }
  const code = await status
  if (code !== 0) {
    await checked
    end(code)
  }
}

const run = (...args) => finish(launch(args, ['ignore', 'pipe', 'pipe']))

const drawn = finish(besideRun)
await finish(assetsRun)
await run('scripts/build/content/modules.ts')
await checked
// Bundles hold no words, so that the last ones serve until something else changes.
const keyFile = path.join(root, '.cache/bundles.key')
const readKey = () => hashBundled(root, readFileSync(path.join(root, EXPORTS)))
const key = readKey()
if (!existsSync(keyFile) || readFileSync(keyFile, 'utf8') !== key) {
  rmSync(keyFile, { force: true })
  await run('node_modules/@react-router/dev/bin.cjs', 'build', '--logLevel', 'warn')
  // What somebody changed meanwhile may be in one bundle and not in the other.
  if (readKey() === key) writeFileSync(keyFile, key)
}
await drawn
// Finished in a temporary folder and swapped in, so that a failed build keeps the last good one.
await run('scripts/build/finish.ts')
rmSync(path.join(root, 'build'), { recursive: true, force: true })
renameSync(path.join(root, '.cache/build'), path.join(root, 'build'))

import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { withProcessLock } from '#server/process/process-lock.mjs'
import { root, SetupError } from './project.mjs'
import { run } from './run.mjs'
import { announceWait } from './step.mjs'

const stampFile = join(root, 'node_modules', '.alisio-installed')

function dependencyHash() {
  const hash = createHash('sha256').update(`${process.platform} ${process.arch}`)
  for (const name of ['package.json', 'package-lock.json'])
    hash.update(readFileSync(join(root, name)))
  return hash.digest('hex')
}

function readJson(...path) {
  try {
    return JSON.parse(readFileSync(join(root, ...path), 'utf8'))
  } catch {
    return null
  }
}

/** npm may have been run by hand, so its record counts too. */
function isInstalledAlready() {
  const installed = readJson('node_modules', '.package-lock.json')?.packages
  const locked = readJson('package-lock.json')?.packages
  if (!installed || !locked) return false
  const same = ([path, { version, optional }]) =>
    path === '' || installed[path]?.version === version || (optional && !installed[path])
  const nothingElse = Object.keys(installed).every((path) => locked[path])
  return nothingElse && Object.entries(locked).every(same)
}

function npm() {
  const script = process.env.npm_execpath
  if (script?.endsWith('.js') && existsSync(script)) return [process.execPath, [script]]
  return [process.platform === 'win32' ? 'npm.cmd' : 'npm', []]
}

async function install() {
  const [command, before] = npm()
  // NODE_ENV=production would leave out what the build needs.
  const args = [...before, 'ci', '--include=dev', '--prefer-offline', '--loglevel=error']
  await run(command, args, {
    failure: () =>
      new SetupError(
        'The dependencies could not be installed (npm ci failed).\n' +
          '  Its messages are above. Check the connection to the npm registry and run the command again.',
      ),
  })
}

/** Installs package-lock.json, unless it is installed already. */
export function ensureDependencies() {
  return withProcessLock(
    join(root, '.cache', 'setup.lock'),
    async () => {
      const stamp = dependencyHash()
      if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return 'up to date'
      const needed = !isInstalledAlready()
      if (needed) await install()
      writeFileSync(stampFile, stamp)
      return needed ? 'installed' : 'up to date'
    },
    { maxWaitMs: 600_000, onWait: announceWait },
  )
}

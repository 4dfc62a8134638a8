import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { constants } from 'node:os'
import { join } from 'node:path'
import { ensureDependencies } from '../start/install.mjs'
import { projectNode, root } from '../start/project.mjs'
import { exitWith } from '../start/step.mjs'

/**
 * Commands run beside the site. With V8's own limits a backup holds 200 MB, nearly all of it left
 * over from loading its modules; with a small young generation 60 MB, in the same time.
 */
const commandMemory = '--max-semi-space-size=1'

/**
 * A command may be the first thing done with a fresh clone (restoring a backup is), so what it
 * needs is installed like npm start does. An image has everything already, and no lock file.
 */
export async function launch() {
  const [name, ...args] = process.argv.slice(2)
  try {
    if (existsSync(join(root, 'package-lock.json'))) await ensureDependencies()
    runAndExit([commandMemory, join(root, 'scripts', 'command', `${name}.ts`), ...args])
  } catch (error) {
    exitWith(error)
  }
}

/** For files that need what npm start does not install; without a file it is only installed. */
export async function launchTool() {
  const [file, ...args] = process.argv.slice(2)
  try {
    await ensureDependencies({ withChecks: true })
    if (file) runAndExit([join(root, file), ...args])
  } catch (error) {
    exitWith(error)
  }
}

function runAndExit(args) {
  const child = spawn(projectNode(), args, {
    stdio: 'inherit',
    // Loading the server is most of what a short command does; the next one finds it compiled.
    env: { NODE_COMPILE_CACHE: join(root, '.cache', 'node'), ...process.env },
  })
  // Ctrl-C reaches both; the command decides how it ends.
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => {})
  process.on('SIGTERM', () => child.kill('SIGTERM'))
  child.on('error', exitWith)
  child.on('exit', (code, signal) => process.exit(code ?? 128 + constants.signals[signal]))
}

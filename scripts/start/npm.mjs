import { existsSync } from 'node:fs'
import { run } from './run.mjs'

function findNpm() {
  const script = process.env.npm_execpath
  if (script?.endsWith('.js') && existsSync(script)) return [process.execPath, [script]]
  return [process.platform === 'win32' ? 'npm.cmd' : 'npm', []]
}

/** Runs npm, which says nothing but what went wrong. */
export function npm([action, ...args], { cwd, failure }) {
  const [command, before] = findNpm()
  const quiet = ['--no-audit', '--no-fund', '--prefer-offline', '--loglevel=error']
  return run(command, [...before, action, ...args, ...quiet], { cwd, failure })
}

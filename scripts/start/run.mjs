import { spawn } from 'node:child_process'
import { root } from './project.mjs'

/** Runs a command in the project's folder, or another; rejects with `failure(exit code)` when it fails. */
export function run(command, args, { cwd = root, env, failure }) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd, stdio: 'inherit', env: { ...process.env, ...env } })
    child.on('error', () => reject(failure()))
    child.on('exit', (code) => (code === 0 ? resolve() : reject(failure(code))))
  })
}

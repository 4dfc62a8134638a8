import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { projectNode, root } from './project.mjs'
import { formatDuration, printStep } from './step.mjs'

/** One Ctrl-C can arrive twice, from the terminal and through npm. */
const SAME_KEYSTROKE_MS = 500

function printReady({ address, defaults }, since) {
  process.stdout.write(
    `\nReady at ${address} in ${formatDuration(performance.now() - since)}. Ctrl-C stops.\n`,
  )
  if (defaults.length > 0) process.stdout.write('Running on defaults:\n')
  for (const line of defaults) process.stdout.write(`  - ${line}\n`)
  process.stdout.write('\n')
}

function passSignalsTo(child) {
  let last = 0
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      if (Date.now() - last < SAME_KEYSTROKE_MS) return
      last = Date.now()
      child.kill(signal)
    })
  }
}

/** When npm is killed, its script is not told and would keep the port. */
function stopWithNpm(child) {
  if (!process.env.npm_lifecycle_event) return
  const parent = process.ppid
  setInterval(() => {
    if (process.ppid !== parent) child.kill('SIGTERM')
  }, 500).unref()
}

/**
 * Runs the server and ends as it ends. It gets a process group of its own, so that Ctrl-C reaches
 * it once, through here; should this process be killed, the server notices the closed channel.
 */
export function supervise(args, { env, since }) {
  const child = spawn(projectNode(), args, {
    cwd: root,
    detached: process.platform !== 'win32',
    env: { ...process.env, ...env },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  child.on('message', (message) => {
    if (message.type === 'step') printStep(message.step, message.result, message.ms)
    if (message.type === 'ready') printReady(message, since)
  })
  child.on('exit', (code, signal) => process.exit(code ?? 128 + constants.signals[signal]))
  passSignalsTo(child)
  stopWithNpm(child)
}

/**
 * The one place that stands between npm and the server. npm passes a terminal's Ctrl-C on beside the
 * terminal itself, passes other signals on or not depending on its version and the shell, and when
 * it is killed leaves its script running with the port in its hands. A drain that is told to hurry
 * by its second signal would lose requests. So signals are passed on once, from here, and npm's
 * absence is noticed; the server itself knows nothing of npm. Process managers that start
 * build/server directly need none of this.
 */
import { spawn, spawnSync } from 'node:child_process'
import { constants } from 'node:os'
import { join } from 'node:path'
import { projectNode, root } from './project.mjs'
import { formatDuration, printStep } from './step.mjs'

/** One Ctrl-C can arrive twice, from the terminal and through npm. */
const SAME_KEYSTROKE_MS = 500

function printReady({ address, defaults, deskLink }, since) {
  process.stdout.write(
    `\nReady at ${address} in ${formatDuration(performance.now() - since)}. Ctrl-C stops.\n`,
  )
  if (defaults.length > 0) process.stdout.write('Running on defaults:\n')
  for (const line of defaults) process.stdout.write(`  - ${line}\n`)
  if (deskLink) {
    process.stdout.write(
      `Nobody is on the staff yet. Open the desk with this link, once:\n  ${deskLink}\n`,
    )
  }
  process.stdout.write('\n')
}

/** Returns whether a signal was passed on. */
function passSignalsTo(child) {
  let last = 0
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      if (Date.now() - last < SAME_KEYSTROKE_MS) return
      last = Date.now()
      child.kill(signal)
    })
  }
  return () => last > 0
}

/** npm runs scripts through a shell, which may or may not stay between them. */
function findNpm() {
  let pid = process.ppid
  for (let level = 0; level < 2 && process.env.npm_lifecycle_event; level += 1) {
    const { stdout } = spawnSync('ps', ['-o', 'ppid=,args=', '-p', pid], { encoding: 'utf8' })
    const [, parent, command] = /^\s*(\d+)\s+(.*)/.exec(stdout ?? '') ?? []
    if (!parent) return null
    if (/\bnpm\b/.test(command)) return pid
    pid = Number(parent)
  }
  return null
}

function isGone(pid) {
  try {
    process.kill(pid, 0)
    return false
  } catch (error) {
    return error.code === 'ESRCH'
  }
}

/** When npm ends, its script gets no signal and would keep the port. */
function stopWithNpm(child, wasToldAlready) {
  const npm = findNpm()
  if (!npm) return
  const watch = setInterval(() => {
    if (!isGone(npm)) return
    clearInterval(watch)
    // A second signal would shorten the drain.
    if (!wasToldAlready()) child.kill('SIGTERM')
  }, 300)
}

/**
 * Runs the server and ends as it ends. It gets a process group of its own, so that Ctrl-C reaches
 * it once, through here; should this process be killed, the server notices the closed channel.
 */
export function supervise(args, { env, since }) {
  const child = spawn(projectNode(), args, {
    cwd: root,
    detached: process.platform !== 'win32',
    // What Node compiles at one start serves the next, and each worker.
    env: { NODE_COMPILE_CACHE: join(root, '.cache', 'node'), ...process.env, ...env },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  child.on('message', (message) => {
    if (message.type === 'step') printStep(message.step, message.result, message.ms)
    if (message.type === 'ready') printReady(message, since)
  })
  child.on('exit', (code, signal) => process.exit(code ?? 128 + constants.signals[signal]))
  stopWithNpm(child, passSignalsTo(child))
}

// Plain JavaScript without dependencies: the start script uses it before anything is installed.
import { execFileSync } from 'node:child_process'
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/**
 * A process id alone may have been given to another process since; with its start time it is
 * unique. Returns null when there is no such process, or only its zombie.
 *
 * @param {number} pid
 * @returns {string | null}
 */
export function identify(pid) {
  try {
    if (process.platform === 'linux') {
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
      return fields[0] === 'Z' ? null : `${pid}-${fields[19]}`
    }
    const started = execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' })
    return `${pid}-${started.trim().replace(/\W+/g, '_')}`
  } catch {
    return null
  }
}

/** @param {() => void} attempt */
function succeeds(attempt) {
  try {
    attempt()
    return true
  } catch {
    return false
  }
}

/**
 * The lock is a folder holding one file named after its owner. It is taken by renaming a prepared
 * folder onto it, which fails while it holds a file, and freed by removing that very file; so
 * nobody can break a lock that meanwhile has a new owner.
 *
 * @param {string} lock
 * @param {string} me
 */
function tryTake(lock, me) {
  const prepared = mkdtempSync(join(dirname(lock), `.${basename(lock)}-`))
  writeFileSync(join(prepared, me), '')
  succeeds(() => rmdirSync(lock))
  const acquired = succeeds(() => renameSync(prepared, lock))
  if (!acquired) rmSync(prepared, { recursive: true, force: true })
  return acquired
}

/** @param {string} lock */
function removeDeadOwners(lock) {
  /** @type {string[]} */
  let owners = []
  succeeds(() => {
    owners = readdirSync(lock)
  })
  const dead = owners.filter((owner) => identify(Number.parseInt(owner, 10)) !== owner)
  for (const owner of dead) succeeds(() => unlinkSync(join(lock, owner)))
}

/**
 * Runs `work` while no other process runs its own under the same lock. A lock left behind by a
 * killed process is taken over.
 *
 * @template T
 * @param {string} lock path of the lock folder; its parent must exist
 * @param {() => T | Promise<T>} work
 * @param {{ maxWaitMs?: number, onWait?: () => void }} [options]
 * @returns {Promise<T>}
 */
export async function withProcessLock(lock, work, { maxWaitMs = 120_000, onWait } = {}) {
  const me = identify(process.pid) ?? String(process.pid)
  const deadline = Date.now() + maxWaitMs
  mkdirSync(dirname(lock), { recursive: true })
  let waiting = false
  while (!tryTake(lock, me)) {
    removeDeadOwners(lock)
    if (tryTake(lock, me)) break
    if (Date.now() > deadline) throw new Error(`another process keeps ${lock}`)
    if (!waiting) onWait?.()
    waiting = true
    await sleep(100)
  }
  try {
    return await work()
  } finally {
    succeeds(() => unlinkSync(join(lock, me)))
    succeeds(() => rmdirSync(lock))
  }
}

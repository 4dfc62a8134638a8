import { spawn } from 'node:child_process'
import { setPriority } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { findProjectRoot } from '#server/process/project-root.ts'
import type { PictureAnswer, PictureTask } from '../rules/tasks.ts'

/** A picture of 12 million pixels takes some three seconds of a core, and waits for all others. */
const MOST_MS = 90_000
/** A third of what others get: with less, a server that is always busy would never make one. */
const LATER = 5
const MOST_WAITING = 30

/** A separate file in the build (vite.config.ts), the source during development. */
function makerFile(): string {
  const isSource = import.meta.url.endsWith('.ts')
  return join(
    findProjectRoot(),
    isSource ? 'scripts/pictures/maker.ts' : 'build/server/picture-maker.js',
  )
}

/** Nothing of the server's environment, which holds its secrets. */
const environment = () => ({
  PATH: process.env.PATH,
  NODE_ENV: process.env.NODE_ENV,
  UV_THREADPOOL_SIZE: '1',
  // One heap for all threads: what one has given back, the next one uses.
  MALLOC_ARENA_MAX: '1',
})

/**
 * Set by the parent while the child has one thread: on Linux a priority belongs to a thread and is
 * inherited only by threads started later, and the encoder's threads start before any code.
 */
function lowerPriority(pid: number | undefined): void {
  try {
    if (pid) setPriority(pid, LATER)
  } catch {
    // It has ended already, which its exit code tells.
  }
}

/** In a process of its own with low priority, which ends with its memory or its time. */
async function run(task: PictureTask): Promise<PictureAnswer> {
  const child = spawn(process.execPath, ['--max-old-space-size=128', makerFile()], {
    cwd: findProjectRoot(),
    env: environment(),
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  lowerPriority(child.pid)
  let late = false
  const timer = setTimeout(() => {
    late = true
    child.kill('SIGKILL')
  }, MOST_MS)
  // A process that ends before it has read its task is told by its exit code.
  child.stdin.on('error', () => {})
  child.stdin.end(JSON.stringify(task))
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', resolve)
  })
  try {
    const [code, output, problem] = await Promise.all([
      ended,
      text(child.stdout),
      text(child.stderr),
    ])
    if (late) return { refused: 'time' }
    // The system ends whatever takes the memory of others.
    if (code === null) return { refused: 'memory' }
    if (code !== 0) throw new Error(`making a picture failed: ${problem.slice(-500)}`)
    return JSON.parse(output) as PictureAnswer
  } finally {
    clearTimeout(timer)
  }
}

let last: Promise<unknown> = Promise.resolve()
let waiting = 0

/** One after the other, so that pictures never take more than one core; null when too many wait. */
export async function makePicture(task: PictureTask): Promise<PictureAnswer | null> {
  if (waiting >= MOST_WAITING) return null
  waiting += 1
  const result = last.then(() => run(task))
  last = result.catch(() => {})
  return result.finally(() => {
    waiting -= 1
  })
}

import cluster, { type Worker } from 'node:cluster'
import { on, once } from 'node:events'
import { availableParallelism } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Env } from '../env/env.ts'
import type { Logger } from '../log.ts'
import { MEGABYTE, memoryLimit } from '../process/memory.ts'
import { untilStopped } from './lifecycle.ts'

/** A worker under load, with its share of the database. */
const WORKER_MEMORY = 300 * MEGABYTE
const MOST_BY_DEFAULT = 8
/** A worker needs this many connections to answer slow and quick requests at once. */
const SMALLEST_POOL = 4
const MEASURE_MS = 800
const FIRST_RETRY_MS = 1000
const LONGEST_RETRY_MS = 30_000
/** Whoever lived this long did not fail because of how it was started. */
const STABLE_MS = 60_000

/** One for each core, as far as memory allows. */
export function countWorkers(
  setting: Env['WORKERS'],
  cores = availableParallelism(),
  memory = memoryLimit(),
): number {
  if (setting !== 'auto') return setting
  const fitting = Math.floor(memory / WORKER_MEMORY) - 1
  return Math.max(1, Math.min(cores, fitting, MOST_BY_DEFAULT))
}

type Message = { type?: string; address?: string; defaults?: string[] }
type Options = { env: Env; log: Logger; count: number }
/** The first worker takes the jobs; all of them serve requests. */
type Role = 'first' | 'other'

/**
 * Starts the workers, starts those again that end unexpectedly, and replaces all of them one after
 * the other on SIGHUP, with a new build if there is one. Connections are handed out by this process,
 * so that none is lost with a worker that stops.
 */
export async function runWorkers({ env, log, count }: Options): Promise<void> {
  const roles = new Map<Worker, Role>()
  const leaving = new Set<Worker>()
  let stopping = false
  let failures = 0

  const share = Math.max(SMALLEST_POOL, Math.ceil(env.DATABASE_POOL_SIZE / count))
  const settings: Record<Role, Record<string, string>> = {
    first: { DATABASE_POOL_SIZE: String(share) },
    other: { DATABASE_POOL_SIZE: String(share), DATABASE_JOBS_POOL_SIZE: '2', JOBS: 'off' },
  }

  /** Resolves when it serves requests; rejects when it ends before that. */
  function start(role: Role, onMessage?: (message: Message) => void): Promise<Worker> {
    const worker = cluster.fork(settings[role])
    const since = performance.now()
    roles.set(worker, role)
    worker.on('exit', (code, signal) => {
      roles.delete(worker)
      if (stopping || leaving.delete(worker)) return
      // What keeps the site from starting has been printed already, unless it was killed.
      if (!ready && !signal) return
      if (performance.now() - since > STABLE_MS) failures = 0
      log.error('a worker ended', { role, code, signal })
      if (ready) void startAgain(role)
    })
    const { promise, resolve, reject } = Promise.withResolvers<Worker>()
    worker.on('message', (message: Message) => {
      if (message.type === 'measure-all') void measureOthers(worker)
      else onMessage?.(message)
      if (message.type === 'ready') resolve(worker)
    })
    worker.once('exit', (code) => reject(new WorkerEnded(code ?? 1)))
    return promise
  }

  /** For /metrics, which any worker may be asked for. */
  async function measureOthers(asking: Worker): Promise<void> {
    const others = [...roles.keys()].filter((worker) => worker !== asking && worker.isConnected())
    const answers = others.map(async (worker) => {
      const signal = AbortSignal.timeout(MEASURE_MS)
      worker.send({ type: 'measure' })
      for await (const [message] of on(worker, 'message', { signal })) {
        if (message?.type === 'measured') return message.snapshot
      }
    })
    const settled = await Promise.allSettled(answers)
    const snapshots = settled.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
    if (asking.isConnected()) asking.send({ type: 'all-measured', snapshots })
  }

  async function startAgain(role: Role): Promise<void> {
    await sleep(Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** failures), undefined, {
      ref: false,
    })
    failures += 1
    // If it ends again, its own exit starts the next one.
    if (!stopping) await start(role).catch(() => {})
  }

  let replacing = Promise.resolve()
  async function replaceAll(): Promise<void> {
    for (const [worker, role] of [...roles]) {
      if (stopping) return
      leaving.add(worker)
      try {
        await start(role)
      } catch {
        leaving.delete(worker)
        log.error('workers not replaced: the new one did not start')
        return
      }
      worker.send({ type: 'retire' })
      if (!worker.isDead()) await once(worker, 'exit')
    }
    log.info('workers replaced', { count: roles.size })
  }

  const stopped = untilStopped(['SIGINT', 'SIGTERM'])
  process.on('SIGHUP', () => {
    replacing = replacing.then(replaceAll)
  })

  let ready = false
  const announce = (message: Message) => {
    if (process.send) process.send(message)
    else if (message.type === 'ready') {
      // The rest of the message is a secret.
      const { address, defaults } = message
      log.info('listening', { address, defaults, workers: count })
    }
  }
  try {
    // Alone, because it creates and migrates the database.
    await start('first', announce)
  } catch (error) {
    process.exit(error instanceof WorkerEnded ? error.code : 1)
  }
  ready = true
  for (let number = 1; number < count; number += 1) void start('other').catch(() => {})

  const reason = await stopped
  stopping = true
  const workers = [...roles.keys()]
  const ended = workers.map((worker) => once(worker, 'exit'))
  for (const worker of workers) worker.process.kill(reason === 'SIGINT' ? 'SIGINT' : 'SIGTERM')
  await Promise.all(ended)
  process.exit(0)
}

class WorkerEnded extends Error {
  readonly code: number
  constructor(code: number) {
    super('a worker ended before it was ready')
    this.code = code
  }
}

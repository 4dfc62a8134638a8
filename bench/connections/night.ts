// What a night needs: a database, the job queue, and two processes that work on it.
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { planSyncsJob, syncAccountJob } from '#features/connections/server/sync/sync-jobs.ts'
import { openDatabase } from '#server/db/client.ts'
import { startEmbedded } from '#server/db/embedded.ts'
import { migrate } from '#server/db/migrating/migrate.ts'
import { parseEnv } from '#server/env/env.ts'
import { createJobQueue } from '#server/jobs/queue.ts'
import { createLogger } from '#server/log.ts'
import { connectionDeps } from '#tests/support/features/connections/connections.ts'
import { memory } from '../support/memory.ts'

const PROCESSES = 2

export async function openNight(settings: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), 'alisio-night-'))
  chmodSync(folder, 0o711)
  const log = createLogger('warn')
  const server = await startEmbedded(join(folder, 'data'), log)
  const { connection } = server
  const database = openDatabase(connection, log)
  await migrate(connection, 'server/db/migrations')
  const queue = createJobQueue(connection, log)
  await queue.start([planSyncsJob, syncAccountJob])
  const deps = await connectionDeps(database, connection, parseEnv(settings))
  const workers: ChildProcess[] = []

  async function startWorkers(): Promise<void> {
    const input = JSON.stringify({ connection, settings, root: deps.root })
    for (let at = 0; at < PROCESSES; at += 1) {
      const worker = fork('bench/connections/worker.ts', [input])
      workers.push(worker)
      await once(worker, 'message')
    }
  }

  /** All of them at the same moment. */
  const plan = () => {
    for (const worker of workers) worker.send('plan')
  }

  /** From `begin` until it is done; resolves with the time and each process's most memory. */
  async function watch(begin: () => void | Promise<void>, isDone: () => Promise<boolean>) {
    const since = performance.now()
    await begin()
    const peaks = workers.map(() => 0)
    do {
      await sleep(250)
      for (const [at, { pid }] of workers.entries()) {
        peaks[at] = Math.max(peaks[at] ?? 0, memory(pid as number))
      }
    } while (!(await isDone()))
    return { seconds: (performance.now() - since) / 1000, peaks }
  }

  async function close(): Promise<void> {
    for (const worker of workers) {
      worker.send('stop')
      await once(worker, 'exit')
    }
    await queue.stop()
    await database.close()
    await server.stop()
    deps.cleanUp()
    rmSync(folder, { recursive: true, force: true })
  }

  return { database, queue, deps, startWorkers, plan, watch, close }
}

import { join, resolve } from 'node:path'
import { closeHub } from '#features/conversations/server/conversations.server.ts'
import {
  openLongWork,
  openUploads,
  repairImports,
} from '#features/figures/server/figures.server.ts'
import { openVisitCounter } from '#features/visits/server/visits.server.ts'
import { readBackupState } from '../backup/nightly-backup.ts'
import { openDatabase } from '../db/client.ts'
import { explainDiskFull } from '../db/connection/explain-errors.ts'
import { migrate } from '../db/migrating/migrate.ts'
import { startDatabase } from '../db/start-database.ts'
import type { AppDeps } from '../deps.ts'
import { openMailTransport } from '../email/transport.ts'
import type { Env } from '../env/env.ts'
import { createJobQueue } from '../jobs/queue.ts'
import { describeError, type Logger } from '../log.ts'
import { openDataFolder } from '../process/data-folder.ts'
import { allJobs, startJobs } from './jobs.ts'

/** Told of each step with its duration, once it is done. */
export type Report = (step: string, result: string, ms: number) => void

export type Runtime = {
  deps: AppDeps
  /** From here on the process reports that it is not ready. */
  startDraining: () => void
  close: () => Promise<void>
}

type Options = { env: Env; root: string; log: Logger; report: Report }

/** Opens everything a request may use, for the server and for development alike. */
export async function openRuntime({ env, root, log, report }: Options): Promise<Runtime> {
  const closers: (() => Promise<void>)[] = []
  const dataDir = resolve(root, env.DATA_DIR)
  let draining = false

  async function close() {
    for (const closer of closers.splice(0).reverse()) {
      await closer().catch((error) => log.warn('closing failed', describeError(error)))
    }
  }

  async function timed<T>(step: string, work: () => Promise<[T, string]>): Promise<T> {
    const since = performance.now()
    const [value, result] = await work()
    report(step, result, performance.now() - since)
    return value
  }

  try {
    const { connection, owner } = await timed('database', async () => {
      const started = await startDatabase(env, root, log)
      closers.push(started.stop)
      return [started, started.summary]
    })
    await timed('migrations', async () => {
      const onWait = (holder: string) =>
        log.warn('waiting for another connection that migrates the database', { holder })
      const folder = join(root, 'server', 'db', 'migrations')
      let newer = ''
      const onNewer = (names: string[]) => {
        log.warn('the database was migrated by a newer build, which this one can work with', {
          unknown: names,
        })
        newer = `, ${names.length} of a newer build (${names.join(', ')})`
      }
      const count = await migrate(connection, folder, { owner, onWait, onNewer })
      return [count, (count === 0 ? 'up to date' : `${count} applied`) + newer]
    })
    const database = openDatabase(connection, log)
    closers.push(database.close)
    closers.push(() => closeHub({ database }))
    const visits = openVisitCounter({ env, log, database })
    closers.push(visits.close)
    const dataFolder = openDataFolder(dataDir, log)
    closers.push(async () => dataFolder.close())
    const queue = await timed('job queue', async () => {
      const created = createJobQueue(connection, log)
      closers.push(created.stop)
      await created.start(allJobs)
      const transport = openMailTransport(env, root, dataFolder)
      closers.splice(-1, 0, async () => transport.close())
      const parts = { connection, database, queue: created, transport, dataFolder }
      if (env.JOBS === 'on') await startJobs({ env, root, log, ...parts })
      return [created, env.JOBS === 'on' ? 'started' : 'left to other processes']
    })
    const uploads = join(dataDir, 'uploads')
    closers.push(await openUploads(uploads, log))
    const longWork = openLongWork({ connection, database, log })
    // Whoever stops in order has waited for it already.
    closers.push(() => longWork.stop(0))
    // What a predecessor left in the middle; the minute's job would come later.
    await repairImports({ database, log }).catch((error) =>
      log.warn('imports not looked at', describeError(error)),
    )
    const backupState = () => readBackupState(env, root)
    const deps: AppDeps = {
      env,
      log,
      database,
      queue,
      connection,
      visits,
      longWork,
      uploads,
      dataFolder,
      backupState,
      isDraining: () => draining,
    }
    return {
      deps,
      startDraining: () => {
        draining = true
      },
      close,
    }
  } catch (error) {
    await close()
    throw explainDiskFull(error, env.DATABASE_URL ? undefined : dataDir)
  }
}

import { existsSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { describeError, type Logger } from '#server/log.ts'
import { withProcessLock } from '#server/process/process-lock.mjs'
import { StartupError } from '#server/process/startup-error.ts'
import type { Connection } from './connection/connection.ts'
import { diskFullError, isDiskFullText, requireDiskSpace } from './connection/explain-errors.ts'
import { findBinaries } from './embedded/binaries.ts'
import {
  type Cluster,
  checkVersion,
  configuredPort,
  createCluster,
  lastComplaint,
  lastLogLines,
  readSecrets,
  type Secrets,
  startServer,
  stopServer,
} from './embedded/cluster.ts'
import { chooseHome, chooseOsUser, isRoot, ownerOf, prepareDataDir } from './embedded/location.ts'
import { disownPidFile, findPostmaster } from './embedded/postmaster.ts'
import {
  applicationConnection,
  ensureDatabase,
  type Hold,
  holdDatabase,
} from './embedded/sessions.ts'

export type EmbeddedDatabase = {
  connection: Connection
  /** A summary for the operator. */
  summary: string
  /** Stops PostgreSQL unless another process uses it. */
  stop: () => Promise<void>
}

const TIMEOUT_MS = 90_000

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
  })
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

function locate(dataDir: string): Cluster {
  prepareDataDir(dataDir)
  const osUser = chooseOsUser()
  const home = chooseHome(dataDir, osUser)
  const data = join(home, 'cluster')
  const user = isRoot() && existsSync(data) ? ownerOf(data) : osUser
  return { home, data, logFile: join(home, 'postgres.log'), user, binaries: findBinaries(user) }
}

/** Retrying helps while it starts or stops, or when its port was just taken. */
function passes(error: unknown): boolean {
  const code = (error as { code?: string }).code ?? ''
  return ['ECONNREFUSED', 'ECONNRESET', '57P01', '57P03'].includes(code)
}

function startFailure(cluster: Cluster, output: string): StartupError {
  if (isDiskFullText(output)) return diskFullError(cluster.home, 'ENOSPC')
  return new StartupError(
    'DATA_DIR',
    `the embedded PostgreSQL did not start: ${lastComplaint(output)}`,
    `Its log is ${cluster.logFile}. Or set DATABASE_URL to a PostgreSQL of your own.`,
  )
}

/** Keeps its port between starts where possible, for open pools. */
async function startOn(cluster: Cluster, fixedPort: number | null, deadline: number) {
  disownPidFile(cluster.data)
  const usual = fixedPort ?? configuredPort(cluster)
  const port = usual && (fixedPort || (await isFree(usual))) ? usual : await freePort()
  const output = await startServer(cluster, port)
  if (output === null) return
  const temporary = /shared memory block|could not bind|lock file .* already exists/.test(output)
  if (!temporary || Date.now() > deadline) throw startFailure(cluster, output)
  await sleep(300)
}

type Opened = { port: number; hold: Hold; started: boolean }

/** Attaches to the running server or starts it, under the lock. */
async function open(
  cluster: Cluster,
  secrets: Secrets,
  fixedPort: number | null,
  onLost: () => void,
): Promise<Opened> {
  const deadline = Date.now() + TIMEOUT_MS
  let started = false
  for (;;) {
    let postmaster = findPostmaster(cluster.data)
    if (!postmaster) {
      await startOn(cluster, fixedPort, deadline)
      started = true
      postmaster = findPostmaster(cluster.data)
    }
    const port = postmaster?.port
    if (port) {
      try {
        await ensureDatabase(port, secrets)
        const hold = await holdDatabase(applicationConnection(port, secrets), onLost)
        return { port, hold, started }
      } catch (error) {
        if (!passes(error)) throw error
      }
    }
    if (Date.now() > deadline) throw startFailure(cluster, 'it did not answer in time')
    await sleep(100)
  }
}

export async function startEmbedded(dataDir: string, log: Logger): Promise<EmbeddedDatabase> {
  const cluster = locate(dataDir)
  const lock = join(cluster.home, 'start.lock')
  const started = performance.now()
  let stopping = false
  let opened: Opened
  let created = false

  const recover = async () => {
    log.warn('embedded PostgreSQL went away, bringing it back', { last: lastLogLines(cluster) })
    while (!stopping) {
      try {
        await withProcessLock(lock, async () => {
          if (stopping) return
          opened = await open(cluster, readSecrets(cluster), opened.port, onLost)
          log.info('embedded PostgreSQL is back')
        })
        return
      } catch (error) {
        log.error('embedded PostgreSQL does not come back', describeError(error))
        await sleep(2000)
      }
    }
  }
  const onLost = () => {
    if (!stopping) void recover()
  }

  const secrets = await withProcessLock(lock, async () => {
    if (!existsSync(cluster.data)) requireDiskSpace(cluster.home)
    const secrets = readSecrets(cluster)
    if (!existsSync(cluster.data)) {
      await createCluster(cluster, secrets)
      created = true
    }
    checkVersion(cluster)
    const ran = findPostmaster(cluster.data)
    opened = await open(cluster, secrets, null, onLost).catch(async (error) => {
      // A server that could not be opened is stopped.
      if (!ran) await stopServer(cluster)
      throw error
    })
    return secrets
  })
  // biome-ignore lint/style/noNonNullAssertion: assigned under the lock above
  const { port, started: fresh } = opened!
  const how = created ? 'created and started' : fresh ? 'started' : 'attached to the running one'
  const account = cluster.user.name ? ` as ${cluster.user.name}` : ''
  log.debug('embedded PostgreSQL', { port, home: cluster.home, ms: performance.now() - started })

  return {
    connection: applicationConnection(port, secrets),
    summary: `embedded PostgreSQL ${how}${account}, in ${cluster.home}`,
    stop: async () => {
      stopping = true
      await withProcessLock(
        lock,
        async () => {
          const alone = await opened.hold.release().catch(() => false)
          const problem = alone ? await stopServer(cluster) : null
          if (problem) log.warn('embedded PostgreSQL did not stop', { problem })
        },
        { maxWaitMs: 10_000 },
      ).catch((error) => log.warn('embedded PostgreSQL left running', describeError(error)))
    },
  }
}

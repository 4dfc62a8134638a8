import { sql } from 'drizzle-orm'
import { fromDrizzle, PgBoss, type SendOptions } from 'pg-boss'
import { brand } from '#content/brand.ts'
import type { Transaction } from '#server/db/client.ts'
import { boundedClient, keepAlive } from '#server/db/connection/bounded-client.ts'
import type { Connection } from '#server/db/connection/connection.ts'
import { DatabaseUnavailable, primaryOf } from '#server/db/connection/primary.ts'
import { logFailure } from '#server/failures/outage.ts'
import { describeError, type Logger } from '#server/log.ts'
import type { JobDefinition, WaitingJob } from './job.ts'

export type JobQueue = {
  /** Opens the queue and creates these jobs' queues. */
  start: (jobs: JobDefinition<object>[]) => Promise<void>
  /** Starts working on a job in this process. */
  work: <T extends object>(job: JobDefinition<T>, handle: Handler<T>) => Promise<void>
  /** The job exists only if the transaction commits. */
  enqueue: <T extends object>(
    tx: Transaction,
    job: JobDefinition<T>,
    data: T,
    options?: Pick<SendOptions, 'startAfter' | 'singletonKey' | 'priority'>,
  ) => Promise<void>
  /** Inserts jobs of a backup; existing ones stay. */
  putBack: (jobs: WaitingJob[]) => Promise<void>
  /** Jobs that are due, by name, and how long the oldest has been. */
  listWaiting: () => Promise<{ name: string; waiting: number; oldestSeconds: number }[]>
  /** Number of dead jobs by name. */
  countDead: () => Promise<Record<string, number>>
  /** Lets running jobs finish. */
  stop: () => Promise<void>
  isReady: () => boolean
}

export type Attempt = {
  /** Aborted when the job expires or the process stops. */
  signal: AbortSignal
  /** If it fails, the job becomes a dead letter. */
  isLast: boolean
}

type Handler<T> = (data: T, attempt: Attempt) => Promise<void>

/** New jobs are notified; polling finds due retries. */
const polling = {
  pollingIntervalSeconds: 2,
  notifyPollingIntervalSeconds: 5,
  includeMetadata: true,
} as const

const deadLetterOf = (name: string) => `${name}-dead`

/** The queue has its own connections, since its maintenance may exceed a request's time limit. */
export function createJobQueue(connection: Connection, log: Logger): JobQueue {
  // pg-boss passes its options to pg's pool, which uses this class.
  const bounded: object = { ...keepAlive, Client: boundedClient(primaryOf(connection, log)) }
  const boss = new PgBoss({
    ...connection,
    ...bounded,
    password: connection.password as string | undefined,
    connectionTimeoutMillis: 5000,
    application_name: 'alisio jobs',
    schema: 'jobs',
    // Created by the migrations, possibly as another user.
    createSchema: false,
    max: connection.jobsPoolSize ?? 4,
    // LISTEN needs a session, which a pooler does not give and which would stick to one of several
    // hosts; then the queue is polled.
    useListenNotify: !connection.pooled && !connection.alternatives,
    monitorIntervalSeconds: 15,
    superviseIntervalSeconds: 15,
  })
  let ready = false
  let names: string[] = []
  boss.on('error', (error) => {
    // An unavailable database is logged once elsewhere.
    if (!error.message.startsWith(new DatabaseUnavailable().message))
      logFailure(log, 'job queue', error)
  })

  async function place(job: JobDefinition<object>) {
    const deadLetter = deadLetterOf(job.name)
    await boss.createQueue(deadLetter, { retentionSeconds: 60 * 60 * 24 * 90 })
    const options = { ...job.options, deadLetter, notify: true, deleteAfterSeconds: 86_400 }
    await boss.createQueue(job.name, { ...options, policy: job.policy })
    await boss.updateQueue(job.name, options)
    if (job.cron) await boss.schedule(job.name, job.cron, {}, { tz: brand.timeZone })
  }

  /** Fetches the next job at once: waiting for the poll would take hours for a backlog. */
  async function startWorker<T extends object>(job: JobDefinition<T>, handle: Handler<T>) {
    let id: string | undefined
    id = await boss.work(job.name, polling, async ([entry]) => {
      if (!entry) return
      const isLast = entry.retryCount >= entry.retryLimit
      try {
        await handle(job.payload.parse(entry.data), { signal: entry.signal, isLast })
      } catch (error) {
        const fields = { job: job.name, id: entry.id, ...describeError(error) }
        if (isLast) log.error('job given up', fields)
        else log.warn('job failed, to be tried again', { ...fields, stack: undefined })
        throw error
      } finally {
        if (id) boss.notifyWorker(id)
      }
    })
  }

  return {
    start: async (jobs) => {
      await boss.start()
      for (const job of jobs) await place(job)
      names = jobs.map((job) => job.name)
      ready = true
    },
    work: async (job, handle) => {
      for (let worker = 0; worker < (job.concurrency ?? 1); worker += 1)
        await startWorker(job, handle)
    },
    enqueue: async (tx, job, data, options) => {
      await boss.send(job.name, data, { ...options, db: fromDrizzle(tx, sql) })
    },
    putBack: async (jobs) => {
      for (const [name, group] of Map.groupBy(jobs, (job) => job.name)) {
        const exists = names.some((each) => each === name || deadLetterOf(each) === name)
        // This version has no handler for it.
        if (!exists) continue
        const places = group.map(({ id, data, startAfter, singletonKey }) => ({
          id,
          data,
          // Retention counts from now: old jobs would be deleted at once.
          startAfter: Date.parse(startAfter) > Date.now() ? startAfter : undefined,
          singletonKey: singletonKey ?? undefined,
        }))
        await boss.insert(name, places)
      }
    },
    listWaiting: async () => {
      const { rows } = await boss.getDb().executeSql(
        `select name, count(*)::int as waiting,
           extract(epoch from now() - min(start_after))::float as "oldestSeconds"
         from jobs.job where name = any($1) and state in ('created', 'retry') and start_after <= now()
         group by name`,
        [names],
      )
      return rows
    },
    countDead: async () => {
      const { rows } = await boss
        .getDb()
        .executeSql(
          `select name, count(*)::int as count from jobs.job where name = any($1) and state = 'created' group by name`,
          [names.map(deadLetterOf)],
        )
      return Object.fromEntries(rows.map(({ name, count }) => [name, count]))
    },
    stop: async () => {
      ready = false
      await boss.stop({ graceful: true, timeout: 8000 })
    },
    isReady: () => ready,
  }
}

import { sql } from 'drizzle-orm'
import { fromDrizzle, PgBoss, type SendOptions } from 'pg-boss'
import { brand } from '#content/brand.ts'
import { boundedClient, keepAlive } from '#server/db/bounded-client.ts'
import type { Transaction } from '#server/db/client.ts'
import type { Connection } from '#server/db/connection.ts'
import { DatabaseUnavailable, primaryOf } from '#server/db/primary.ts'
import { describeError, type Logger } from '#server/log.ts'
import { logFailure } from '#server/outage.ts'
import type { JobDefinition, WaitingJob } from './job.ts'

export type JobQueue = {
  /** Opens the queue and makes sure that each of these jobs has a place in it. */
  start: (jobs: JobDefinition<object>[]) => Promise<void>
  /** From here on this process works on the job. */
  work: <T extends object>(job: JobDefinition<T>, handle: Handler<T>) => Promise<void>
  /** Part of the transaction: the job exists if and only if the transaction commits. */
  enqueue: <T extends object>(
    tx: Transaction,
    job: JobDefinition<T>,
    data: T,
    options?: Pick<SendOptions, 'startAfter' | 'singletonKey' | 'priority'>,
  ) => Promise<void>
  /** Puts jobs of a backup into their places; what is there already stays. */
  putBack: (jobs: WaitingJob[]) => Promise<void>
  /** How many jobs were given up on, by name. */
  countDead: () => Promise<Record<string, number>>
  /** Lets running jobs finish. */
  stop: () => Promise<void>
  isReady: () => boolean
}

export type Attempt = {
  /** Aborted when the job expires or the process stops. */
  signal: AbortSignal
  /** No other will follow: if it fails, the job becomes a dead letter. */
  isLast: boolean
}

type Handler<T> = (data: T, attempt: Attempt) => Promise<void>

/** New jobs are announced; the poll finds those whose time to be tried again has come. */
const polling = {
  pollingIntervalSeconds: 2,
  notifyPollingIntervalSeconds: 5,
  includeMetadata: true,
} as const

const deadLetterOf = (name: string) => `${name}-dead`

/** The queue keeps its own few connections: its upkeep may run longer than a request's query. */
export function createJobQueue(connection: Connection, log: Logger): JobQueue {
  // pg-boss hands its options to pg's pool, which makes its connections of this class.
  const bounded: object = { ...keepAlive, Client: boundedClient(primaryOf(connection, log)) }
  const boss = new PgBoss({
    ...connection,
    ...bounded,
    password: connection.password as string | undefined,
    connectionTimeoutMillis: 5000,
    application_name: 'alisio jobs',
    schema: 'jobs',
    // Made by the migrations, which may run as another user.
    createSchema: false,
    max: connection.jobsPoolSize ?? 4,
    // Announcements need a session of their own, which a pooler does not give and which would keep
    // to one of several hosts: the queue is polled then.
    useListenNotify: !connection.pooled && !connection.alternatives,
    monitorIntervalSeconds: 15,
    superviseIntervalSeconds: 15,
  })
  let ready = false
  let names: string[] = []
  boss.on('error', (error) => {
    // That the database is away was told once for all; the queue adds whose question it was.
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

  /** One job at a time, and the next at once: waiting for the poll would take hours for a backlog. */
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
        // A job that this version does not have any more has nobody to work on it.
        if (!exists) continue
        const places = group.map(({ id, data, startAfter, singletonKey }) => ({
          id,
          data,
          // How long a job is kept counts from here: one of long ago would be swept away at once.
          startAfter: Date.parse(startAfter) > Date.now() ? startAfter : undefined,
          singletonKey: singletonKey ?? undefined,
        }))
        await boss.insert(name, places)
      }
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

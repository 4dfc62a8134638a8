import type { ClientBase } from 'pg'
import type { QueueOptions, QueuePolicy } from 'pg-boss'
import type { ZodType } from 'zod'

/** One half of a job: its name, what it carries and how often it is tried. Handlers are the other. */
export type JobDefinition<T extends object> = {
  name: string
  payload: ZodType<T>
  /** How many run at once in one process. */
  concurrency?: number
  /** When it starts by itself, in cron's notation and the agency's time zone. */
  cron?: string
  /** How many may wait and run; fixed when the queue is first made. */
  policy?: QueuePolicy
  options?: QueueOptions
}

/**
 * Hours of timeouts: 15 s, 30 s, 1 min, 2 min, then about every 3 minutes, some 4 hours in all.
 * Never more than 3 minutes apart, so that what an outage held back is out within minutes of its
 * end, however long it lasted.
 */
export const slowRetries: QueueOptions = {
  retryLimit: 100,
  retryDelay: 15,
  retryBackoff: true,
  retryDelayMax: 180,
  expireInSeconds: 60,
  heartbeatSeconds: 10,
}

/** A job as a backup keeps it: what to do, not how often it was tried. */
export type WaitingJob = {
  id: string
  name: string
  data: object
  startAfter: string
  singletonKey: string | null
}

const BATCH = 500

/**
 * Jobs that somebody still waits for, and those that were given up on, as this transaction sees
 * them. Without the queue's own upkeep and what starts by the clock: that starts again by itself.
 */
export async function* readWaitingJobs(client: ClientBase): AsyncGenerator<WaitingJob[]> {
  const { rows: tables } = await client.query(`select to_regclass('jobs.job') as jobs`)
  if (!tables[0]?.jobs) return
  for (let last = '00000000-0000-0000-0000-000000000000'; ; ) {
    const { rows } = await client.query<WaitingJob>(
      `select id, name, data, singleton_key as "singletonKey",
         to_char(start_after at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "startAfter"
       from jobs.job
       where id > $1 and state < 'completed' and name !~ '^__pgboss__'
         and coalesce(data, '{}') <> '{}'
       order by id limit ${BATCH}`,
      [last],
    )
    if (rows.length > 0) yield rows
    if (rows.length < BATCH) return
    last = rows.at(-1)?.id as string
  }
}

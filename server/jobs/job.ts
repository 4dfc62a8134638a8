import type { ClientBase } from 'pg'
import type { QueueOptions, QueuePolicy } from 'pg-boss'
import type { ZodType } from 'zod'

/** A job's definition: name, payload and retries. Handlers are separate. */
export type JobDefinition<T extends object> = {
  name: string
  payload: ZodType<T>
  /** Concurrent runs per process. */
  concurrency?: number
  /** Cron expression in the agency's zone. */
  cron?: string
  /** Queue policy, fixed when the queue is created. */
  policy?: QueuePolicy
  options?: QueueOptions
}

/**
 * Retries after 15 s, 30 s, 1 min, 2 min, then about every 3 minutes, for some 4 hours: at most 3
 * minutes after an outage ends.
 */
export const slowRetries: QueueOptions = {
  retryLimit: 100,
  retryDelay: 15,
  retryBackoff: true,
  retryDelayMax: 180,
  expireInSeconds: 60,
  heartbeatSeconds: 10,
}

/** A job as a backup stores it. */
export type WaitingJob = {
  id: string
  name: string
  data: object
  startAfter: string
  singletonKey: string | null
}

const BATCH = 500

/**
 * Pending and dead jobs in this transaction, without maintenance and cron jobs, which start again
 * by themselves.
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

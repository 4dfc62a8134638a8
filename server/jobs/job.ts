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
 * Hours of patience: 15 s, 30 s, 1 min, 2 min, then about every 3 minutes, some 4 hours in all.
 * Never more than 3 minutes apart, so that what an outage held back is out within minutes of its
 * end, however long it lasted.
 */
export const patientRetries: QueueOptions = {
  retryLimit: 100,
  retryDelay: 15,
  retryBackoff: true,
  retryDelayMax: 180,
  expireInSeconds: 60,
  heartbeatSeconds: 10,
}

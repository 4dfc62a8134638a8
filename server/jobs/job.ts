import type { QueueOptions } from 'pg-boss'
import type { ZodType } from 'zod'

/** One half of a job: its name, what it carries and how often it is tried. Handlers are the other. */
export type JobDefinition<T extends object> = {
  name: string
  payload: ZodType<T>
  /** How many run at once in one process. */
  concurrency?: number
  /** When it starts by itself, in cron's notation and the agency's time zone. */
  cron?: string
  options?: QueueOptions
}

/** Hours of patience: 30 s, 1 min, 2 min … at most 15 min apart, about 3.5 hours in all. */
export const patientRetries: QueueOptions = {
  retryLimit: 20,
  retryDelay: 30,
  retryBackoff: true,
  retryDelayMax: 900,
  expireInSeconds: 60,
  heartbeatSeconds: 10,
}

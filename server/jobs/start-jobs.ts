import type { Database } from '#server/db/client.ts'
import { sendMail } from '#server/email/send-mail.ts'
import { sendMailJob } from '#server/email/send-mail-job.ts'
import type { MailTransport } from '#server/email/transport.ts'
import type { Env } from '#server/env.ts'
import { forgetOldLimits, forgetOldLimitsJob } from '#server/limits/forget-old-limits.ts'
import type { Logger } from '#server/log.ts'
import { forgetEnded, forgetEndedJob } from '#server/modules/auth/forget-ended.ts'
import type { JobDefinition } from './job.ts'
import type { JobQueue } from './queue.ts'

export type JobDeps = {
  env: Env
  log: Logger
  database: Database
  queue: JobQueue
  transport: MailTransport
}

/** Every job of the product. */
export const allJobs: JobDefinition<object>[] = [sendMailJob, forgetOldLimitsJob, forgetEndedJob]

/** The list of pairs: from here on this process takes its share of the work. */
export async function startJobs(deps: JobDeps): Promise<void> {
  const { queue } = deps
  await queue.work(sendMailJob, ({ mailId }) => sendMail(deps, mailId))
  await queue.work(forgetOldLimitsJob, () => forgetOldLimits(deps.database))
  await queue.work(forgetEndedJob, () => forgetEnded(deps.database))
}

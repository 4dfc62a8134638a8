import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '#server/db/client.ts'
import type { JobDefinition } from '#server/jobs/job.ts'
import type { JobQueue } from '#server/jobs/queue.ts'
import type { Logger } from '#server/log.ts'
import { forgetFailures, noteDead } from './one-by-one.ts'

export const reportDeadLettersJob: JobDefinition<object> = {
  name: 'report-dead-letters',
  payload: z.object({}),
  cron: '*/15 * * * *',
}

type Deps = {
  database: Pick<Database, 'db'>
  log: Logger
  queue: Pick<JobQueue, 'countDead'>
}

/**
 * Says in the log what was given up on, until somebody sees to it. A mail or a lead whose last
 * attempt ended with its process was never marked; it is now.
 */
export async function reportDeadLetters({ database, log, queue }: Deps): Promise<void> {
  await forgetFailures(database)
  await noteDead(database)
  const deadLetters = await queue.countDead()
  if (Object.keys(deadLetters).length === 0) return
  await database.db.execute(sql`
    update alisio.mails set state = 'failed'
    where state = 'queued' and id in (
      select (data ->> 'mailId')::uuid from jobs.job where name = 'send-mail-dead')`)
  await database.db.execute(sql`
    update alisio.contact_messages set webhook_state = 'failed'
    where webhook_state = 'queued' and id in (
      select (data ->> 'messageId')::uuid from jobs.job
      where name = 'send-lead-dead' and state = 'created')
      and not exists (select from jobs.job again where again.name = 'send-lead'
        and again.state < 'completed' and again.data ->> 'messageId' = contact_messages.id::text)`)
  log.error('jobs were given up on', { deadLetters })
}

import { and, isNotNull, lt, or, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '#server/db/client.ts'
import type { Env } from '#server/env/env.ts'
import type { JobDefinition } from '#server/jobs/job.ts'
import type { Logger } from '#server/log.ts'
import { forgetOldMerges } from '../merge/merged-persons.ts'
import { contactMessages } from './schema.ts'

export const eraseOldMessagesJob: JobDefinition<object> = {
  name: 'erase-old-messages',
  payload: z.object({}),
  cron: '40 3 * * *',
}

/** Long enough to find a false positive. */
const SPAM_RETENTION_MONTHS = 3

type Deps = {
  env: Pick<Env, 'CONTACT_RETENTION_MONTHS'>
  database: Pick<Database, 'db'>
  log: Logger
}

/** Erases messages older than the privacy policy promises, with their mails, and old undo data. */
export async function eraseOldMessages({ env, database, log }: Deps): Promise<void> {
  const months = env.CONTACT_RETENTION_MONTHS
  const { createdAt, suspectedSpam } = contactMessages
  const before = (count: number) => sql`now() - make_interval(months => ${count}::int)`
  const { rowCount } = await database.db
    .delete(contactMessages)
    .where(
      or(
        lt(createdAt, before(months)),
        and(
          isNotNull(suspectedSpam),
          lt(createdAt, before(Math.min(months, SPAM_RETENTION_MONTHS))),
        ),
      ),
    )
  await forgetOldMerges(database.db)
  log.info('old contact messages erased', { count: rowCount })
}

import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '#server/db/client.ts'
import type { Env } from '#server/env/env.ts'
import type { JobDefinition } from '#server/jobs/job.ts'
import type { Logger } from '#server/log.ts'

export const eraseOldConversationsJob: JobDefinition<object> = {
  name: 'erase-old-conversations',
  payload: z.object({}),
  cron: '50 3 * * *',
}

type Deps = {
  env: Pick<Env, 'CONTACT_RETENTION_MONTHS'>
  database: Pick<Database, 'db'>
  log: Logger
}

/** Long enough to recognise a delivery that Meta repeats, which it does for a week. */
const DELIVERY_DAYS = 10

/** Nobody writes in it any more. */
const IDLE_DAYS = 7

/**
 * Closes abandoned conversations and erases those older than the privacy policy allows. Erasing a
 * lead erases its conversations too.
 */
export async function eraseOldConversations({ env, database, log }: Deps): Promise<void> {
  const { db } = database
  const ended = await db.execute(sql`
    update alisio.conversations set state = 'closed', owner_id = null, waiting_since = null,
      closed_at = now(), closed_by = 'system'
    where state <> 'closed' and last_at < now() - make_interval(days => ${IDLE_DAYS}::int)`)
  const erased = await db.execute(sql`
    delete from alisio.conversations
    where last_at < now() - make_interval(months => ${env.CONTACT_RETENTION_MONTHS}::int)`)
  await db.execute(sql`
    delete from alisio.whatsapp_deliveries
    where received_at < now() - make_interval(days => ${DELIVERY_DAYS}::int)`)
  log.info('old conversations erased', { ended: ended.rowCount, erased: erased.rowCount })
}

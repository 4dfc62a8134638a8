import { lt, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '#server/db/client.ts'
import { rateLimits } from '#server/db/schema.ts'
import type { JobDefinition } from '#server/jobs/job.ts'

export const forgetOldLimitsJob: JobDefinition<object> = {
  name: 'forget-old-limits',
  payload: z.object({}),
  cron: '17 * * * *',
}

export async function forgetOldLimits({ db }: Pick<Database, 'db'>): Promise<void> {
  await db.delete(rateLimits).where(lt(rateLimits.expiresAt, sql`now()`))
  await db.execute(sql`delete from alisio.submissions where at < now() - interval '1 hour'`)
}

import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { retentionMonths } from '#content/legal/retention.ts'
import type { Database } from '#server/db/client.ts'
import type { JobDefinition } from '#server/jobs/job.ts'

export const eraseOldVisitsJob: JobDefinition<object> = {
  name: 'erase-old-visits',
  payload: z.object({}),
  cron: '50 3 * * *',
}

/** Erases totals, and what was asked for on WhatsApp, older than the privacy policy promises. */
export async function eraseOldVisits({ db }: Pick<Database, 'db'>): Promise<void> {
  await db.execute(sql`
    delete from alisio.visits
    where day < (now() - make_interval(months => ${retentionMonths.visitTotals}::int))::date`)
  await db.execute(sql`
    delete from alisio.whatsapp_references
    where created_at < now() - make_interval(months => ${retentionMonths.whatsappReferences}::int)`)
}

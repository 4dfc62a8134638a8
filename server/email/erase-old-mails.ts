import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { and, isNull, lt, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '#server/db/client.ts'
import { mails } from '#server/db/schema.ts'
import type { JobDefinition } from '#server/jobs/job.ts'

export const eraseOldMailsJob: JobDefinition<object> = {
  name: 'erase-old-mails',
  payload: z.object({}),
  cron: '50 3 * * *',
}

/** Long enough to look into a mail that somebody misses. */
const KEPT_DAYS = 90

/**
 * Rows hold addresses. Those that belong to a contact message are erased with it; of the others,
 * and of mails written to files, nothing older than this is needed.
 */
export async function eraseOldMails({ db }: Pick<Database, 'db'>, folder: string): Promise<void> {
  const oldest = sql`now() - make_interval(days => ${KEPT_DAYS}::int)`
  await db.delete(mails).where(and(isNull(mails.contactMessageId), lt(mails.createdAt, oldest)))
  const names = await readdir(folder).catch(() => [])
  for (const name of names.filter((name) => /\.eml(\.part)?$/.test(name))) {
    const file = join(folder, name)
    const { mtimeMs } = await stat(file)
    if (mtimeMs < Date.now() - KEPT_DAYS * 86_400_000) await rm(file, { force: true })
  }
}

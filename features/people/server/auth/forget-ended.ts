import { and, eq, lt, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '#server/db/client.ts'
import { mails } from '#server/db/schema.ts'
import type { JobDefinition } from '#server/jobs/job.ts'
import { session, verification } from '../schema-accounts.ts'

export const forgetEndedJob: JobDefinition<object> = {
  name: 'forget-ended-sessions',
  payload: z.object({}),
  cron: '27 * * * *',
}

/**
 * Sessions and links that ended, with the addresses and devices they name; and the last trace of
 * erased accounts, the mail that confirmed it, once it was sent.
 */
export async function forgetEnded({ db }: Pick<Database, 'db'>): Promise<void> {
  await db.delete(session).where(lt(session.expiresAt, sql`now()`))
  await db.delete(verification).where(lt(verification.expiresAt, sql`now()`))
  await db.delete(mails).where(and(eq(mails.kind, 'account-erased'), eq(mails.state, 'sent')))
}

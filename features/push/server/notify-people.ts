import { eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Transaction } from '#server/db/client.ts'
import { idRow, queryRows } from '#server/db/query-rows.ts'
import type { JobDefinition } from '#server/jobs/job.ts'
import { isRetryDue, runEach } from '#server/jobs/job-failures.ts'
import { defaultSettings, type PushSettings } from '../rules/push-forms.ts'
import { findEvents, noteEvents } from './find-events.ts'
import type { PushDeps } from './push-deps.ts'
import { pushSettings } from './schema.ts'
import { sendDue } from './send-notices.ts'

/** Longer than any event is looked for, so that none is noted twice. */
const KEPT_DAYS = 7

/** Polls like the reminders by mail, so that an answer or a moved meeting needs no rescheduling. */
export const notifyPeopleJob: JobDefinition<object> = {
  name: 'push-notify',
  payload: z.object({}),
  cron: '* * * * *',
  options: { retryLimit: 0, expireInSeconds: 240 },
}

export async function readPushSettings(tx: Transaction, userId: string): Promise<PushSettings> {
  const [row] = await tx.select().from(pushSettings).where(eq(pushSettings.userId, userId))
  if (!row) return defaultSettings
  const { newLead, waiting, meeting, showNames, quietFrom: from, quietTo: to } = row
  return { newLead, waiting, meeting, showNames, quiet: from && to ? { from, to } : null }
}

/** Everybody with a device, one after the other. */
export async function notifyPeople(
  deps: PushDeps,
  signal?: AbortSignal,
  now = Date.now(),
): Promise<void> {
  const { db } = deps.database
  await db.execute(sql`
    delete from alisio.push_notices
    where created_at < ${new Date(now).toISOString()}::timestamptz
      - make_interval(days => ${KEPT_DAYS}::int)`)
  const rows = await queryRows(db, idRow)`
    select distinct user_id as id from alisio.push_subscriptions
    where ${isRetryDue(notifyPeopleJob, sql`user_id`)} order by 1`
  const people = rows.map(({ id }) => id)
  await runEach(deps, notifyPeopleJob, people, (id) => notifyPerson(deps, id, now), signal)
}

async function notifyPerson(deps: PushDeps, userId: string, now: number): Promise<void> {
  const settings = await readPushSettings(deps.database.db, userId)
  const events = await findEvents(deps.database, userId, settings, now)
  await noteEvents(deps.database, userId, events, now)
  await sendDue(deps, userId, settings, now)
}

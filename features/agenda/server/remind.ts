import { eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { brand } from '#content/brand.ts'
import { bookings, readSettings } from '#features/calendar/server/calendar.server.ts'
import { mailOrigin } from '#features/people/server/people.server.ts'
import type { Database } from '#server/db/client.ts'
import type { Env } from '#server/env.ts'
import type { JobDefinition } from '#server/jobs/job.ts'
import { mayBeTried, oneByOne } from '#server/jobs/one-by-one.ts'
import type { JobQueue } from '#server/jobs/queue.ts'
import type { Logger } from '#server/log.ts'
import { findMeeting } from './booking-links.ts'
import { SAMPLES_HOST } from './read-busy.ts'
import { tell } from './tell.ts'

/** Looks for what is due instead of being set for it: nothing to move or to lose when meetings change. */
export const remindJob: JobDefinition<object> = {
  name: 'agenda-remind',
  payload: z.object({}),
  cron: '* * * * *',
}

type Deps = {
  env: Env
  database: Pick<Database, 'db'>
  queue: Pick<JobQueue, 'enqueue'>
  log: Logger
}

/**
 * A day and an hour before, each once: the mark and the mail are one transaction. Whoever booked later
 * than that is not reminded of what they just did, nor anybody of a day before in the last hours.
 */
const due = {
  day: sql`reminded_day_at is null and scheduled_at < starts_at - interval '24 hours'
    and now() between starts_at - interval '24 hours' and starts_at - interval '2 hours'`,
  hour: sql`reminded_hour_at is null and scheduled_at < starts_at - interval '1 hour'
    and now() between starts_at - interval '1 hour' and starts_at`,
}

const MOST_AT_ONCE = 500

const isDue = (which: keyof typeof due) =>
  sql`state = 'confirmed' and host <> ${SAMPLES_HOST} and ${due[which]}`

export async function remind(deps: Deps): Promise<void> {
  for (const which of ['day', 'hour'] as const) {
    const { rows } = await deps.database.db.execute<{ about: string }>(sql`
      select id || ' ' || ${which}::text as about from alisio.bookings
      where ${isDue(which)} and ${mayBeTried(remindJob, sql`id || ' ' || ${which}::text`)}
      order by starts_at limit ${MOST_AT_ONCE}`)
    const items = rows.map(({ about }) => about)
    await oneByOne(deps, remindJob, items, (about) =>
      remindOne(deps, which, about.split(' ')[0] as string),
    )
  }
}

/** Another process that looks at the same moment passes over the row that this one holds. */
function remindOne({ env, database, queue, log }: Deps, which: keyof typeof due, id: string) {
  return database.db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ id: string }>(sql`
      select id from alisio.bookings where id = ${id} and ${isDue(which)}
      for update skip locked`)
    const meeting = rows[0] && (await findMeeting(tx, rows[0].id))
    if (!meeting) return
    const mark = which === 'day' ? { remindedDayAt: new Date() } : { remindedHourAt: new Date() }
    await tx.update(bookings).set(mark).where(eq(bookings.id, meeting.booking.id))
    const settings = await readSettings(tx)
    const origin = mailOrigin(env, new Request(brand.url))
    await tell({ tx, queue, env, settings, origin }, 'reminder', meeting)
    log.info('reminder queued', { booking: meeting.booking.id, which })
  })
}

import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { aboutRow, queryRows } from '#server/db/query-rows.ts'
import type { Database } from '../db/client.ts'
import { isDatabaseUnavailable } from '../db/connection/is-unavailable.ts'
import { describeError, type Logger } from '../log.ts'
import type { JobDefinition } from './job.ts'
import type { JobQueue } from './queue.ts'

type Deps = { database: Pick<Database, 'db'>; log: Logger }
type Named = Pick<JobDefinition<object>, 'name'>

/** Excludes items that failed and whose retry is not due. */
export const isRetryDue = ({ name }: Named, about: SQL): SQL => sql`not exists (
  select from alisio.job_failures failed
  where failed.job = ${name} and failed.about = ${about} and failed.next_at > now())`

/** Ten minutes, doubled up to a day. */
async function recordFailure({ db }: Deps['database'], { name }: Named, about: string) {
  await db.execute(sql`
    insert into alisio.job_failures as known (job, about, next_at)
    values (${name}, ${about}, now() + interval '10 minutes')
    on conflict (job, about) do update set tries = known.tries + 1,
      next_at = now() + least(interval '1 day', interval '10 minutes' * 2 ^ least(known.tries, 10))`)
}

/**
 * Runs items one by one: a failing item blocks no other, is retried later and listed on Hoje.
 * Failures that concern all (database, process) stop the job.
 */
export async function runEach(
  { database, log }: Deps,
  job: Named,
  items: string[],
  work: (about: string) => Promise<unknown>,
  signal?: AbortSignal,
): Promise<void> {
  if (items.length === 0) return
  const { db } = database
  const rows = await queryRows(db, aboutRow)`
    select about from alisio.job_failures where job = ${job.name}`
  const failed = new Set(rows.map(({ about }) => about))
  for (const about of items) {
    try {
      await work(about)
    } catch (error) {
      if (signal?.aborted || isDatabaseUnavailable(error)) throw error
      log.error('job failed for one', { job: job.name, about, ...describeError(error) })
      await recordFailure(database, job, about)
      continue
    }
    if (failed.has(about)) {
      await db.execute(
        sql`delete from alisio.job_failures where job = ${job.name} and about = ${about}`,
      )
    }
  }
}

/** Jobs that failed for good in the last week, for the desk. */
async function noteDead({ db }: Deps['database']): Promise<void> {
  const dead = sql`
    select replace(name, '-dead', '') as job, count(*)::int as tries, min(created_on) as since
    from jobs.job where name like '%-dead' and state = 'created'
      and created_on > now() - interval '7 days'
    group by 1`
  await db.execute(sql`
    delete from alisio.job_failures where about = '' and job not in (select job from (${dead}) dead)`)
  await db.execute(sql`
    insert into alisio.job_failures as known (job, about, tries, since, next_at)
    select job, '', tries, since, now() from (${dead}) dead
    on conflict (job, about) do update set tries = excluded.tries, since = excluded.since,
      next_at = excluded.next_at`)
}

/** Deletes failures that were resolved otherwise. */
async function forgetFailures({ db }: Deps['database']): Promise<void> {
  await db.execute(sql`delete from alisio.job_failures where next_at < now() - interval '2 days'`)
}

export const reportDeadLettersJob: JobDefinition<object> = {
  name: 'report-dead-letters',
  payload: z.object({}),
  cron: '*/15 * * * *',
}

type DeadLetterDeps = {
  database: Pick<Database, 'db'>
  log: Logger
  queue: Pick<JobQueue, 'countDead'>
}

/**
 * Logs dead letters until they are handled, and marks mails and leads whose process died in the
 * last attempt.
 */
export async function reportDeadLetters({ database, log, queue }: DeadLetterDeps): Promise<void> {
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

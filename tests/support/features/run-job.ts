import { sql } from 'drizzle-orm'
import type { Database } from '#server/db/client.ts'

/** Has a running server do a job of the clock now, a few seconds from now at most. */
export async function runJob({ db }: Database, name: string): Promise<void> {
  await db.execute(sql`
    insert into jobs.job (name, data, policy, dead_letter, retry_limit, retry_delay,
      expire_seconds, deletion_seconds)
    select name, '{}', policy, dead_letter, retry_limit, retry_delay, expire_seconds,
      deletion_seconds
    from jobs.queue where name = ${name}
    on conflict do nothing`)
}

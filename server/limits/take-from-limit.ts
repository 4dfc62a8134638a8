import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Transaction } from '#server/db/client.ts'
import { networkOf } from './network-of.ts'

export type Limit = { name: string; most: number; windowSeconds: number }
export type LimitAnswer = { allowed: boolean; used: number; retryAfterSeconds: number }

/**
 * No address is kept: only this. Every limit's key is made here, so none of them can forget that
 * addresses count by network.
 */
export function limitKey({ name }: Limit, who: string): string {
  return createHash('sha256')
    .update(`${name}\n${networkOf(who)}`)
    .digest('base64url')
}

/**
 * Counts one more use by `who` in the current window, in the database that all processes share.
 * Only a hash of `who` is stored.
 */
export async function takeFromLimit(
  db: Transaction,
  limit: Limit,
  who: string,
): Promise<LimitAnswer> {
  const key = limitKey(limit, who)
  const { rows } = await db.execute<{ used: number; left: string }>(sql`
    with current as (
      select to_timestamp(floor(extract(epoch from now()) / ${limit.windowSeconds}::int) * ${limit.windowSeconds}::int) as start
    )
    insert into alisio.rate_limits (key, window_start, expires_at)
    select ${key}, start, start + make_interval(secs => ${limit.windowSeconds}::int) from current
    on conflict (key, window_start) do update set used = rate_limits.used + 1
    returning used, extract(epoch from expires_at - now()) as left`)
  const used = Number(rows[0]?.used)
  return { allowed: used <= limit.most, used, retryAfterSeconds: Number(rows[0]?.left) }
}

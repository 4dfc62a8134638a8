import { createHash } from 'node:crypto'
import { isIPv6 } from 'node:net'
import { lt, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Database, Transaction } from '../db/client.ts'
import { queryRows } from '../db/query-rows.ts'
import { rateLimits } from '../db/schema.ts'
import type { JobDefinition } from '../jobs/job.ts'

/** The eight groups of an IPv6 address. */
function groupsOf(address: string): number[] {
  // The URL parser normalises all notations.
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::')
  const read = (part: string) => (part ? part.split(':').map((group) => parseInt(group, 16)) : [])
  const before = read(head)
  if (tail === undefined) return before
  const after = read(tail)
  return [...before, ...Array<number>(8 - before.length - after.length).fill(0), ...after]
}

/**
 * The network an address counts as: a /64 of IPv6, or the IPv4 address of a mapped one. Other text
 * is unchanged.
 */
export function networkOf(address: string): string {
  const bare = address.replace(/%.*$/, '')
  if (!isIPv6(bare)) return address
  const groups = groupsOf(bare)
  const isMapped = groups[5] === 0xffff && groups.slice(0, 5).every((group) => group === 0)
  if (isMapped)
    return groups
      .slice(6)
      .flatMap((group) => [group >> 8, group & 255])
      .join('.')
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')}::/64`
}

export type Limit = { name: string; most: number; windowSeconds: number }
type LimitAnswer = { allowed: boolean; used: number; retryAfterSeconds: number }

/**
 * Only this hash is stored. All limits build their key here, so that addresses always count by
 * network.
 */
export function limitKey({ name }: Limit, who: string): string {
  return createHash('sha256')
    .update(`${name}\n${networkOf(who)}`)
    .digest('base64url')
}

/** PostgreSQL returns seconds as numeric, which arrives as text. */
const useRow = z.object({ used: z.number(), secondsLeft: z.coerce.number() })
const allowedRow = z.object({ allowed: z.boolean(), secondsLeft: z.coerce.number() })

/** Counts one use in the current window, in the shared database. Only a hash of `who` is stored. */
export async function takeFromLimit(
  db: Transaction,
  limit: Limit,
  who: string,
): Promise<LimitAnswer> {
  const key = limitKey(limit, who)
  const [row] = await queryRows(db, useRow)`
    with current as (
      select to_timestamp(floor(extract(epoch from now()) / ${limit.windowSeconds}::int) * ${limit.windowSeconds}::int) as start
    )
    insert into alisio.rate_limits (key, window_start, expires_at)
    select ${key}, start, start + make_interval(secs => ${limit.windowSeconds}::int) from current
    on conflict (key, window_start) do update set used = rate_limits.used + 1
    returning used, extract(epoch from expires_at - now()) as "secondsLeft"`
  const { used, secondsLeft } = row as z.infer<typeof useRow>
  return { allowed: used <= limit.most, used, retryAfterSeconds: secondsLeft }
}

/** Returns one use that should not count. */
export async function returnToLimit(db: Transaction, limit: Limit, who: string): Promise<void> {
  await db.execute(sql`
    update alisio.rate_limits set used = greatest(used - 1, 0)
    where key = ${limitKey(limit, who)} and expires_at > now()`)
}

export const removeOldLimitsJob: JobDefinition<object> = {
  name: 'forget-old-limits',
  payload: z.object({}),
  cron: '17 * * * *',
}

export async function removeOldLimits({ db }: Pick<Database, 'db'>): Promise<void> {
  await db.delete(rateLimits).where(lt(rateLimits.expiresAt, sql`now()`))
  await db.execute(sql`delete from alisio.submissions where at < now() - interval '1 hour'`)
}

/**
 * Counts one use against a visitor's limits and, if all allow it, against a shared one, in one
 * statement. Rows are locked in the given order.
 */
export async function takeThenShared(
  db: Transaction,
  visitorLimits: Limit[],
  who: string,
  shared: Limit,
): Promise<{ allowed: boolean; retryAfterSeconds: number }> {
  const row = (limit: Limit, user: string, everyone: boolean) => ({
    key: limitKey(limit, user),
    most: limit.most,
    seconds: limit.windowSeconds,
    everyone,
  })
  const entries = [
    ...visitorLimits.map((limit) => row(limit, who, false)),
    row(shared, 'everyone', true),
  ]
  const rows = await queryRows(db, allowedRow)`
    with windows as (
      select key, most, everyone, seconds,
        to_timestamp(floor(extract(epoch from now()) / seconds) * seconds) as start
      from jsonb_to_recordset(${JSON.stringify(entries)}::jsonb)
        as given(key text, most int, seconds int, everyone boolean)
    ), taken as (
      insert into alisio.rate_limits (key, window_start, expires_at)
      select key, start, start + make_interval(secs => seconds) from windows where not everyone
      on conflict (key, window_start) do update set used = rate_limits.used + 1
      returning key, used, expires_at
    ), taken_by_all as (
      insert into alisio.rate_limits (key, window_start, expires_at)
      select key, start, start + make_interval(secs => seconds) from windows
      where everyone and not exists (
        select from taken join windows as own using (key) where taken.used > own.most
      )
      on conflict (key, window_start) do update set used = rate_limits.used + 1
      returning key, used, expires_at
    )
    select used <= most as allowed, extract(epoch from expires_at - now()) as "secondsLeft"
    from (select * from taken union all select * from taken_by_all) as uses
    join windows using (key)`
  const refused = rows.filter(({ allowed }) => !allowed)
  return {
    allowed: refused.length === 0,
    retryAfterSeconds: Math.max(0, ...refused.map(({ secondsLeft }) => secondsLeft)),
  }
}

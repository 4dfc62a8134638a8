import { sql } from 'drizzle-orm'
import type { Transaction } from '#server/db/client.ts'
import { type Limit, limitKey } from './take-from-limit.ts'

/**
 * Counts one more use against a visitor's own limits and, only if all of them allow it, against one
 * that everybody shares; in one statement, because it stands between a visitor and an answer.
 * Rows are always locked in the order given.
 */
export async function takeOwnThenShared(
  db: Transaction,
  own: Limit[],
  who: string,
  shared: Limit,
): Promise<{ allowed: boolean; retryAfterSeconds: number }> {
  const row = (limit: Limit, user: string, everyone: boolean) => ({
    key: limitKey(limit, user),
    most: limit.most,
    seconds: limit.windowSeconds,
    everyone,
  })
  const given = [...own.map((limit) => row(limit, who, false)), row(shared, 'everyone', true)]
  const { rows } = await db.execute<{ allowed: boolean; left: string }>(sql`
    with windows as (
      select key, most, everyone, seconds,
        to_timestamp(floor(extract(epoch from now()) / seconds) * seconds) as start
      from jsonb_to_recordset(${JSON.stringify(given)}::jsonb)
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
    select used <= most as allowed, extract(epoch from expires_at - now()) as left
    from (select * from taken union all select * from taken_by_all) as uses
    join windows using (key)`)
  const refused = rows.filter(({ allowed }) => !allowed)
  return {
    allowed: refused.length === 0,
    retryAfterSeconds: Math.max(0, ...refused.map(({ left }) => Number(left))),
  }
}

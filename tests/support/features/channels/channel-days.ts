import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Database } from '#server/db/client.ts'

type Days = {
  channel: string
  first: string
  last: string
  /** The same amounts every day, so that every sum can be done in one's head. */
  amounts: Record<string, number>
  /** Metrics that are gone, each with its first day without. */
  lost?: Record<string, string>
}

/** An account of a channel with its days, as if they had been read. */
export async function addChannelDays(
  { db }: Pick<Database, 'db'>,
  clientId: string,
  { channel, first, last, amounts, lost = {} }: Days,
): Promise<{ account: string; sync: string }> {
  const account = randomUUID()
  const sync = randomUUID()
  await db.execute(sql`
    insert into alisio.channel_accounts
      (id, channel, external_id, name, zone, client_id, covered_from, covered_until, lost)
    values (${account}, ${channel}, ${account}, 'Padaria', 'America/Fortaleza', ${clientId},
      ${first}, ${last}, ${JSON.stringify(lost)}::jsonb)`)
  await db.execute(sql`
    insert into alisio.channel_syncs (id, account_id, client_id, reason, state)
    values (${sync}, ${account}, ${clientId}, 'night', 'done')`)
  await db.execute(sql`
    insert into alisio.channel_days
      (account_id, client_id, channel, day, dimension, value, metric, amount, sync_id)
    select ${account}, ${clientId}, ${channel}, day, '', '', metric.key, metric.value::numeric,
      ${sync}
    from generate_series(${first}::date, ${last}::date, '1 day') day
    cross join jsonb_each_text(${JSON.stringify(amounts)}::jsonb) metric`)
  return { account, sync }
}

import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '#server/db/client.ts'
import { idRow, queryRows, textAs } from '#server/db/query-rows.ts'
import type { Sealed } from '../../open-platform.ts'
import { type Ended, reviveCredential, type SyncReason } from '../../sync/sync-state.ts'
import { nextNight } from '../../sync/windows.ts'

/** A running sync of a channel's account. */
export type ChannelTask = {
  syncId: string
  accountId: string
  clientId: string
  channel: string
  externalId: string
  zone: string
  firstDay: string
  coveredFrom: string | null
  coveredUntil: string | null
  credential: Sealed
}

const rowSchema = z.object({
  accountId: z.string(),
  clientId: z.string(),
  channel: z.string(),
  externalId: z.string(),
  zone: z.string(),
  firstDay: z.string(),
  coveredFrom: z.nullable(z.string()),
  coveredUntil: z.nullable(z.string()),
  credentialId: z.string(),
  platform: textAs<Sealed['platform']>(),
  secret: z.string(),
})

/** From now on only this sync may write for the account. */
export function beginChannelSync(
  { db }: Pick<Database, 'db'>,
  accountId: string,
  reason: SyncReason,
): Promise<ChannelTask | null> {
  return db.transaction(async (tx) => {
    const rows = await queryRows(tx, rowSchema)`
      select account.id as "accountId", account.client_id as "clientId", account.channel,
        account.external_id as "externalId", account.zone,
        account.wanted_from::text as "firstDay", account.covered_from::text as "coveredFrom",
        account.covered_until::text as "coveredUntil", credential.id as "credentialId",
        credential.platform, credential.secret
      from alisio.channel_accounts account
      join alisio.ad_credentials credential on credential.id = account.credential_id
      where account.id::text = ${accountId} and account.client_id is not null
        and account.wanted_from is not null and credential.state <> 'reconnect'
      for update of account`
    const [row] = rows
    if (!row) return null
    await tx.execute(sql`
      update alisio.channel_syncs set state = 'failed', ended_at = now(), problem = 'interrupted'
      where account_id = ${row.accountId} and state = 'running'`)
    const begun = await queryRows(tx, idRow)`
      insert into alisio.channel_syncs (account_id, client_id, reason)
      values (${row.accountId}, ${row.clientId}, ${reason}) returning id`
    const syncId = begun[0]?.id as string
    // If the process dies, nothing else moves the next sync.
    await tx.execute(sql`
      update alisio.channel_accounts set sync_id = ${syncId},
        next_sync_at = greatest(next_sync_at, now() + interval '1 hour')
      where id = ${row.accountId}`)
    const { credentialId, platform, secret, ...rest } = row
    return { ...rest, syncId, credential: { id: credentialId, platform, secret } }
  })
}

type Complete = Ended & { zone: string; settings: Record<string, string>; lost: string[] }

export async function endChannelSync(
  { db }: Pick<Database, 'db'>,
  task: ChannelTask,
  { zone, settings, lost, requests, now }: Complete,
): Promise<void> {
  const next = nextNight(zone, task.accountId, now).toISOString()
  await db.transaction(async (tx) => {
    await tx.execute(sql`
      update alisio.channel_syncs set state = 'done', ended_at = now(), requests = ${requests},
        settings = ${JSON.stringify(settings)}::jsonb
      where id = ${task.syncId}`)
    // A metric that is answered again is no longer lost; one that still is keeps its first day.
    await tx.execute(sql`
      update alisio.channel_accounts set state = 'active', problem = null, synced_at = now(),
        next_sync_at = ${next}, zone = ${zone}, settings = ${JSON.stringify(settings)}::jsonb,
        lost = coalesce((select jsonb_object_agg(name, coalesce(lost -> name,
          to_jsonb(to_char(${now.toISOString()}::timestamptz at time zone ${zone}, 'YYYY-MM-DD'))))
          from unnest(${sql.param(lost)}::text[]) name), '{}')
      where id = ${task.accountId} and sync_id = ${task.syncId}`)
    await reviveCredential(tx, task.credential.id)
  })
}

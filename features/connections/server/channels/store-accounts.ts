import { sql } from 'drizzle-orm'
import { brand } from '#content/brand.ts'
import type { Transaction } from '#server/db/client.ts'
import { idRow, queryRows } from '#server/db/query-rows.ts'
import type { Env } from '#server/env/env.ts'
import { refusalOf } from '../connection-states.ts'
import { PlatformFailure, type Timeouts } from '../fetch-platform.ts'
import type { ChannelAccount } from '../platforms/channel-api.ts'
import { channels } from '../platforms/registry.ts'
import { openChannelWith } from './open-channel.ts'

type ChannelListing = { channel: string; accounts: ChannelAccount[] }

/** The accounts a credential reaches in each channel it may read. */
export async function listChannels(
  { env, timeouts }: { env: Env; timeouts?: Timeouts },
  secret: unknown,
  reads: string[],
): Promise<ChannelListing[]> {
  const listings: ChannelListing[] = []
  for (const channel of channels.filter(({ key }) => reads.includes(key))) {
    try {
      const accounts = await openChannelWith(env, channel, secret, { timeouts }).listAccounts()
      listings.push({ channel: channel.key, accounts })
    } catch (error) {
      throw error instanceof PlatformFailure ? refusalOf(error, channel.name) : error
    }
  }
  return listings
}

/** Stores what a credential reaches; accounts of a dead credential, or of none, move to this one. */
export async function storeChannels(
  tx: Transaction,
  credentialId: string,
  listings: ChannelListing[],
): Promise<void> {
  for (const { channel, accounts } of listings) {
    for (const { externalId, name } of accounts) {
      const rows = await queryRows(tx, idRow)`
        insert into alisio.channel_accounts (channel, external_id, name, zone, credential_id)
        values (${channel}, ${externalId}, ${name.slice(0, 300)}, ${brand.timeZone},
          ${credentialId})
        on conflict (channel, external_id) do update set name = excluded.name, seen_at = now()
        returning id`
      await tx.execute(sql`
        update alisio.channel_accounts account set credential_id = ${credentialId},
          state = 'active', problem = null, next_sync_at = now()
        where id = ${rows[0]?.id} and (
          credential_id is null or (credential_id = ${credentialId} and state <> 'active')
          or exists (select from alisio.ad_credentials old
            where old.id = account.credential_id and old.state = 'reconnect'))`)
    }
  }
}

/** Deletes accounts that no credential reaches and that belong to nobody. */
export const removeStrayChannels = (tx: Transaction) =>
  tx.execute(sql`
    delete from alisio.channel_accounts where credential_id is null and client_id is null`)

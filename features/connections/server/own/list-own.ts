import { sql } from 'drizzle-orm'
import type { Platform } from '#features/figures/server/figures.server.ts'
import { asClient, type Viewer } from '#server/db/as-client.ts'
import type { Database } from '#server/db/client.ts'
import type { ConnectionState } from '../failure.ts'

export type OwnAccount = {
  id: string
  platform: Platform
  externalId: string
  name: string
  currency: string
  open: boolean
  chosen: boolean
  /** By the client's own sign-in, or by the agency's. */
  own: boolean
  state: ConnectionState
  syncedAt: string | null
}

export type OwnCredential = {
  id: string
  platform: Platform
  state: ConnectionState
  expiresAt: string | null
  /** Accounts it reaches that are another company's here. */
  taken: number
}

/** A client's own sign-ins, and the accounts that fill its figures or could. */
export function listOwn(
  database: Pick<Database, 'db'>,
  viewer: Viewer,
): Promise<{ credentials: OwnCredential[]; accounts: OwnAccount[] }> {
  return asClient(database, viewer, async (tx) => {
    const { rows: credentials } = await tx.execute<OwnCredential>(sql`
      select id, platform, state, to_json(expires_at) #>> '{}' as "expiresAt",
        (select count(*)::int from alisio.ad_reach reach where reach.credential_id = ad_credentials.id
          and not exists (select from alisio.ad_accounts where id = reach.account_id)) as taken
      from alisio.ad_credentials order by platform desc`)
    const { rows: accounts } = await tx.execute<OwnAccount>(sql`
      select id, platform, external_id as "externalId", name, currency, open,
        client_id is not null as chosen, state, to_json(synced_at) #>> '{}' as "syncedAt",
        client_id is null or credential_id in (select id from alisio.ad_credentials) as own
      from alisio.ad_accounts
      where client_id is null or credential_id is not null
      order by client_id is null, lower(name), id`)
    return { credentials, accounts }
  })
}

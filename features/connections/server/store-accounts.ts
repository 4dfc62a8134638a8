import { sql } from 'drizzle-orm'
import { brand } from '#content/brand.ts'
import type { Platform } from '#features/figures/server/figures.server.ts'
import type { Transaction } from '#server/db/client.ts'
import type { FoundAccount } from './platform-api.ts'

function isZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('pt-BR', { timeZone: zone })
    return true
  } catch {
    return false
  }
}

type Credential = { id: string; platform: Platform }

/** What the platform says of an account; whose it is stays as it was. */
async function remember(
  tx: Transaction,
  { id, platform }: { id: string | null; platform: Platform },
  found: FoundAccount,
): Promise<string> {
  const zone = isZone(found.zone) ? found.zone : brand.timeZone
  const { rows } = await tx.execute<{ id: string }>(sql`
    insert into alisio.ad_accounts as known
      (platform, external_id, name, currency, zone, open, login_id, credential_id)
    values (${platform}, ${found.externalId}, ${found.name.slice(0, 300)}, ${found.currency},
      ${zone}, ${found.open}, ${found.loginId}, ${id})
    on conflict (platform, external_id) do update set name = excluded.name,
      currency = excluded.currency, zone = excluded.zone, open = excluded.open,
      seen_at = now(),
      login_id = case when known.credential_id = excluded.credential_id then excluded.login_id
        else coalesce(known.login_id, excluded.login_id) end
    returning id`)
  return rows[0]?.id as string
}

/** Accounts of a credential that died, or of none, come to this one with all they have. */
export async function storeAccounts(
  tx: Transaction,
  { id, platform }: Credential,
  accounts: FoundAccount[],
): Promise<void> {
  for (const found of accounts) {
    const accountId = await remember(tx, { id, platform }, found)
    await tx.execute(sql`
      update alisio.ad_accounts account set credential_id = ${id}, login_id = ${found.loginId},
        state = 'active', problem = null, next_sync_at = now()
      where id = ${accountId} and (
        credential_id is null or (state in ('reconnect', 'no-permission', 'set-up') and (
          credential_id = ${id} or exists (select from alisio.ad_credentials old
            where old.id = account.credential_id and old.state = 'reconnect'))))`)
  }
}

/**
 * What a client's own sign-in reaches: for the client to choose from, and nobody's before. Those it
 * chose already go on. As the server.
 */
export async function storeReach(
  tx: Transaction,
  { id, platform, clientId }: Credential & { clientId: string },
  accounts: FoundAccount[],
): Promise<void> {
  await tx.execute(sql`delete from alisio.ad_reach where credential_id = ${id}`)
  for (const found of accounts) {
    const accountId = await remember(tx, { id: null, platform }, found)
    await tx.execute(sql`
      insert into alisio.ad_reach (credential_id, account_id, login_id)
      values (${id}, ${accountId}, ${found.loginId}) on conflict do nothing`)
    await tx.execute(sql`
      update alisio.ad_accounts account set credential_id = ${id}, login_id = ${found.loginId},
        state = 'active', problem = null, next_sync_at = now()
      where id = ${accountId} and client_id = ${clientId} and state <> 'active' and (
        credential_id = ${id} or exists (select from alisio.ad_credentials old
          where old.id = account.credential_id and old.state = 'reconnect'))`)
  }
}

/** Accounts nobody reaches any more and no figure came from. */
export async function forgetStrays(tx: Transaction): Promise<void> {
  await tx.execute(sql`
    delete from alisio.ad_accounts account
    where credential_id is null and client_id is null
      and not exists (select from alisio.ad_reach where account_id = account.id)
      and not exists (select from alisio.imports where ad_account_id = account.id)`)
}

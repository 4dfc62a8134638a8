import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { brand } from '#content/brand.ts'
import type { CredentialName } from '#features/connections/rules/credential-names.ts'
import { recordAudit } from '#features/people/server/people.server.ts'
import type { Database, Transaction } from '#server/db/client.ts'
import { idRow, queryRows, textAs } from '#server/db/query-rows.ts'
import { asServer, asStaff } from '#server/db/roles/run-as.ts'
import type { Env } from '#server/env/env.ts'
import { notFound } from '#server/failures/errors.ts'
import { runOnce } from '#server/limits/idempotency.ts'
import type { KeyRing } from '#server/sealing.ts'
import { listChannels, removeStrayChannels, storeChannels } from '../channels/store-accounts.ts'
import { refusalOf } from '../connection-states.ts'
import { PlatformFailure, type Timeouts } from '../fetch-platform.ts'
import { openPlatform, openWith, unseal } from '../open-platform.ts'
import { readOf } from '../platforms/platform.ts'
import type { PlatformAccount } from '../platforms/platform-api.ts'
import { opensAds, platformsOf } from '../platforms/registry.ts'

function isZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('pt-BR', { timeZone: zone })
    return true
  } catch {
    return false
  }
}

type Credential = { id: string; platform: CredentialName }

/** Stores an account's data; its client stays. */
async function remember(
  tx: Transaction,
  { id, platform }: { id: string | null; platform: CredentialName },
  account: PlatformAccount,
): Promise<string> {
  const zone = isZone(account.zone) ? account.zone : brand.timeZone
  const rows = await queryRows(tx, idRow)`
    insert into alisio.ad_accounts as known
      (platform, external_id, name, currency, zone, open, login_id, credential_id)
    values (${platform}, ${account.externalId}, ${account.name.slice(0, 300)}, ${account.currency},
      ${zone}, ${account.open}, ${account.loginId}, ${id})
    on conflict (platform, external_id) do update set name = excluded.name,
      currency = excluded.currency, zone = excluded.zone, open = excluded.open,
      seen_at = now(),
      login_id = case when known.credential_id = excluded.credential_id then excluded.login_id
        else coalesce(known.login_id, excluded.login_id) end
    returning id`
  return rows[0]?.id as string
}

/** Accounts of a dead credential, or of none, move to this one. */
async function storeAccounts(
  tx: Transaction,
  { id, platform }: Credential,
  accounts: PlatformAccount[],
): Promise<void> {
  for (const account of accounts) {
    const accountId = await remember(tx, { id, platform }, account)
    await tx.execute(sql`
      update alisio.ad_accounts account set credential_id = ${id}, login_id = ${account.loginId},
        state = 'active', problem = null, next_sync_at = now()
      where id = ${accountId} and (
        credential_id is null or (state in ('reconnect', 'no-permission', 'set-up') and (
          credential_id = ${id} or exists (select from alisio.ad_credentials old
            where old.id = account.credential_id and old.state = 'reconnect'))))`)
  }
}

/**
 * Stores what a client's sign-in reaches, for the client to choose from; chosen ones continue. As
 * the server.
 */
export async function storeReach(
  tx: Transaction,
  { id, platform, clientId }: Credential & { clientId: string },
  accounts: PlatformAccount[],
): Promise<void> {
  await tx.execute(sql`delete from alisio.ad_reach where credential_id = ${id}`)
  for (const account of accounts) {
    const accountId = await remember(tx, { id: null, platform }, account)
    await tx.execute(sql`
      insert into alisio.ad_reach (credential_id, account_id, login_id)
      values (${id}, ${accountId}, ${account.loginId}) on conflict do nothing`)
    await tx.execute(sql`
      update alisio.ad_accounts account set credential_id = ${id}, login_id = ${account.loginId},
        state = 'active', problem = null, next_sync_at = now()
      where id = ${accountId} and client_id = ${clientId} and state <> 'active' and (
        credential_id = ${id} or exists (select from alisio.ad_credentials old
          where old.id = account.credential_id and old.state = 'reconnect'))`)
  }
}

/** Deletes accounts that no credential reaches and that have no figures. */
export async function removeStrayAccounts(tx: Transaction): Promise<void> {
  await tx.execute(sql`
    delete from alisio.ad_accounts account
    where credential_id is null and client_id is null
      and not exists (select from alisio.ad_reach where account_id = account.id)
      and not exists (select from alisio.imports where ad_account_id = account.id)`)
  await removeStrayChannels(tx)
}

export type ConnectDeps = {
  database: Pick<Database, 'db'>
  env: Env
  keys: KeyRing
  timeouts?: Timeouts
}

export type NewCredential = {
  platform: CredentialName
  kind: 'token' | 'service-account' | 'sign-in'
  label: string
  secret: object
  /** As typed by the user; the platform's value takes precedence. */
  expiresAt?: Date | null
  /** What it may read: 'ads', or channels by key; only ads unless it says so. */
  reads?: string[]
}

const adsOnly = ['ads']

/** Accounts and expiry according to the platform. */
export async function inspectCredential(
  deps: ConnectDeps,
  { platform, secret, expiresAt, reads = adsOnly }: NewCredential,
) {
  try {
    const api = opensAds(platform)
      ? openWith(deps.env, platform, secret, { timeouts: deps.timeouts })
      : null
    const accounts = reads.includes('ads') ? ((await api?.listAccounts()) ?? []) : []
    const channels = await listChannels(deps, secret, reads)
    // Requires the app's secret; without it the expiry is unknown.
    const expiry = await api?.readExpiry().catch(() => undefined)
    return { accounts, channels, ends: expiry === undefined ? (expiresAt ?? null) : expiry }
  } catch (error) {
    throw error instanceof PlatformFailure ? refusalOf(error) : error
  }
}

const readsRow = z.object({ reads: z.array(z.string()) })
const labelRow = z.object({ label: z.string() })

/** Labels are unique, to be told apart at the desk. */
async function freeLabel(tx: Transaction, label: string): Promise<string> {
  const rows = await queryRows(tx, labelRow)`
    select label from alisio.ad_credentials where starts_with(label, ${label.slice(0, 110)})`
  const labels = new Set(rows.map((row) => row.label))
  for (let number = 2, free = label; ; number += 1) {
    if (!labels.has(free)) return free
    free = `${label.slice(0, 110)} (${number})`
  }
}

/** Tried first: credentials the platform refuses are not stored. Idempotent. */
export async function addCredential(
  deps: ConnectDeps,
  staffId: string,
  credential: NewCredential,
): Promise<{ id: string; accounts: number }> {
  const { accounts, channels, ends } = await inspectCredential(deps, credential)
  const { platform, kind, reads = adsOnly } = credential
  const count = channels.reduce((sum, each) => sum + each.accounts.length, accounts.length)
  const content = [platform, kind, credential.label, credential.secret]
  const submission = { by: staffId, action: 'connect', content, makes: 'ad_credentials' }
  const id = await asStaff(deps.database, staffId, (tx) =>
    runOnce(tx, submission, async () => {
      const id = randomUUID()
      const label = await freeLabel(tx, credential.label)
      await tx.execute(sql`
        insert into alisio.ad_credentials
          (id, platform, kind, label, secret, expires_at, reads)
        values (${id}, ${platform}, ${kind}, ${label},
          ${deps.keys.seal(id, JSON.stringify(credential.secret))}, ${ends?.toISOString() ?? null},
          ${sql.param(reads)}::text[])`)
      await storeAccounts(tx, { id: id, platform }, accounts)
      await storeChannels(tx, id, channels)
      const detail = { platform, accounts: count }
      await recordAudit(tx, { kind: 'connection-added', about: id, detail })
      return id
    }),
  )
  return { id, accounts: count }
}

/** Replaces the secret; accounts and clients stay. */
export async function renewCredential(
  deps: ConnectDeps,
  staffId: string,
  id: string,
  credential: NewCredential,
): Promise<void> {
  const stored = await asStaff(
    deps.database,
    staffId,
    (tx) => queryRows(tx, readsRow)`
    select reads from alisio.ad_credentials
    where id::text = ${id} and platform = ${credential.platform} and client_id is null`,
  )
  if (!stored[0]) throw notFound()
  // A pasted key says nothing of what it reads.
  const reads = credential.reads ?? stored[0].reads
  const { accounts, channels, ends } = await inspectCredential(deps, { ...credential, reads })
  await asStaff(deps.database, staffId, async (tx) => {
    const { rowCount } = await tx.execute(sql`
      update alisio.ad_credentials set kind = ${credential.kind}, state = 'active', problem = null,
        secret = ${deps.keys.seal(id, JSON.stringify(credential.secret))},
        expires_at = ${ends?.toISOString() ?? null}, changed_at = now(),
        reads = ${sql.param(reads)}::text[]
      where id::text = ${id} and platform = ${credential.platform} and client_id is null`)
    if (!rowCount) throw notFound()
    await storeAccounts(tx, { id, platform: credential.platform }, accounts)
    await storeChannels(tx, id, channels)
    await recordAudit(tx, { kind: 'connection-renewed', about: id })
  })
}

const storedRow = z.object({
  id: z.string(),
  platform: textAs<CredentialName>(),
  secret: z.string(),
  clientId: z.nullable(z.string()),
  reads: z.array(z.string()),
})

/** A service account reads one channel more; its accounts are listed at once. */
export const allowRead = (deps: ConnectDeps, staffId: string, id: string, read: string) =>
  refreshAccounts(deps, staffId, id, read)

/** Reloads the accounts and expiry. */
export async function refreshAccounts(
  deps: ConnectDeps,
  staffId: string,
  id: string,
  added?: string,
) {
  // The secret is read as the server, so whether this member sees it is asked before.
  const { rowCount } = await asStaff(deps.database, staffId, (tx) =>
    tx.execute(sql`select from alisio.ad_credentials where id::text = ${id}`),
  )
  if (!rowCount) throw notFound()
  const rows = await queryRows(deps.database.db, storedRow)`
    select id, platform, secret, reads, client_id as "clientId" from alisio.ad_credentials
      where id::text = ${id}`
  const [stored] = rows
  if (!stored) throw notFound()
  try {
    const api = opensAds(stored.platform)
      ? openPlatform(deps, stored, { timeouts: deps.timeouts })
      : null
    const offered = platformsOf(stored.platform).map(readOf)
    if (added && (!offered.includes(added) || stored.clientId)) throw notFound()
    const reads = [...new Set([...stored.reads, ...(added ? [added] : [])])]
    const accounts = reads.includes('ads') ? ((await api?.listAccounts()) ?? []) : []
    const channels = await unseal(deps.keys, stored, (secret) => listChannels(deps, secret, reads))
    const ends = await api?.readExpiry().catch(() => undefined)
    await asStaff(deps.database, staffId, async (tx) => {
      const { clientId } = stored
      if (clientId) {
        await asServer(tx, (serverTx) => storeReach(serverTx, { ...stored, clientId }, accounts))
      } else {
        await storeAccounts(tx, stored, accounts)
        await storeChannels(tx, stored.id, channels)
      }
      await tx.execute(sql`
        update alisio.ad_credentials set state = 'active', problem = null, changed_at = now(),
          reads = ${sql.param(reads)}::text[]
        where id = ${stored.id}`)
      if (added) await recordAudit(tx, { kind: 'connection-renewed', about: stored.id })
      if (ends !== undefined) {
        await tx.execute(sql`
          update alisio.ad_credentials set expires_at = ${ends?.toISOString() ?? null}
          where id = ${stored.id}`)
      }
    })
  } catch (error) {
    throw error instanceof PlatformFailure ? refusalOf(error) : error
  }
}

import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { brand } from '#content/brand.ts'
import type { Platform } from '#features/figures/server/figures.server.ts'
import { recordAudit } from '#features/people/server/people.server.ts'
import type { Database, Transaction } from '#server/db/client.ts'
import { idRow, queryRows, textAs } from '#server/db/query-rows.ts'
import { asServer, asStaff } from '#server/db/run-as.ts'
import type { Env } from '#server/env.ts'
import { notFound } from '#server/errors.ts'
import { once } from '#server/limits/idempotency.ts'
import { refusalOf } from './connection-states.ts'
import { PlatformFailure, type Timeouts } from './fetch-platform.ts'
import { openPlatform, openWith } from './open-platform.ts'
import type { FoundAccount } from './platform-api.ts'
import type { KeyRing } from './secrets.ts'

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
  const rows = await queryRows(tx, idRow)`
    insert into alisio.ad_accounts as known
      (platform, external_id, name, currency, zone, open, login_id, credential_id)
    values (${platform}, ${found.externalId}, ${found.name.slice(0, 300)}, ${found.currency},
      ${zone}, ${found.open}, ${found.loginId}, ${id})
    on conflict (platform, external_id) do update set name = excluded.name,
      currency = excluded.currency, zone = excluded.zone, open = excluded.open,
      seen_at = now(),
      login_id = case when known.credential_id = excluded.credential_id then excluded.login_id
        else coalesce(known.login_id, excluded.login_id) end
    returning id`
  return rows[0]?.id as string
}

/** Accounts of a credential that died, or of none, come to this one with all they have. */
async function storeAccounts(
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
export async function removeStrayAccounts(tx: Transaction): Promise<void> {
  await tx.execute(sql`
    delete from alisio.ad_accounts account
    where credential_id is null and client_id is null
      and not exists (select from alisio.ad_reach where account_id = account.id)
      and not exists (select from alisio.imports where ad_account_id = account.id)`)
}

export type ConnectDeps = {
  database: Pick<Database, 'db'>
  env: Env
  keys: KeyRing
  timeouts?: Timeouts
}

export type GivenCredential = {
  platform: Platform
  kind: 'token' | 'service-account' | 'sign-in'
  label: string
  secret: object
  /** Where whoever pasted it knows; the platform's own word counts more. */
  expiresAt?: Date | null
}

/** What it reaches and when it ends, asked of the platform. */
export async function look(deps: ConnectDeps, { platform, secret, expiresAt }: GivenCredential) {
  try {
    const api = openWith(deps.env, platform, secret, { timeouts: deps.timeouts })
    const accounts = await api.listAccounts()
    // Without the app's own secret nobody tells; that is no reason to refuse.
    const told = await api.readExpiry().catch(() => undefined)
    return { accounts, ends: told === undefined ? (expiresAt ?? null) : told }
  } catch (error) {
    throw error instanceof PlatformFailure ? refusalOf(error) : error
  }
}

const labelRow = z.object({ label: z.string() })

/** Two of one name could not be told apart at the desk. */
async function freeLabel(tx: Transaction, label: string): Promise<string> {
  const rows = await queryRows(tx, labelRow)`
    select label from alisio.ad_credentials where starts_with(label, ${label.slice(0, 110)})`
  const taken = new Set(rows.map((row) => row.label))
  for (let number = 2, free = label; ; number += 1) {
    if (!taken.has(free)) return free
    free = `${label.slice(0, 110)} (${number})`
  }
}

/** Tried first: what the platform does not accept is not kept. Pressed twice, it is kept once. */
export async function addCredential(
  deps: ConnectDeps,
  staffId: string,
  given: GivenCredential,
): Promise<{ id: string; accounts: number }> {
  const { accounts, ends } = await look(deps, given)
  const { platform, kind } = given
  const content = [platform, kind, given.label, given.secret]
  const submission = { by: staffId, action: 'connect', content, makes: 'ad_credentials' }
  const id = await asStaff(deps.database, staffId, (tx) =>
    once(tx, submission, async () => {
      const made = randomUUID()
      const label = await freeLabel(tx, given.label)
      await tx.execute(sql`
        insert into alisio.ad_credentials (id, platform, kind, label, secret, expires_at)
        values (${made}, ${platform}, ${kind}, ${label},
          ${deps.keys.seal(made, JSON.stringify(given.secret))}, ${ends?.toISOString() ?? null})`)
      await storeAccounts(tx, { id: made, platform }, accounts)
      const detail = { platform, accounts: accounts.length }
      await recordAudit(tx, { kind: 'connection-added', about: made, detail })
      return made
    }),
  )
  return { id, accounts: accounts.length }
}

/** A new secret in the old one's place: accounts and clients stay as they are. */
export async function renewCredential(
  deps: ConnectDeps,
  staffId: string,
  id: string,
  given: GivenCredential,
): Promise<void> {
  const { accounts, ends } = await look(deps, given)
  await asStaff(deps.database, staffId, async (tx) => {
    const { rowCount } = await tx.execute(sql`
      update alisio.ad_credentials set kind = ${given.kind}, state = 'active', problem = null,
        secret = ${deps.keys.seal(id, JSON.stringify(given.secret))},
        expires_at = ${ends?.toISOString() ?? null}, changed_at = now()
      where id::text = ${id} and platform = ${given.platform} and client_id is null`)
    if (!rowCount) throw notFound()
    await storeAccounts(tx, { id, platform: given.platform }, accounts)
    await recordAudit(tx, { kind: 'connection-renewed', about: id })
  })
}

const storedRow = z.object({
  id: z.string(),
  platform: textAs<Platform>(),
  secret: z.string(),
  clientId: z.nullable(z.string()),
})

/** Asks anew which accounts it reaches, and when it ends. */
export async function refreshAccounts(deps: ConnectDeps, staffId: string, id: string) {
  const rows = await queryRows(deps.database.db, storedRow)`
    select id, platform, secret, client_id as "clientId" from alisio.ad_credentials
      where id::text = ${id}`
  const [stored] = rows
  if (!stored) throw notFound()
  try {
    const api = openPlatform(deps, stored, { timeouts: deps.timeouts })
    const accounts = await api.listAccounts()
    const ends = await api.readExpiry().catch(() => undefined)
    await asStaff(deps.database, staffId, async (tx) => {
      const { clientId } = stored
      if (clientId) {
        await asServer(tx, (own) => storeReach(own, { ...stored, clientId }, accounts))
      } else {
        await storeAccounts(tx, stored, accounts)
      }
      await tx.execute(sql`
        update alisio.ad_credentials set state = 'active', problem = null, changed_at = now()
        where id = ${stored.id}`)
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

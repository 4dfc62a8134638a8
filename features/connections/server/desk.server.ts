import { sql } from 'drizzle-orm'

import { redirect } from 'react-router'
import { z } from 'zod'
import type { CredentialName } from '#features/connections/rules/credential-names.ts'
import {
  type Desk,
  openDesk,
  recordAudit,
  requireSession,
} from '#features/people/server/people.server.ts'
import type { Database, Transaction } from '#server/db/client.ts'
import type { Connection } from '#server/db/connection/connection.ts'
import { queryRows } from '#server/db/query-rows.ts'
import { asServer, asStaff } from '#server/db/roles/run-as.ts'
import type { AppDeps } from '#server/deps.ts'
import { AppError, notFound } from '#server/failures/errors.ts'
import type { Args } from '#server/http/request/request-context.ts'
import { findProjectRoot } from '#server/process/project-root.ts'
import { keyRing } from '#server/sealing.ts'
import { releaseAccount } from './assign-account.ts'
import { type Comparison, compareTotals } from './compare-totals.ts'
import { noticeOf, WARNED_DAYS, wordsOf } from './connection-states.ts'
import { credentials } from './credentials/credentials.ts'
import { beginSignIn, canSignIn, finishSignIn, isPlatform } from './credentials/sign-in.ts'
import {
  addCredential,
  allowRead,
  type NewCredential,
  refreshAccounts,
  removeStrayAccounts,
  renewCredential,
} from './credentials/store-credential.ts'
import { readOf } from './platforms/platform.ts'
import type { Span } from './platforms/platform-api.ts'
import { platformsOf } from './platforms/registry.ts'
import {
  type AccountRow,
  type CredentialRow,
  listConnections,
  listOfClient,
  readAccount,
} from './read-connections.ts'
import { yesterdayIn } from './sync/windows.ts'

type Deps = { database: Pick<Database, 'db'>; connection: Connection }

const accountsChanged = () =>
  new AppError(
    'bad_request',
    'As contas desta conexão mudaram enquanto isso.',
    'Recarregue a página e desconecte de novo.',
  )

const disconnectRow = z.object({ id: z.string(), clientId: z.nullable(z.string()) })

/** Deletes the secret and keeps all figures. */
export async function disconnect(deps: Deps, staffId: string, id: string): Promise<void> {
  const readAssigned = async (tx: Transaction) => {
    const rows = await queryRows(tx, disconnectRow)`
      select id, client_id as "clientId" from alisio.ad_accounts
      where credential_id::text = ${id} order by id for update`
    return rows.flatMap(({ id: accountId, clientId }) =>
      clientId ? [{ id: accountId, clientId }] : [],
    )
  }
  for (const account of await asStaff(deps.database, staffId, readAssigned)) {
    await releaseAccount(deps, staffId, { ...account, figures: 'keep' })
  }
  await asStaff(deps.database, staffId, async (tx) => {
    // An account assigned meanwhile would keep its client and never sync again.
    if ((await readAssigned(tx)).length > 0) throw accountsChanged()
    const { rowCount } = await tx.execute(
      sql`delete from alisio.ad_credentials where id::text = ${id}`,
    )
    if (!rowCount) throw notFound()
    await asServer(tx, removeStrayAccounts)
    await recordAudit(tx, { kind: 'connection-removed', about: id })
  })
}

export { type AccountRow, type Comparison, type CredentialRow, WARNED_DAYS, wordsOf, yesterdayIn }

const COMPARED_WITHIN_MS = 45_000

const withKeys = (deps: AppDeps) => ({ ...deps, keys: keyRing(findProjectRoot(), deps.env) })

/** A staff user with the keys of stored secrets. */
async function openConnections(args: Args, right?: 'owner') {
  const desk = await openDesk(args, right)
  return { ...desk, deps: withKeys(desk.deps) }
}

/** What a credential may be allowed to read, in plain words. */
const readableOf = (credential: CredentialName) =>
  platformsOf(credential).map((platform) => ({
    read: readOf(platform),
    name: platform.name,
    text: platform.scopeText,
  }))

export async function connectionsOf(args: Args) {
  const { database, staffId, deps } = await openDesk(args)
  const readable = {
    meta: readableOf('meta'),
    google: readableOf('google'),
    tiktok: readableOf('tiktok'),
    linkedin: readableOf('linkedin'),
  }
  return { ...(await listConnections(database, staffId)), signIn: canSignIn(deps.env), readable }
}

export async function accountsOfClient(args: Args, clientId: string): Promise<AccountRow[]> {
  const { database, staffId } = await openDesk(args)
  return listOfClient(database, staffId, clientId)
}

export async function accountOf(args: Args, accountId: string) {
  const { database, staffId } = await openDesk(args)
  return readAccount(database, staffId, accountId)
}

/** Null without such an account; the page shows the platform's refusal. */
export async function compare(
  args: Args,
  accountId: string,
  span: Span,
): Promise<Comparison | { failure: string } | null> {
  const { deps, staffId } = await openConnections(args)
  const signal = AbortSignal.timeout(COMPARED_WITHIN_MS)
  try {
    return await compareTotals(deps, staffId, { id: accountId, span, signal })
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return { failure: `${error.message} ${error.action}` }
  }
}

export type Pasted = {
  platform: CredentialName
  label: string
  secret: string
  ends: string
  /** The connection to renew, if any. */
  id: string
  /** What it is to read; a renewed one reads what it did. */
  reads?: string[]
}

export type Connected = 'connection-added' | 'connection-empty' | 'connection-renewed'

/** Stores what an owner pasted; undefined when it is no key file. */
export async function paste({ deps, staffId }: Desk, pasted: Pasted) {
  const { platform, label, ends } = pasted
  const expiresAt = ends ? new Date(`${ends}T12:00:00Z`) : null
  const parsed = credentials[platform].parse(pasted.secret, expiresAt)
  if (!parsed) return undefined
  const reads = pasted.id ? undefined : (pasted.reads ?? platformsOf(platform).map(readOf))
  const credential: NewCredential = { platform, label, ...parsed, reads }
  return saveCredential(withKeys(deps), staffId, credential, pasted.id || null)
}

async function saveCredential(
  deps: ReturnType<typeof withKeys>,
  staffId: string,
  credential: NewCredential,
  renews: string | null,
): Promise<Connected> {
  if (renews) {
    await renewCredential(deps, staffId, renews, credential)
    return 'connection-renewed'
  }
  const { accounts } = await addCredential(deps, staffId, credential)
  return accounts > 0 ? 'connection-added' : 'connection-empty'
}

/** Redirects to the platform's sign-in. */
export async function goToSignIn(
  args: Args,
  platform: string,
  { credentialId, reads }: { credentialId?: string; reads?: string[] } = {},
) {
  const { deps, staffId, origin } = await openConnections(args, 'owner')
  if (!isPlatform(platform)) throw new Response(null, { status: 404 })
  const who = { userId: staffId, sessionId: (await requireSession(args)).id, clientId: null }
  return redirect(await beginSignIn(deps, who, { platform, origin, credentialId, reads }))
}

/** Returns the notice for the page of connections. */
export async function handleReturn(args: Args, platform: string) {
  const { deps, staffId, origin } = await openConnections(args, 'owner')
  if (!isPlatform(platform)) throw new Response(null, { status: 404 })
  const { searchParams } = new URL(args.request.url)
  try {
    const back = { platform, origin, query: searchParams }
    const who = { userId: staffId, sessionId: (await requireSession(args)).id }
    const { credential, renews } = await finishSignIn(deps, who, back)
    return await saveCredential(deps, staffId, credential, renews)
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return noticeOf(error)
  }
}

export const allow = ({ deps, staffId }: Desk, id: string, read: string) =>
  allowRead(withKeys(deps), staffId, id, read)

export const refresh = ({ deps, staffId }: Desk, id: string) =>
  refreshAccounts(withKeys(deps), staffId, id)

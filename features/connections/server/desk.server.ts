import { sql } from 'drizzle-orm'
import { redirect } from 'react-router'
import type { Platform } from '#features/figures/server/figures.server.ts'
import {
  mailOrigin,
  recordAct,
  requireOwner,
  requireSession,
  requireStaff,
} from '#features/people/server/people.server.ts'
import type { NoticeName } from '#features/shared/rules/notices.ts'
import { setNotice } from '#features/shared/server/shared.server.ts'
import type { Database, Transaction } from '#server/db/client.ts'
import type { Connection } from '#server/db/connection.ts'
import { asServer, asStaff } from '#server/db/run-as.ts'
import { AppError, notFound } from '#server/errors.ts'
import { withCookies } from '#server/http/cookies.ts'
import { type Args, requestInfo } from '#server/http/request-context.ts'
import { findProjectRoot } from '#server/project-root.ts'
import { askForSync, assignAccount, releaseAccount } from './assign-account.ts'
import { type Comparison, compareTotals } from './compare-totals.ts'
import { noticeOf, WARNED_DAYS, wordsOf } from './connection-states.ts'
import { serviceAccount } from './google/tokens.ts'
import type { Span } from './platform-api.ts'
import {
  type AccountRow,
  type CredentialRow,
  listConnections,
  listOfClient,
  readAccount,
} from './read-connections.ts'
import { keyRing } from './secrets.ts'
import { beginSignIn, canSignIn, finishSignIn, isPlatform } from './sign-in.ts'
import {
  addCredential,
  forgetStrays,
  type GivenCredential,
  refreshAccounts,
  renewCredential,
} from './store-credential.ts'
import { yesterdayIn } from './windows.ts'

type Deps = { database: Pick<Database, 'db'>; connection: Connection }

const changed = () =>
  new AppError(
    'bad_request',
    'As contas desta conexão mudaram enquanto isso.',
    'Recarregue a página e desconecte de novo.',
  )

/** The secret is deleted; every figure that came by it stays. */
export async function disconnect(deps: Deps, staffId: string, id: string): Promise<void> {
  const readAssigned = async (tx: Transaction) => {
    const { rows } = await tx.execute<{ id: string; clientId: string | null }>(sql`
      select id, client_id as "clientId" from alisio.ad_accounts
      where credential_id::text = ${id} order by id for update`)
    return rows.flatMap(({ id: own, clientId }) => (clientId ? [{ id: own, clientId }] : []))
  }
  for (const account of await asStaff(deps.database, staffId, readAssigned)) {
    await releaseAccount(deps, staffId, { ...account, figures: 'keep' })
  }
  await asStaff(deps.database, staffId, async (tx) => {
    // One that somebody gave to a client meanwhile would stay with it and never be asked again.
    if ((await readAssigned(tx)).length > 0) throw changed()
    const { rowCount } = await tx.execute(
      sql`delete from alisio.ad_credentials where id::text = ${id}`,
    )
    if (!rowCount) throw notFound()
    await asServer(tx, forgetStrays)
    await recordAct(tx, { kind: 'connection-removed', about: id })
  })
}

export { type AccountRow, type Comparison, type CredentialRow, WARNED_DAYS, wordsOf, yesterdayIn }

const page = '/agencia/conexoes'
const COMPARED_WITHIN_MS = 45_000

function answer(args: Args, to: string, notice: NoticeName): Response {
  return redirect(to, withCookies([setNotice(notice, requestInfo(args).secure)]))
}

function depsOf(args: Args) {
  const { deps } = requestInfo(args)
  return { ...deps, keys: keyRing(findProjectRoot(), deps.env) }
}

export async function connectionsOf(args: Args) {
  const { id } = await requireStaff(args)
  const { database, env } = depsOf(args)
  return { ...(await listConnections(database, id)), signIn: canSignIn(env) }
}

export async function accountsOfClient(args: Args, clientId: string): Promise<AccountRow[]> {
  const { id } = await requireStaff(args)
  return listOfClient(depsOf(args).database, id, clientId)
}

export async function accountOf(args: Args, accountId: string) {
  const { id } = await requireStaff(args)
  return readAccount(depsOf(args).database, id, accountId)
}

/** Null where there is no such account; what the platform refuses is said on the page. */
export async function compare(
  args: Args,
  accountId: string,
  span: Span,
): Promise<Comparison | { failure: string } | null> {
  const { id } = await requireStaff(args)
  const signal = AbortSignal.timeout(COMPARED_WITHIN_MS)
  try {
    return await compareTotals(depsOf(args), id, { id: accountId, span, signal })
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return { failure: `${error.message} ${error.action}` }
  }
}

/** What was pasted, as its platform needs it; undefined where it is no key file. */
function given(platform: Platform, label: string, secret: string, ends: string) {
  const expiresAt = ends ? new Date(`${ends}T12:00:00Z`) : null
  if (platform === 'meta') {
    return { platform, kind: 'token', label, secret: { token: secret }, expiresAt } as const
  }
  try {
    const file = serviceAccount.safeParse(JSON.parse(secret)).data
    if (!file) return undefined
    return { platform, kind: 'service-account', label, secret: { serviceAccount: file } } as const
  } catch {
    return undefined
  }
}

export type Pasted = {
  platform: Platform
  label: string
  secret: string
  ends: string
  /** The connection it renews, or nothing. */
  id: string
}

/** Owners only: whoever has the token has the figures of every client. */
export async function paste(args: Args, pasted: Pasted): Promise<Response | { secret: string }> {
  const { id } = await requireOwner(args)
  const credential = given(pasted.platform, pasted.label, pasted.secret, pasted.ends)
  if (!credential) return { secret: 'Este não é o arquivo JSON de uma conta de serviço' }
  return keep(args, id, credential, pasted.id || null)
}

async function keep(
  args: Args,
  staffId: string,
  credential: GivenCredential,
  renews: string | null,
): Promise<Response> {
  const deps = depsOf(args)
  if (renews) {
    await renewCredential(deps, staffId, renews, credential)
    return answer(args, page, 'connection-renewed')
  }
  const { accounts } = await addCredential(deps, staffId, credential)
  return answer(args, page, accounts > 0 ? 'connection-added' : 'connection-empty')
}

/** To the platform's own sign-in. */
export async function goToSignIn(args: Args, platform: string, credentialId?: string) {
  const { id } = await requireOwner(args)
  if (!isPlatform(platform)) throw new Response(null, { status: 404 })
  const deps = depsOf(args)
  const origin = mailOrigin(deps.env, args.request)
  const who = { userId: id, sessionId: (await requireSession(args)).id, clientId: null }
  return redirect(await beginSignIn(deps, who, { platform, origin, credentialId }))
}

/** Back from it; what went wrong is said on the page of connections. */
export async function comeBack(args: Args, platform: string): Promise<Response> {
  const { id } = await requireOwner(args)
  if (!isPlatform(platform)) throw new Response(null, { status: 404 })
  const deps = depsOf(args)
  const { searchParams } = new URL(args.request.url)
  const origin = mailOrigin(deps.env, args.request)
  try {
    const back = { platform, origin, query: searchParams }
    const who = { userId: id, sessionId: (await requireSession(args)).id }
    const { credential, renews } = await finishSignIn(deps, who, back)
    return await keep(args, id, credential, renews)
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return answer(args, page, noticeOf(error))
  }
}

export async function refresh(args: Args, id: string): Promise<Response> {
  const { id: staffId } = await requireStaff(args)
  await refreshAccounts(depsOf(args), staffId, id)
  return answer(args, page, 'accounts-refreshed')
}

export async function endConnection(args: Args, id: string): Promise<Response> {
  const { id: staffId } = await requireOwner(args)
  await disconnect(depsOf(args), staffId, id)
  return answer(args, page, 'connection-removed')
}

export async function assign(args: Args, id: string, clientId: string): Promise<Response> {
  const { id: staffId } = await requireStaff(args)
  await assignAccount(depsOf(args), staffId, { id, clientId })
  return answer(args, `${page}/${id}`, 'account-assigned')
}

/** From the client that the page showed, and no other. */
export async function release(
  args: Args,
  id: string,
  { clientId, figures }: { clientId: string; figures: 'keep' | 'remove' },
) {
  const { id: staffId } = await requireStaff(args)
  await releaseAccount(depsOf(args), staffId, { id, clientId, figures })
  return answer(args, page, figures === 'keep' ? 'account-released' : 'account-undone')
}

export async function syncNow(args: Args, id: string): Promise<Response> {
  const { id: staffId } = await requireStaff(args)
  await askForSync(depsOf(args), staffId, id)
  return answer(args, `${page}/${id}`, 'sync-asked')
}

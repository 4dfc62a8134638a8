import { sql } from 'drizzle-orm'

import { redirect, replace } from 'react-router'
import { z } from 'zod'

import { LOWEST_LAYER, type Platform } from '#features/figures/server/figures.server.ts'
import {
  findView,
  mailOrigin,
  requireSession,
  requireView,
} from '#features/people/server/people.server.ts'
import type { NoticeName } from '#features/shared/rules/notices.ts'
import { setNotice } from '#features/shared/server/shared.server.ts'
import type { Database, Transaction } from '#server/db/client.ts'
import { runWithoutDeadline } from '#server/db/connection/timeouts.ts'
import { idRow, queryRows, textAs } from '#server/db/query-rows.ts'
import { asClient, asServer, type Viewer } from '#server/db/roles/run-as.ts'
import type { Env } from '#server/env/env.ts'
import { AppError, notFound } from '#server/failures/errors.ts'
import { withCookies } from '#server/http/request/cookies.ts'
import { type Args, requestInfo } from '#server/http/request/request-context.ts'
import { findProjectRoot } from '#server/process/project-root.ts'
import { keyRing } from '#server/sealing.ts'
import { noticeOf } from '../connection-states.ts'
import { beginSignIn, canSignIn, finishSignIn, isPlatform } from '../credentials/sign-in.ts'
import { removeStrayAccounts } from '../credentials/store-credential.ts'
import type { ConnectionState } from '../fetch-platform.ts'
import {
  type ClientViewer,
  chooseAccount,
  recordClientAudit,
  saveClientSignIn,
} from './choose-account.ts'

type Deps = { database: Pick<Database, 'db'> }

/** The figures stay in their place among files. Policies decide which accounts are the client's. */
async function detachAccount(tx: Transaction, clientId: string, id: string): Promise<void> {
  const { rows } = await tx.execute(sql`
    select from alisio.ad_accounts where id::text = ${id} and client_id = ${clientId}
      and credential_id in (select id from alisio.ad_credentials) for update`)
  if (rows.length === 0) throw notFound()
  // As the server: an account the sign-in no longer reaches is invisible to the client once
  // detached.
  await asServer(tx, async (serverTx) => {
    await serverTx.execute(sql`
      update alisio.ad_accounts set client_id = null, credential_id = null, sync_id = null,
        next_sync_at = null, rate = null, rate_from = null, state = 'active', problem = null
      where id::text = ${id}`)
    await serverTx.execute(sql`
      update alisio.imports set seq = nextval('alisio.import_order')
      where ad_account_id::text = ${id} and client_id = ${clientId}
        and seq >= ${sql.raw(LOWEST_LAYER)}`)
  })
  await recordClientAudit(tx, { kind: 'account-released', clientId, about: id })
}

/** Under the client's lock, like imports and syncs. */
function runLocked(deps: Deps, viewer: ClientViewer, work: (tx: Transaction) => Promise<void>) {
  return runWithoutDeadline(() =>
    asClient(deps.database, viewer, async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(
        hashtextextended(${`import campaigns ${viewer.clientId}`}, 0))`)
      await work(tx)
    }),
  )
}

/** Stops the account's syncs; the client may choose it again. */
export const leaveAccount = (deps: Deps, viewer: ClientViewer, id: string): Promise<void> =>
  runLocked(deps, viewer, (tx) => detachAccount(tx, viewer.clientId, id))

/** Deletes the secret and keeps all figures. */
export const endClientConnection = (deps: Deps, viewer: ClientViewer, id: string): Promise<void> =>
  runLocked(deps, viewer, async (tx) => {
    const { clientId } = viewer
    const rows = await queryRows(tx, idRow)`
      select id from alisio.ad_accounts
      where credential_id::text = ${id} and client_id = ${clientId}`
    for (const account of rows) await detachAccount(tx, clientId, account.id)
    const { rowCount } = await tx.execute(
      sql`delete from alisio.ad_credentials where id::text = ${id}`,
    )
    if (!rowCount) throw notFound()
    await asServer(tx, removeStrayAccounts)
    await recordClientAudit(tx, { kind: 'connection-removed', clientId, about: id })
  })

const clientAccountRow = z.object({
  id: z.string(),
  platform: textAs<Platform>(),
  externalId: z.string(),
  name: z.string(),
  currency: z.string(),
  open: z.boolean(),
  chosen: z.boolean(),
  /** Through the client's sign-in rather than the agency's. */
  clientSignIn: z.boolean(),
  state: textAs<ConnectionState>(),
  syncedAt: z.nullable(z.string()),
})
type ClientAccount = z.infer<typeof clientAccountRow>

const clientCredentialRow = z.object({
  id: z.string(),
  platform: textAs<Platform>(),
  state: textAs<ConnectionState>(),
  expiresAt: z.nullable(z.string()),
  /** Accounts it reaches that belong to another client here. */
  taken: z.number(),
})
type ClientCredential = z.infer<typeof clientCredentialRow>

/** A client's sign-ins and the accounts that fill its figures or could. */
export function listClientConnections(
  database: Pick<Database, 'db'>,
  viewer: Viewer,
): Promise<{ credentials: ClientCredential[]; accounts: ClientAccount[] }> {
  return asClient(database, viewer, async (tx) => {
    const credentials = await queryRows(tx, clientCredentialRow)`
      select id, platform, state, to_json(expires_at) #>> '{}' as "expiresAt",
        (select count(*)::int from alisio.ad_reach reach where reach.credential_id = ad_credentials.id
          and not exists (select from alisio.ad_accounts where id = reach.account_id)) as taken
      from alisio.ad_credentials order by platform desc`
    const accounts = await queryRows(tx, clientAccountRow)`
      select id, platform, external_id as "externalId", name, currency, open,
        client_id is not null as chosen, state, to_json(synced_at) #>> '{}' as "syncedAt",
        client_id is null or credential_id in (select id from alisio.ad_credentials) as "clientSignIn"
      from alisio.ad_accounts
      where client_id is null or credential_id is not null
      order by client_id is null, lower(name), id`
    return { credentials, accounts }
  })
}

export type { ClientAccount, ClientCredential }

const page = '/dashboard/settings'

function answer(args: Args, notice: NoticeName): Response {
  return replace(page, withCookies([setNotice(notice, requestInfo(args).secure)]))
}

function depsOf(args: Args) {
  const { deps } = requestInfo(args)
  return { ...deps, keys: keyRing(findProjectRoot(), deps.env) }
}

const nowhere = { meta: false, google: false, tiktok: false, linkedin: false }
/** Platforms with an app where the agency allows clients to sign in. */
const offeredPlatforms = (env: Env) => (env.CLIENT_CONNECTIONS === 'on' ? canSignIn(env) : nowhere)

/** A client's ad accounts for Configurações; undefined without a client. */
export async function clientConnections(args: Args) {
  const view = await findView(args)
  if (!view) return null
  const { database, env } = requestInfo(args).deps
  const { client, choices } = view
  const connections = await listClientConnections(database, view.viewer)
  return {
    ...connections,
    offered: offeredPlatforms(env),
    of: choices.length > 1 ? client.name : null,
  }
}

/** A user of the client; staff who view the area cannot sign in. */
async function requirePerson(args: Args) {
  const { viewer } = await requireView(args)
  if ('staffId' in viewer) throw replace('/dashboard')
  return viewer
}

const noSuchPage = () => new Response(null, { status: 404 })

/** Redirects to the platform's sign-in. */
export async function goToClientSignIn(args: Args, platform: string): Promise<Response> {
  const viewer = await requirePerson(args)
  const { id: sessionId } = await requireSession(args)
  const deps = depsOf(args)
  if (!isPlatform(platform) || !offeredPlatforms(deps.env)[platform]) throw noSuchPage()
  const origin = mailOrigin(deps.env, args.request)
  return redirect(await beginSignIn(deps, { ...viewer, sessionId }, { platform, origin }))
}

/** Back from the sign-in, for the client it was begun for. */
export async function finishClientSignIn(args: Args, platform: string): Promise<Response> {
  const { userId } = await requirePerson(args)
  const { id: sessionId } = await requireSession(args)
  const deps = depsOf(args)
  if (!isPlatform(platform) || !offeredPlatforms(deps.env)[platform]) throw noSuchPage()
  const { searchParams: query } = new URL(args.request.url)
  const back = { platform, query, origin: mailOrigin(deps.env, args.request), inClientArea: true }
  try {
    const { credential, clientId } = await finishSignIn(deps, { userId, sessionId }, back)
    const viewer = { userId, clientId: clientId ?? '' }
    const { accounts, renewed } = await saveClientSignIn(deps, viewer, credential)
    if (accounts === 0) return answer(args, 'own-connection-empty')
    return answer(args, renewed ? 'connection-renewed' : 'own-connection-added')
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return answer(args, noticeOf(error))
  }
}

export async function chooseClientAccount(args: Args, id: string): Promise<Response> {
  await chooseAccount(depsOf(args), await requirePerson(args), id)
  return answer(args, 'own-account-chosen')
}

export async function leaveClientAccount(args: Args, id: string): Promise<Response> {
  await leaveAccount(depsOf(args), await requirePerson(args), id)
  return answer(args, 'own-account-left')
}

export async function disconnectClient(args: Args, id: string): Promise<Response> {
  await endClientConnection(depsOf(args), await requirePerson(args), id)
  return answer(args, 'connection-removed')
}

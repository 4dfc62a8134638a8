import { type RouterContextProvider, redirect, replace } from 'react-router'
import {
  findView,
  mailOrigin,
  requestInfo,
  requireSession,
  requireView,
} from '#features/people/server/people.server.ts'
import type { NoticeName } from '#features/shared/rules/notices.ts'
import { setNotice } from '#features/shared/server/shared.server.ts'
import type { Env } from '#server/env.ts'
import { AppError } from '#server/errors.ts'
import { withCookies } from '#server/http/with-cookies.ts'
import { findProjectRoot } from '#server/project-root.ts'
import { keyRing } from '../secrets/key-ring.ts'
import { beginSignIn, canSignIn, finishSignIn, isPlatform } from '../sign-in.ts'
import { noticeOf } from '../state-words.ts'
import { chooseAccount } from './choose-account.ts'
import { keepOwnSignIn } from './keep-sign-in.ts'
import { endOwnConnection, leaveAccount } from './leave.ts'
import { listOwn, type OwnAccount, type OwnCredential } from './list-own.ts'

export type { OwnAccount, OwnCredential }

type Args = { request: Request; context: Readonly<RouterContextProvider> }

const page = '/dashboard/settings'

function answer(args: Args, notice: NoticeName): Response {
  return replace(page, withCookies([setNotice(notice, requestInfo(args).secure)]))
}

function depsOf(args: Args) {
  const { deps } = requestInfo(args)
  return { ...deps, keys: keyRing(findProjectRoot(), deps.env) }
}

/** Where the agency lets its clients sign in by themselves, and has an app for it. */
const offered = (env: Env) =>
  env.CLIENT_CONNECTIONS === 'on' ? canSignIn(env) : { meta: false, google: false }

/** What Configurações says of the client's own ad accounts; nothing for somebody without a client. */
export async function ownConnections(args: Args) {
  const view = await findView(args)
  if (!view) return null
  const { database, env } = requestInfo(args).deps
  const { client, choices } = view
  const own = await listOwn(database, view.viewer)
  return { ...own, offered: offered(env), of: choices.length > 1 ? client.name : null }
}

/** A person of the client; who only looks signs in nowhere. */
async function requirePerson(args: Args) {
  const { viewer } = await requireView(args)
  if ('staffId' in viewer) throw replace('/dashboard')
  return viewer
}

const noSuchPage = () => new Response(null, { status: 404 })

/** To the platform's own sign-in. */
export async function goToOwnSignIn(args: Args, platform: string): Promise<Response> {
  const viewer = await requirePerson(args)
  const { id: sessionId } = await requireSession(args)
  const deps = depsOf(args)
  if (!isPlatform(platform) || !offered(deps.env)[platform]) throw noSuchPage()
  const origin = mailOrigin(deps.env, args.request)
  return redirect(await beginSignIn(deps, { ...viewer, sessionId }, { platform, origin }))
}

/** Back from it, for the client it was begun for. */
export async function comeBackToOwn(args: Args, platform: string): Promise<Response> {
  const { userId } = await requirePerson(args)
  const { id: sessionId } = await requireSession(args)
  const deps = depsOf(args)
  if (!isPlatform(platform) || !offered(deps.env)[platform]) throw noSuchPage()
  const { searchParams: query } = new URL(args.request.url)
  const back = { platform, query, origin: mailOrigin(deps.env, args.request), inClientArea: true }
  try {
    const { credential, clientId } = await finishSignIn(deps, { userId, sessionId }, back)
    const viewer = { userId, clientId: clientId ?? '' }
    const { accounts, renewed } = await keepOwnSignIn(deps, viewer, credential)
    if (accounts === 0) return answer(args, 'own-connection-empty')
    return answer(args, renewed ? 'connection-renewed' : 'own-connection-added')
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return answer(args, noticeOf(error))
  }
}

export async function chooseOwnAccount(args: Args, id: string): Promise<Response> {
  await chooseAccount(depsOf(args), await requirePerson(args), id)
  return answer(args, 'own-account-chosen')
}

export async function leaveOwnAccount(args: Args, id: string): Promise<Response> {
  await leaveAccount(depsOf(args), await requirePerson(args), id)
  return answer(args, 'own-account-left')
}

export async function disconnectOwn(args: Args, id: string): Promise<Response> {
  await endOwnConnection(depsOf(args), await requirePerson(args), id)
  return answer(args, 'connection-removed')
}

import {
  type MiddlewareFunction,
  type RouterContextProvider,
  redirect,
  replace,
} from 'react-router'
import type { NoticeName } from '#contracts/notices.ts'
import { AppError } from '#server/errors.ts'
import { errorResponse } from '#server/http/error-response.ts'
import { setNotice } from '#server/http/notice.ts'
import { type RequestInfo, requestContext } from '#server/http/request-context.ts'
import { requireSameOrigin } from '#server/http/same-origin.ts'
import { clearPreferencesCookie } from '#server/modules/account/preferences-cookie.ts'
import { entryCookies } from './enter.ts'
import { type Client, findSession } from './find-session.ts'
import { settleCookies } from './settle-cookies.ts'
import { signIn } from './sign-in.ts'
import { signOut } from './sign-out.ts'
import { signUp } from './sign-up.ts'

export { expectedFailure } from './failure.ts'
export type { Client }

type Args = { request: Request; context: Readonly<RouterContextProvider> }

/** Pages of the client area are never pre-rendered, so there always is a request. */
export function requestInfo({ context }: Pick<Args, 'context'>): RequestInfo {
  const info = context.get(requestContext)
  if (!info) throw new Error('A page of the client area was rendered without a request')
  return info
}

/** Refuses forms of other sites. Thrown as a whole answer: there is no page to show it on. */
function requireOwnForm(args: Args): void {
  const info = requestInfo(args)
  try {
    requireSameOrigin(args.request, info.deps.env.PUBLIC_URL)
  } catch (error) {
    throw error instanceof AppError ? errorResponse(error, args.request, info) : error
  }
}

export async function findClient(args: Args): Promise<Client | null> {
  return (await findSession(args.request, requestInfo(args)))?.client ?? null
}

/**
 * The signed-in client, in every loader and action below /dashboard. Whoever is signed out is
 * sent to /auth in place of the page; a form of another site is refused.
 */
export async function requireClient(args: Args): Promise<Client> {
  requireOwnForm(args)
  const client = await findClient(args)
  if (!client) throw replace('/auth')
  return client
}

/** Around every page of the client area. */
export const guardAccount: MiddlewareFunction<Response> = async (args, next) => {
  await requireClient(args)
  return settled(args, await next())
}

/** Around /auth, which is open to everybody. */
export const guardEntry: MiddlewareFunction<Response> = async (args, next) => {
  requireOwnForm(args)
  return settled(args, await next())
}

async function settled(args: Args, response: Response): Promise<Response> {
  await settleCookies(args.request, requestInfo(args), response)
  return response
}

function withCookies(cookies: string[]): { headers: Headers } {
  const headers = new Headers()
  for (const cookie of cookies) headers.append('Set-Cookie', cookie)
  return { headers }
}

/** In place of /auth, so that going back does not lead to a form that has done its work. */
async function enter(
  info: RequestInfo,
  entered: { userId: string; cookies: string[] },
  notice: NoticeName,
): Promise<Response> {
  return replace('/dashboard', withCookies(await entryCookies(info, entered, notice)))
}

export async function enterBySignIn(args: Args, values: Parameters<typeof signIn>[2]) {
  const info = requestInfo(args)
  return enter(info, await signIn(args.request, info, values), 'signed-in')
}

export async function enterBySignUp(args: Args, values: Parameters<typeof signUp>[2]) {
  const info = requestInfo(args)
  const { userId, cookies } = await signUp(args.request, info, values)
  if (userId) return enter(info, { userId, cookies }, 'signed-up')
  return replace('/auth', withCookies([setNotice('confirm-email', info.secure)]))
}

/** Signs out and goes to the site's home, where preferences of the account no longer hold. */
export async function leave(args: Args): Promise<Response> {
  requireOwnForm(args)
  const info = requestInfo(args)
  const cookies = await signOut(args.request, info)
  return redirect('/', withCookies([...cookies, clearPreferencesCookie(info.secure)]))
}

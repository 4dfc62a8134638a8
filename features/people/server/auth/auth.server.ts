import { type MiddlewareFunction, redirect, replace } from 'react-router'
import type { NoticeName } from '#features/shared/rules/notices.ts'
import { clearNotice, readNotice, setNotice } from '#features/shared/server/shared.server.ts'
import { AppError } from '#server/errors.ts'
import { errorResponse } from '#server/http/error-response.ts'
import { withCookies } from '#server/http/request/cookies.ts'
import { readForm } from '#server/http/request/read-form.ts'
import { type Args, type RequestInfo, requestInfo } from '#server/http/request/request-context.ts'
import { requireSameOrigin } from '#server/http/security-headers.ts'
import { clearPreferencesCookie } from '../account/preferences.ts'
import { isOnStaff } from '../staff/find-staff.ts'
import { authLibrary } from './auth.ts'
import { authHeaders } from './auth-headers.ts'
import { requestConfirmation, verifyEmail } from './confirm-email.ts'
import { countAttempt } from './limits.ts'
import { requestReset, resetPassword } from './passwords/password-reset.ts'
import { accountOfToken } from './passwords/reset-token.ts'
import { proveSecondFactor } from './second-factor.ts'
import { type Client, type FoundSession, findSession } from './sessions.ts'
import { entryCookies, refusedPassword, signIn, signUp } from './sign-in.ts'

/** Adds to an answer what every page of the client area owes its visitor's cookies. */
async function settleCookies(
  request: Request,
  info: RequestInfo,
  response: Response,
): Promise<void> {
  const set = response.headers.getSetCookie().join('\n')
  const found = await findSession(request, info)
  // Unless this very answer signs in or out, a prolonged session's cookie goes along.
  if (found && !set.includes('session_token=')) {
    for (const cookie of found.cookies) response.headers.append('Set-Cookie', cookie)
  }
  const saidSomething = request.method === 'GET' && readNotice(request)
  if (saidSomething && response.status === 200 && !set.includes('aviso=')) {
    response.headers.append('Set-Cookie', clearNotice(info.secure))
  }
}

/** Ends the session of this device and returns the cookies that say so. */
export async function signOut(request: Request, info: RequestInfo): Promise<string[]> {
  const auth = await authLibrary(info.deps, info.secure)
  const { headers } = await auth.api.signOut({
    headers: authHeaders(request, info),
    returnHeaders: true,
  })
  return headers.getSetCookie()
}

export { formFailure } from './form-failure.ts'
export type { Client }

/** Refuses forms of other sites. Thrown as a whole answer: there is no page to show it on. */
export function requireOwnForm(args: Args): void {
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

export const findCurrentSession = (args: Args) => findSession(args.request, requestInfo(args))

/**
 * The signed-in client, in every loader and action below /dashboard. Whoever is signed out is
 * sent to /auth in place of the page; a form of another site is refused.
 */
export async function requireClient(args: Args): Promise<Client> {
  return (await requireSession(args)).client
}

/** The same, with the session it comes from. */
export async function requireSession(args: Args): Promise<FoundSession> {
  requireOwnForm(args)
  const session = await findSession(args.request, requestInfo(args))
  if (!session) throw replace('/auth')
  return session
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

export async function settled(args: Args, response: Response): Promise<Response> {
  await settleCookies(args.request, requestInfo(args), response)
  return response
}

/** In place of /auth, so that going back does not lead to a form that has done its work. */
async function enter(
  info: RequestInfo,
  entered: { userId: string; cookies: string[] },
  notice: NoticeName,
): Promise<Response> {
  const home = (await isOnStaff(info.deps.database, entered.userId)) ? '/agencia' : '/dashboard'
  return replace(home, withCookies(await entryCookies(info, entered, notice)))
}

export async function enterBySignIn(args: Args, values: Parameters<typeof signIn>[2]) {
  const info = requestInfo(args)
  const { userId, cookies } = await signIn(args.request, info, values)
  if (!userId) return replace('/auth?mode=code', withCookies(cookies))
  return enter(info, { userId, cookies }, 'signed-in')
}

/** The second step of a sign-in: whose it is, the first step's cookie says. */
export async function enterByCode(args: Args, { code }: { code: string }) {
  const info = requestInfo(args)
  const who = info.clientAddress
  return enter(info, await proveSecondFactor(args.request, info, { code, who }), 'signed-in')
}

/** Whether a sign-in waits for its code in this browser. */
export const awaitsCode = ({ request }: Pick<Args, 'request'>) =>
  /two_factor=[^;]/.test(request.headers.get('cookie') ?? '')

/** The answer, or why the password is refused. */
export async function enterBySignUp(
  args: Args,
  values: Parameters<typeof signUp>[2],
): Promise<Response | string> {
  const info = requestInfo(args)
  // Judging a password is dear, and a refused one is no sign-up yet.
  await countAttempt(info.deps, 'judge-address', info.clientAddress)
  const refused = await refusedPassword(values.password, {
    email: values.email,
    name: values.fullName,
  })
  if (refused) return refused
  const { userId, cookies } = await signUp(args.request, info, values)
  if (userId) return enter(info, { userId, cookies }, 'signed-up')
  return replace('/auth', withCookies([setNotice('confirm-email', info.secure)]))
}

/** What the forms for a new password would say of one: the very rule they are judged by. */
export async function judgePassword(args: Args): Promise<Response> {
  requireOwnForm(args)
  const form = await readForm(args.request)
  const text = (name: string) => String(form.get(name) ?? '').slice(0, 300)
  const { deps, clientAddress } = requestInfo(args)
  await countAttempt(deps, 'judge-address', clientAddress)
  const { database } = deps
  const owner = text('token')
    ? await accountOfToken(database, text('token'))
    : await findClient(args)
  const typed = { email: text('email'), name: text('fullName') }
  const refused = await refusedPassword(text('password'), owner ?? typed)
  return Response.json({ refused: refused ?? '' }, { headers: { 'Cache-Control': 'no-store' } })
}

/** The same answer for every address. */
export async function startPasswordReset(args: Args, values: { email: string }): Promise<Response> {
  const info = requestInfo(args)
  await requestReset(args.request, info, values)
  return replace('/auth', withCookies([setNotice('reset-sent', info.secure)]))
}

export async function isResetLink(args: Args, token: string): Promise<boolean> {
  return Boolean(await accountOfToken(requestInfo(args).deps.database, token))
}

/** The answer, or why the password is refused. Whoever was signed in here no longer is. */
export async function enterNewPassword(
  args: Args,
  values: { token: string; password: string },
): Promise<Response | string> {
  const info = requestInfo(args)
  const refused = await resetPassword(args.request, info, values)
  if (refused) return refused
  const cookies = [...(await clearedSession(args)), setNotice('password-reset', info.secure)]
  return replace('/auth', withCookies(cookies))
}

/** Within the client area: the page the form stands on. */
function cameFrom(request: Request): string {
  const referrer = request.headers.get('Referer') ?? ''
  const { pathname, search } = new URL(URL.canParse(referrer) ? referrer : request.url)
  return pathname.startsWith('/dashboard') ? pathname + search : '/dashboard'
}

/** Back to the same page, which says what became of it, with scripts and without. */
export async function sendConfirmation(args: Args): Promise<Response> {
  const client = await requireClient(args)
  const info = requestInfo(args)
  let notice: NoticeName = client.verified ? 'welcome' : 'confirmation-sent'
  try {
    if (!client.verified) await requestConfirmation(args.request, info, client)
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'too_many_requests')) throw error
    notice = 'confirmation-later'
  }
  return replace(cameFrom(args.request), withCookies([setNotice(notice, info.secure)]))
}

/** Follows the link of a mail to the client area. */
export async function enterByConfirming(args: Args, token: string): Promise<Response> {
  const info = requestInfo(args)
  const { confirmed, cookies } = await verifyEmail(args.request, info, token)
  if (cookies.length > 0) {
    return replace('/dashboard', withCookies([...cookies, setNotice('welcome', info.secure)]))
  }
  const notice = confirmed ? 'email-confirmed' : 'link-expired'
  return replace('/auth', withCookies([setNotice(notice, info.secure)]))
}

/** The cookies that end a session in the browser, whatever became of it on the server. */
export function clearedSession(args: Args): Promise<string[]> {
  return signOut(args.request, requestInfo(args))
}

/** Signs out and goes to the site's home, where preferences of the account no longer hold. */
export async function leave(args: Args): Promise<Response> {
  requireOwnForm(args)
  const info = requestInfo(args)
  const cookies = await clearedSession(args)
  return redirect('/', withCookies([...cookies, clearPreferencesCookie(info.secure)]))
}

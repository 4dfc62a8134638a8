import { type MiddlewareFunction, redirect, replace } from 'react-router'
import type { NoticeName } from '#features/shared/rules/notices.ts'
import { clearNotice, readNotice, setNotice } from '#features/shared/server/shared.server.ts'
import { AppError } from '#server/failures/errors.ts'
import { errorResponse } from '#server/http/error-response.ts'
import { withCookies } from '#server/http/request/cookies.ts'
import { readForm } from '#server/http/request/read-form.ts'
import { type Args, type RequestInfo, requestInfo } from '#server/http/request/request-context.ts'
import { requireSameOrigin } from '#server/http/security/security-headers.ts'
import { clearPreferencesCookie } from '../account/preferences.ts'
import { isOnStaff } from '../staff/find-staff.ts'
import { authLibrary } from './auth.ts'
import { authHeaders } from './auth-headers.ts'
import { requestConfirmation, verifyEmail } from './confirm-email.ts'
import { countAttempt } from './limits.ts'
import { requestReset, resetPassword } from './passwords/password-reset.ts'
import { accountOfToken } from './passwords/reset-token.ts'
import { proveSecondFactor } from './second-factor.ts'
import { type ActiveSession, findSession, type User } from './sessions.ts'
import { entryCookies, refusedPassword, signIn, signUp } from './sign-in.ts'

/** Adds cookies to a response: a prolonged session, and the removal of a shown notice. */
async function settleCookies(
  request: Request,
  info: RequestInfo,
  response: Response,
): Promise<void> {
  const set = response.headers.getSetCookie().join('\n')
  const session = await findSession(request, info)
  // Sends a prolonged session's cookie unless this response signs in or out.
  if (session && !set.includes('session_token=')) {
    for (const cookie of session.cookies) response.headers.append('Set-Cookie', cookie)
  }
  const showedNotice = request.method === 'GET' && readNotice(request)
  if (showedNotice && response.status === 200 && !set.includes('aviso=')) {
    response.headers.append('Set-Cookie', clearNotice(info.secure))
  }
}

/** Ends this device's session and returns the cookies that delete it. */
export async function signOut(request: Request, info: RequestInfo): Promise<string[]> {
  const auth = await authLibrary(info.deps, info.secure)
  const { headers } = await auth.api.signOut({
    headers: authHeaders(request, info),
    returnHeaders: true,
  })
  return headers.getSetCookie()
}

export { formFailure } from './form-failure.ts'
export type { User }

/**
 * Refuses cross-site forms. Thrown as a complete response, since there is no page to show it on.
 */
export function requireSameOriginForm(args: Args): void {
  const info = requestInfo(args)
  try {
    requireSameOrigin(args.request, info.deps.env.PUBLIC_URL)
  } catch (error) {
    throw error instanceof AppError ? errorResponse(error, args.request, info) : error
  }
}

export async function findClient(args: Args): Promise<User | null> {
  return (await findSession(args.request, requestInfo(args)))?.user ?? null
}

export const findCurrentSession = (args: Args) => findSession(args.request, requestInfo(args))

/**
 * The signed-in user, in every loader and action below /dashboard. Redirects to /auth when signed
 * out; refuses cross-site forms.
 */
export async function requireUser(args: Args): Promise<User> {
  return (await requireSession(args)).user
}

/** The same with the session. */
export async function requireSession(args: Args): Promise<ActiveSession> {
  requireSameOriginForm(args)
  const session = await findSession(args.request, requestInfo(args))
  if (!session) throw replace('/auth')
  return session
}

/** Around every page of the client area. */
export const guardAccount: MiddlewareFunction<Response> = async (args, next) => {
  await requireUser(args)
  return withSessionCookies(args, await next())
}

/** Around /auth, which is public. */
export const guardEntry: MiddlewareFunction<Response> = async (args, next) => {
  requireSameOriginForm(args)
  return withSessionCookies(args, await next())
}

export async function withSessionCookies(args: Args, response: Response): Promise<Response> {
  await settleCookies(args.request, requestInfo(args), response)
  return response
}

/** Replaces /auth in the history, so that "back" does not return to the form. */
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

/** The second step of a sign-in; the first step's cookie names the user. */
export async function enterByCode(args: Args, { code }: { code: string }) {
  const info = requestInfo(args)
  const who = info.clientAddress
  return enter(info, await proveSecondFactor(args.request, info, { code, who }), 'signed-in')
}

/** Whether a sign-in in this browser waits for its code. */
export const awaitsCode = ({ request }: Pick<Args, 'request'>) =>
  /two_factor=[^;]/.test(request.headers.get('cookie') ?? '')

/** The response, or why the password is refused. */
export async function enterBySignUp(
  args: Args,
  values: Parameters<typeof signUp>[2],
): Promise<Response | string> {
  const info = requestInfo(args)
  // Judging a password is expensive, so it has its own limit.
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

/** Judges a password by the same rule as the forms. */
export async function judgePassword(args: Args): Promise<Response> {
  requireSameOriginForm(args)
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

/** The same response for every address. */
export async function startPasswordReset(args: Args, values: { email: string }): Promise<Response> {
  const info = requestInfo(args)
  await requestReset(args.request, info, values)
  return replace('/auth', withCookies([setNotice('reset-sent', info.secure)]))
}

export async function isResetLink(args: Args, token: string): Promise<boolean> {
  return Boolean(await accountOfToken(requestInfo(args).deps.database, token))
}

/** The response, or why the password is refused. Ends the present session. */
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

/** The page of the client area that holds the form. */
function formPage(request: Request): string {
  const referrer = request.headers.get('Referer') ?? ''
  const { pathname, search } = new URL(URL.canParse(referrer) ? referrer : request.url)
  return pathname.startsWith('/dashboard') ? pathname + search : '/dashboard'
}

/** Back to the same page, which shows the result. */
export async function sendConfirmation(args: Args): Promise<Response> {
  const user = await requireUser(args)
  const info = requestInfo(args)
  let notice: NoticeName = user.verified ? 'welcome' : 'confirmation-sent'
  try {
    if (!user.verified) await requestConfirmation(args.request, info, user)
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'too_many_requests')) throw error
    notice = 'confirmation-later'
  }
  return replace(formPage(args.request), withCookies([setNotice(notice, info.secure)]))
}

/** Handles the link of a confirmation mail. */
export async function enterByConfirming(args: Args, token: string): Promise<Response> {
  const info = requestInfo(args)
  const { confirmed, cookies } = await verifyEmail(args.request, info, token)
  if (cookies.length > 0) {
    return replace('/dashboard', withCookies([...cookies, setNotice('welcome', info.secure)]))
  }
  const notice = confirmed ? 'email-confirmed' : 'link-expired'
  return replace('/auth', withCookies([setNotice(notice, info.secure)]))
}

/** The cookies that end a session in the browser. */
export function clearedSession(args: Args): Promise<string[]> {
  return signOut(args.request, requestInfo(args))
}

/** Signs out and opens the home page without the account's preferences. */
export async function leave(args: Args): Promise<Response> {
  requireSameOriginForm(args)
  const info = requestInfo(args)
  const cookies = await clearedSession(args)
  return redirect('/', withCookies([...cookies, clearPreferencesCookie(info.secure)]))
}

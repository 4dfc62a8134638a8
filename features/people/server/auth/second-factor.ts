import { isAPIError } from 'better-auth/api'
import { eq, sql } from 'drizzle-orm'
import type { AppDeps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import type { RequestInfo } from '#server/http/request/request-context.ts'
import { session } from '../schema.ts'
import { authLibrary } from './auth.ts'
import { callAuthLibrary } from './auth-call.ts'
import { authHeaders } from './auth-headers.ts'
import { countAttempt, forgiveAttempt } from './limits.ts'
import { wrongPassword } from './passwords/passwords.ts'

const wrongCode = () =>
  new AppError(
    'forbidden',
    'O código não confere ou já passou.',
    'Espere o próximo código do aplicativo, ou use um código de recuperação.',
  )

/** The secret of the session a set of cookies begins. */
function tokenIn(cookies: string[]): string | undefined {
  const set = cookies.find((cookie) => /session_token=[^;]/.test(cookie))
  return set && decodeURIComponent(/session_token=([^;.]+)/.exec(set)?.[1] ?? '')
}

async function markPassed({ database }: Pick<AppDeps, 'database'>, token: string): Promise<void> {
  await database.db
    .update(session)
    .set({ secondFactorAt: sql`now()` })
    .where(eq(session.token, token))
}

/** Six digits come from the application, anything else is one of the recovery codes. */
const isFromApp = (code: string) => /^\d{6}$/.test(code)

type Proven = { userId: string; cookies: string[] }

/**
 * Either ends a sign-in that waits for it (the cookie of the first step says whose) or proves the
 * second factor of a session that has begun another way. `who` counts failures.
 */
export async function proveSecondFactor(
  request: Request,
  info: RequestInfo,
  given: { code: string; who: string; token?: string },
): Promise<Proven> {
  const { deps, secure } = info
  await countAttempt(deps, 'second-factor', given.who)
  const auth = await authLibrary(deps, secure)
  const code = given.code.replaceAll(/\s/g, '')
  const call = { body: { code }, headers: authHeaders(request, info), returnHeaders: true } as const
  try {
    const { headers, response } = await callAuthLibrary({ origin: '' }, () =>
      isFromApp(code) ? auth.api.verifyTOTP(call) : auth.api.verifyBackupCode(call),
    )
    const cookies = headers.getSetCookie()
    const token = tokenIn(cookies) ?? given.token
    if (token) await markPassed(deps, token)
    await forgiveAttempt(deps, 'second-factor', given.who)
    return { userId: response.user.id, cookies }
  } catch (error) {
    if (isAPIError(error)) throw wrongCode()
    throw error
  }
}

/** A new secret, which holds once a code made with it was shown. */
export async function beginSecondFactor(
  request: Request,
  info: RequestInfo,
  password: string,
  who: string,
): Promise<string> {
  const auth = await authLibrary(info.deps, info.secure)
  await countAttempt(info.deps, 'sign-in-account', who)
  try {
    const begun = await callAuthLibrary({ origin: '' }, () =>
      auth.api.enableTwoFactor({
        body: { password, method: 'totp' },
        headers: authHeaders(request, info),
      }),
    )
    await forgiveAttempt(info.deps, 'sign-in-account', who)
    return (begun as { totpURI: string }).totpURI
  } catch (error) {
    if (isAPIError(error)) throw wrongPassword()
    throw error
  }
}

/** The recovery codes that were made with the secret; shown once, when it begins to hold. */
export async function readRecoveryCodes(info: RequestInfo, userId: string): Promise<string[]> {
  const auth = await authLibrary(info.deps, info.secure)
  const { backupCodes } = await auth.api.viewBackupCodes({ body: { userId } })
  return backupCodes
}

/** Ten new ones; the old ones stop working. */
export async function renewRecoveryCodes(
  request: Request,
  info: RequestInfo,
  password: string,
  who: string,
): Promise<string[]> {
  const auth = await authLibrary(info.deps, info.secure)
  await countAttempt(info.deps, 'sign-in-account', who)
  try {
    const { backupCodes } = await callAuthLibrary({ origin: '' }, () =>
      auth.api.generateBackupCodes({ body: { password }, headers: authHeaders(request, info) }),
    )
    await forgiveAttempt(info.deps, 'sign-in-account', who)
    return backupCodes
  } catch (error) {
    if (isAPIError(error)) throw wrongPassword()
    throw error
  }
}

import { isAPIError } from 'better-auth/api'
import { eq, sql } from 'drizzle-orm'
import type { AppDeps } from '#server/deps.ts'
import { AppError } from '#server/failures/errors.ts'
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

/** The session token in a set of cookies. */
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

/** Six digits are a TOTP code, anything else a recovery code. */
const isFromApp = (code: string) => /^\d{6}$/.test(code)

type Proven = { userId: string; cookies: string[] }

/**
 * Completes a sign-in that waits for its code, or verifies the second factor of an existing
 * session. `who` is the key that failures are counted by.
 */
export async function proveSecondFactor(
  request: Request,
  info: RequestInfo,
  proof: { code: string; who: string; token?: string },
): Promise<Proven> {
  const { deps, secure } = info
  await countAttempt(deps, 'second-factor', proof.who)
  const auth = await authLibrary(deps, secure)
  const code = proof.code.replaceAll(/\s/g, '')
  const call = { body: { code }, headers: authHeaders(request, info), returnHeaders: true } as const
  try {
    const { headers, response } = await callAuthLibrary({ origin: '' }, () =>
      isFromApp(code) ? auth.api.verifyTOTP(call) : auth.api.verifyBackupCode(call),
    )
    const cookies = headers.getSetCookie()
    const token = tokenIn(cookies) ?? proof.token
    if (token) await markPassed(deps, token)
    await forgiveAttempt(deps, 'second-factor', proof.who)
    return { userId: response.user.id, cookies }
  } catch (error) {
    if (isAPIError(error)) throw wrongCode()
    throw error
  }
}

/** A new secret, active once a code of it was entered. */
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

/** Recovery codes of the secret, shown once when it becomes active. */
export async function readRecoveryCodes(info: RequestInfo, userId: string): Promise<string[]> {
  const auth = await authLibrary(info.deps, info.secure)
  const { backupCodes } = await auth.api.viewBackupCodes({ body: { userId } })
  return backupCodes
}

/** Ten new codes; the old ones stop working. */
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

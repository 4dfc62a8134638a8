import { isAPIError } from 'better-auth/api'
import type { RequestInfo } from '#server/http/request/request-context.ts'
import { authLibrary } from './auth.ts'
import { callAuthLibrary } from './auth-call.ts'
import { authHeaders } from './auth-headers.ts'
import { countAttempt } from './limits.ts'
import { mailOrigin } from './mail-origin.ts'
import type { User } from './sessions.ts'

/** Mails the signed-in user a link that confirms their address. */
export async function requestConfirmation(
  request: Request,
  info: RequestInfo,
  { email }: Pick<User, 'email'>,
): Promise<void> {
  const { deps, clientAddress, secure } = info
  await countAttempt(deps, 'confirm-address', clientAddress)
  await countAttempt(deps, 'confirm-account', email)
  const auth = await authLibrary(deps, secure)
  await callAuthLibrary({ origin: mailOrigin(deps.env, request) }, () =>
    auth.api.sendVerificationEmail({ body: { email }, headers: authHeaders(request, info) }),
  )
}

/**
 * Confirms an address and signs in. A second opening creates no session, because mail scanners may
 * open links first.
 */
export async function verifyEmail(
  request: Request,
  info: RequestInfo,
  token: string,
): Promise<{ confirmed: boolean; cookies: string[] }> {
  const auth = await authLibrary(info.deps, info.secure)
  try {
    const { headers } = await callAuthLibrary({ origin: '' }, () =>
      auth.api.verifyEmail({
        query: { token },
        headers: authHeaders(request, info),
        returnHeaders: true,
      }),
    )
    return { confirmed: true, cookies: headers.getSetCookie() }
  } catch (error) {
    if (!isAPIError(error)) throw error
    return { confirmed: false, cookies: [] }
  }
}

import { isAPIError } from 'better-auth/api'
import type { RequestInfo } from '#server/http/request-context.ts'
import { authLibrary } from './auth.ts'
import { askLibrary } from './auth-call.ts'
import { authHeaders } from './auth-headers.ts'
import { wrongPassword } from './check-password.ts'
import type { Client } from './find-session.ts'
import { hashBounded } from './hashing.ts'
import { countAttempt, forgiveAttempt } from './limits.ts'
import { refusedPassword } from './refused-password.ts'
import { sendPasswordNotice } from './send-password-notice.ts'

type Passwords = { currentPassword: string; password: string }
type Changed = { cookies: string[]; refused?: undefined } | { refused: string }

/** Every other device is signed out; this one gets a new session. */
export async function changePassword(
  request: Request,
  info: RequestInfo,
  client: Client,
  { currentPassword, password }: Passwords,
): Promise<Changed> {
  const refused = await refusedPassword(password, client)
  if (refused) return { refused }
  await countAttempt(info.deps, 'sign-in-account', client.email)
  const auth = await authLibrary(info.deps, info.secure)
  const call = { origin: '', hash: await hashBounded(password) }
  try {
    const { headers } = await askLibrary(call, () =>
      auth.api.changePassword({
        body: { currentPassword, newPassword: password, revokeOtherSessions: true },
        headers: authHeaders(request, info),
        returnHeaders: true,
      }),
    )
    await forgiveAttempt(info.deps, 'sign-in-account', client.email)
    await sendPasswordNotice(request, info, client.email, 'changed')
    return { cookies: headers.getSetCookie() }
  } catch (error) {
    if (isAPIError(error)) throw wrongPassword()
    throw error
  }
}

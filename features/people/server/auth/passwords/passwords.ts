import { isAPIError } from 'better-auth/api'
import { AppError } from '#server/failures/errors.ts'
import type { RequestInfo } from '#server/http/request/request-context.ts'
import { authLibrary } from '../auth.ts'
import { callAuthLibrary } from '../auth-call.ts'
import { authHeaders } from '../auth-headers.ts'
import { countAttempt, forgiveAttempt } from '../limits.ts'
import type { User } from '../sessions.ts'
import { refusedPassword } from '../sign-in.ts'
import { hashBounded } from './hashing.ts'
import { sendPasswordNotice } from './send-password-notice.ts'

export const wrongPassword = () =>
  new AppError('forbidden', 'A senha atual está incorreta.', 'Confira e tente de novo.')

/** For irreversible actions a session is not enough; failures count as sign-ins. */
export async function checkPassword(
  request: Request,
  info: RequestInfo,
  user: User,
  password: string,
): Promise<void> {
  await countAttempt(info.deps, 'sign-in-account', user.email)
  const auth = await authLibrary(info.deps, info.secure)
  try {
    await callAuthLibrary({ origin: '' }, () =>
      auth.api.verifyPassword({ body: { password }, headers: authHeaders(request, info) }),
    )
  } catch (error) {
    if (isAPIError(error)) throw wrongPassword()
    throw error
  }
  await forgiveAttempt(info.deps, 'sign-in-account', user.email)
}

type Passwords = { currentPassword: string; password: string }
type Changed = { cookies: string[]; refused?: undefined } | { refused: string }

/** Signs out all other devices; this one gets a new session. */
export async function changePassword(
  request: Request,
  info: RequestInfo,
  user: User,
  { currentPassword, password }: Passwords,
): Promise<Changed> {
  const refused = await refusedPassword(password, user)
  if (refused) return { refused }
  await countAttempt(info.deps, 'sign-in-account', user.email)
  const auth = await authLibrary(info.deps, info.secure)
  const call = { origin: '', hash: await hashBounded(password) }
  try {
    const { headers } = await callAuthLibrary(call, () =>
      auth.api.changePassword({
        body: { currentPassword, newPassword: password, revokeOtherSessions: true },
        headers: authHeaders(request, info),
        returnHeaders: true,
      }),
    )
    await forgiveAttempt(info.deps, 'sign-in-account', user.email)
    await sendPasswordNotice(request, info, user.email, 'changed')
    return { cookies: headers.getSetCookie() }
  } catch (error) {
    if (isAPIError(error)) throw wrongPassword()
    throw error
  }
}

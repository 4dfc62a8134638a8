import { isAPIError } from 'better-auth/api'
import { AppError } from '#server/errors.ts'
import type { RequestInfo } from '#server/http/request-context.ts'
import { authLibrary } from './auth.ts'
import { askLibrary } from './auth-call.ts'
import { authHeaders } from './auth-headers.ts'
import type { Client } from './find-session.ts'
import { countAttempt, forgiveAttempt } from './limits.ts'

export const wrongPassword = () =>
  new AppError('forbidden', 'A senha atual está incorreta.', 'Confira e tente de novo.')

/** A session left open is not enough for what cannot be undone; wrong guesses count as sign-ins. */
export async function checkPassword(
  request: Request,
  info: RequestInfo,
  client: Client,
  password: string,
): Promise<void> {
  await countAttempt(info.deps, 'sign-in-account', client.email)
  const auth = await authLibrary(info.deps, info.secure)
  try {
    await askLibrary({ origin: '' }, () =>
      auth.api.verifyPassword({ body: { password }, headers: authHeaders(request, info) }),
    )
  } catch (error) {
    if (isAPIError(error)) throw wrongPassword()
    throw error
  }
  await forgiveAttempt(info.deps, 'sign-in-account', client.email)
}

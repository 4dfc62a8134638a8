import { setTimeout as wait } from 'node:timers/promises'
import { isAPIError } from 'better-auth/api'
import { AppError } from '#server/failures/errors.ts'
import type { RequestInfo } from '#server/http/request/request-context.ts'
import { authLibrary } from '../auth.ts'
import { callAuthLibrary } from '../auth-call.ts'
import { authHeaders } from '../auth-headers.ts'
import { countAttempt } from '../limits.ts'
import { mailOrigin } from '../mail-origin.ts'
import { refusedPassword } from '../sign-in.ts'
import { hashBounded } from './hashing.ts'
import { accountOfToken, dateByProcessClock } from './reset-token.ts'
import { sendPasswordNotice } from './send-password-notice.ts'

/** Longer than queueing a mail takes, so that response time reveals nothing. */
const ANSWER_AFTER = 250

/** The same response for known and unknown addresses. */
export async function requestReset(
  request: Request,
  info: RequestInfo,
  { email }: { email: string },
): Promise<void> {
  const { deps, clientAddress, secure } = info
  await countAttempt(deps, 'reset-address', clientAddress)
  await countAttempt(deps, 'reset-account', email)
  const auth = await authLibrary(deps, secure)
  await Promise.all([
    wait(ANSWER_AFTER),
    callAuthLibrary({ origin: mailOrigin(deps.env, request) }, () =>
      auth.api.requestPasswordReset({ body: { email }, headers: authHeaders(request, info) }),
    ),
  ])
}

const invalidLink = () =>
  new AppError(
    'bad_request',
    'Este link não é válido ou já expirou.',
    'Peça um novo em “Esqueci minha senha”.',
  )

/** Ends all sessions and other links of the account. Returns why a password is refused. */
export async function resetPassword(
  request: Request,
  info: RequestInfo,
  { token, password }: { token: string; password: string },
): Promise<string | undefined> {
  const { deps, clientAddress, secure } = info
  await countAttempt(deps, 'reset-address', clientAddress)
  const owner = await accountOfToken(deps.database, token)
  if (!owner) throw invalidLink()
  const reason = await refusedPassword(password, owner)
  if (reason) return reason
  const auth = await authLibrary(deps, secure)
  const call = { origin: '', hash: await hashBounded(password) }
  await dateByProcessClock(deps.database, token)
  try {
    await callAuthLibrary(call, () =>
      auth.api.resetPassword({
        body: { newPassword: password, token },
        headers: authHeaders(request, info),
      }),
    )
  } catch (error) {
    if (isAPIError(error)) throw invalidLink()
    throw error
  }
  await sendPasswordNotice(request, info, owner.email, 'reset')
}

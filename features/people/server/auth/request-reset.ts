import { setTimeout as wait } from 'node:timers/promises'
import type { RequestInfo } from '#server/http/request-context.ts'
import { authLibrary } from './auth.ts'
import { askLibrary } from './auth-call.ts'
import { authHeaders } from './auth-headers.ts'
import { countAttempt } from './limits.ts'
import { mailOrigin } from './mail-origin.ts'

/** Longer than writing a mail takes, so that the time tells nobody whether one was written. */
const ANSWER_AFTER = 250

/** Known or unknown, an address gets the same answer. */
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
    askLibrary({ origin: mailOrigin(deps.env, request) }, () =>
      auth.api.requestPasswordReset({ body: { email }, headers: authHeaders(request, info) }),
    ),
  ])
}

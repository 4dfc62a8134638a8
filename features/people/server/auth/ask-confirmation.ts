import type { RequestInfo } from '#server/http/request-context.ts'
import { authLibrary } from './auth.ts'
import { askLibrary } from './auth-call.ts'
import { authHeaders } from './auth-headers.ts'
import type { Client } from './find-session.ts'
import { countAttempt } from './limits.ts'
import { mailOrigin } from './mail-origin.ts'

/** Mails a signed-in client the link that confirms their address. */
export async function askConfirmation(
  request: Request,
  info: RequestInfo,
  { email }: Pick<Client, 'email'>,
): Promise<void> {
  const { deps, clientAddress, secure } = info
  await countAttempt(deps, 'confirm-address', clientAddress)
  await countAttempt(deps, 'confirm-account', email)
  const auth = await authLibrary(deps, secure)
  await askLibrary({ origin: mailOrigin(deps.env, request) }, () =>
    auth.api.sendVerificationEmail({ body: { email }, headers: authHeaders(request, info) }),
  )
}

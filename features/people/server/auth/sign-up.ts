import { isAPIError } from 'better-auth/api'
import { AppError } from '#server/errors.ts'
import type { RequestInfo } from '#server/http/request-context.ts'
import { authLibrary } from './auth.ts'
import { askLibrary } from './auth-call.ts'
import { authHeaders } from './auth-headers.ts'
import { hashBounded } from './hashing.ts'
import { countAttempt } from './limits.ts'
import { mailOrigin } from './mail-origin.ts'

type NewAccount = { fullName: string; email: string; password: string }

/** Nobody is signed in yet where the address has to be confirmed first. */
type SignedUp = { userId: string | null; cookies: string[] }

export async function signUp(
  request: Request,
  info: RequestInfo,
  { fullName, email, password }: NewAccount,
): Promise<SignedUp> {
  const { deps, clientAddress, secure } = info
  await countAttempt(deps, 'sign-up-address', clientAddress)
  const auth = await authLibrary(deps, secure)
  const call = { origin: mailOrigin(deps.env, request), hash: await hashBounded(password) }
  try {
    const { headers, response } = await askLibrary(call, () =>
      auth.api.signUpEmail({
        body: { name: fullName, email, password },
        headers: authHeaders(request, info),
        returnHeaders: true,
      }),
    )
    return {
      userId: response.token ? response.user.id : null,
      cookies: headers.getSetCookie(),
    }
  } catch (error) {
    // Two sign-ups at the same moment: the second meets the table's own rule.
    if (!isAPIError(error)) throw error
    throw new AppError(
      'bad_request',
      'Não foi possível criar a conta com este e-mail.',
      'Se você já tem conta, entre ou use “Esqueci minha senha”.',
    )
  }
}

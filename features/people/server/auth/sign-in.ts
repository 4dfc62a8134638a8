import { isAPIError } from 'better-auth/api'
import { AppError } from '#server/errors.ts'
import type { RequestInfo } from '#server/http/request-context.ts'
import { authLibrary } from './auth.ts'
import { askLibrary } from './auth-call.ts'
import { authHeaders } from './auth-headers.ts'
import { countAttempt, forgiveAttempt } from './limits.ts'
import { mailOrigin } from './mail-origin.ts'

/** Without a user's id the password was right and a code is still asked for. */
type Entered = { userId?: string; cookies: string[] }

/**
 * An unknown address and a wrong password get one answer, in one time: the library hashes either
 * way, and the limits count whether or not the account exists.
 */
export async function signIn(
  request: Request,
  info: RequestInfo,
  { email, password }: { email: string; password: string },
): Promise<Entered> {
  const { deps, clientAddress, secure } = info
  await countAttempt(deps, 'sign-in-address', clientAddress)
  await countAttempt(deps, 'sign-in-account', email)
  const auth = await authLibrary(deps, secure)
  const call = { origin: mailOrigin(deps.env, request) }
  try {
    const { headers, response } = await askLibrary(call, () =>
      auth.api.signInEmail({
        body: { email, password },
        headers: authHeaders(request, info),
        returnHeaders: true,
      }),
    )
    await forgiveAttempt(deps, 'sign-in-account', email)
    const cookies = headers.getSetCookie()
    return 'user' in response ? { userId: response.user.id, cookies } : { cookies }
  } catch (error) {
    if (!isAPIError(error)) throw error
    if (error.body?.code === 'EMAIL_NOT_VERIFIED') {
      throw new AppError(
        'forbidden',
        'Confirme o seu e-mail antes de entrar.',
        'Enviamos um novo link para a sua caixa de entrada.',
      )
    }
    throw new AppError(
      'unauthorized',
      'E-mail ou senha incorretos.',
      'Confira os dados ou use “Esqueci minha senha”.',
    )
  }
}

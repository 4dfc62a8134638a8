import { createHash } from 'node:crypto'
import { isAPIError } from 'better-auth/api'
import { and, eq, gt, sql } from 'drizzle-orm'
import { user, verification } from '#server/db/schema-accounts.ts'
import { AppError } from '#server/errors.ts'
import type { RequestInfo } from '#server/http/request-context.ts'
import { authLibrary } from './auth.ts'
import { authCall } from './auth-call.ts'
import { authHeaders } from './auth-headers.ts'
import { hashBounded } from './hashing.ts'
import { countAttempt } from './limits.ts'
import { refusedPassword } from './refused-password.ts'

const invalidLink = () =>
  new AppError(
    'bad_request',
    'Este link não é válido ou já expirou.',
    'Peça um novo em “Esqueci minha senha”.',
  )

/** The account a link belongs to, if the link still works. Tokens are stored as the library hashes them. */
export async function accountOfToken({ deps }: Pick<RequestInfo, 'deps'>, token: string) {
  const identifier = createHash('sha256').update(`reset-password:${token}`).digest('base64url')
  const [found] = await deps.database.db
    .select({ email: user.email, name: user.name })
    .from(verification)
    .innerJoin(user, eq(user.id, verification.value))
    .where(and(eq(verification.identifier, identifier), gt(verification.expiresAt, sql`now()`)))
  return found
}

/** Ends every session and every other link of the account. Returns why a password is refused. */
export async function resetPassword(
  request: Request,
  info: RequestInfo,
  { token, password }: { token: string; password: string },
): Promise<string | undefined> {
  const { deps, clientAddress, secure } = info
  await countAttempt(deps, 'reset-address', clientAddress)
  const owner = await accountOfToken(info, token)
  if (!owner) throw invalidLink()
  const reason = await refusedPassword(password, owner)
  if (reason) return reason
  const auth = await authLibrary(deps, secure)
  const call = { origin: '', hash: await hashBounded(password) }
  try {
    await authCall.run(call, () =>
      auth.api.resetPassword({
        body: { newPassword: password, token },
        headers: authHeaders(request, info),
      }),
    )
  } catch (error) {
    if (isAPIError(error)) throw invalidLink()
    throw error
  }
}

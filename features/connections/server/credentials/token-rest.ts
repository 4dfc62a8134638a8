import { z } from 'zod'
import type { CredentialName } from '#features/connections/rules/credential-names.ts'
import { type Answer, PlatformFailure, request, withRetries } from '../fetch-platform.ts'
import type { Access } from '../platforms/platform.ts'
import type { Credential } from './credential.ts'

export const tokenSecret = z.object({ token: z.string().min(1) })

/** A platform without an app of ours: an owner pastes the token that it issues. */
export function pastedToken(name: CredentialName, label: string): Credential {
  const refuse = (): never => {
    throw new PlatformFailure(name, 'set-up', 'no sign-in')
  }
  return {
    name,
    label,
    canSignIn: () => false,
    dialog: refuse,
    exchange: async () => refuse(),
    parse: (text, expiresAt) => ({ kind: 'token', secret: { token: text }, expiresAt }),
  }
}

/** Limits of these services are by the minute and by the day. */
export const LIMIT_WAIT_MS = 30 * 60_000

/** A JSON service that is read with a token; `judge` tells a failure, or null where there is none. */
export function tokenRest(
  platform: CredentialName,
  { timeouts, signal }: Pick<Access, 'timeouts' | 'signal'>,
  headers: Record<string, string>,
  judge: (answer: Answer) => PlatformFailure | null,
) {
  let requestCount = 0
  const once = async (url: string) => {
    requestCount += 1
    const answer = await request(platform, new URL(url), { method: 'GET', headers }, signal)
    const failure = judge(answer)
    if (failure) throw failure
    return answer.body
  }
  return {
    get: (url: string) => withRetries(timeouts, () => once(url), signal),
    requests: () => requestCount,
  }
}

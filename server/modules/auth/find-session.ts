import type { RequestInfo } from '#server/http/request-context.ts'
import { authLibrary } from './auth.ts'
import { askLibrary } from './auth-call.ts'
import { authHeaders } from './auth-headers.ts'

/**
 * Who a request comes from. Until the address is `verified`, anybody may have signed up with it:
 * nothing of the agency's goes to such an account.
 */
export type Client = { id: string; email: string; name: string; verified: boolean }

export type FoundSession = {
  client: Client
  /** The session's id and secret, to tell this device from others. */
  id: string
  token: string
  /** A session in use is prolonged once a day: its cookie has to travel with the answer. */
  cookies: string[]
}

const found = new WeakMap<RequestInfo, Promise<FoundSession | null>>()

async function lookUp(request: Request, info: RequestInfo): Promise<FoundSession | null> {
  const auth = await authLibrary(info.deps, info.secure)
  const { headers, response } = await askLibrary({ origin: '' }, () =>
    auth.api.getSession({ headers: authHeaders(request, info), returnHeaders: true }),
  )
  if (!response) return null
  const { user, session } = response
  return {
    client: { id: user.id, email: user.email, name: user.name, verified: user.emailVerified },
    id: session.id,
    token: session.token,
    cookies: headers.getSetCookie(),
  }
}

/** Looked up once per request, however many loaders ask. */
export function findSession(request: Request, info: RequestInfo): Promise<FoundSession | null> {
  const known = found.get(info) ?? lookUp(request, info)
  found.set(info, known)
  return known
}

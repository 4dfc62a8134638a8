import { readCookie } from '#server/http/cookies.ts'
import { toAppError } from '#server/http/fail.ts'
import type { RequestInfo } from '#server/http/request-context.ts'
import type { StaffMember } from '../staff/find-staff.ts'
import { authLibrary } from './auth.ts'
import { askLibrary } from './auth-call.ts'
import { authHeaders } from './auth-headers.ts'
import { readSession, signedToken } from './read-session.ts'

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
  /** Who of the staff it is, where that is known already. */
  staff?: StaffMember | null
}

const found = new WeakMap<RequestInfo, Promise<FoundSession | null>>()

type Library = Awaited<ReturnType<typeof authLibrary>>

/** Most requests: a session that stands and is not due to be prolonged. */
async function lookUpQuickly(request: Request, info: RequestInfo, auth: Library) {
  const { secret, authCookies, sessionConfig } = await auth.$context
  const token = signedToken(readCookie(request, authCookies.sessionToken.name), secret)
  if (!token) return null
  const { expiresIn, updateAge } = sessionConfig
  const row = await readSession(info.deps.database, token, expiresIn - updateAge).catch((error) => {
    throw toAppError(error, info)
  })
  if (!row) return null
  const { userId: id, email, name, verified, role, enrolled, passed } = row
  return {
    client: { id, email, name, verified },
    id: row.id,
    token: row.token,
    cookies: [],
    staff: role && { id, name, email, role, enrolled, passed },
  }
}

async function lookUp(request: Request, info: RequestInfo): Promise<FoundSession | null> {
  const auth = await authLibrary(info.deps, info.secure)
  const quick = await lookUpQuickly(request, info, auth)
  if (quick) return quick
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

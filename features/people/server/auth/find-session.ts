import { createHmac, timingSafeEqual } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import type { Database } from '#server/db/client.ts'
import { readCookie } from '#server/http/cookies.ts'
import { toAppError } from '#server/http/fail.ts'
import type { RequestInfo } from '#server/http/request-context.ts'
import { session, user } from '../schema-accounts.ts'
import { staff } from '../schema-desk.ts'
import type { StaffMember } from '../staff/find-staff.ts'
import { authLibrary } from './auth.ts'
import { askLibrary } from './auth-call.ts'
import { authHeaders } from './auth-headers.ts'

/** A token of this server is at most so long, and so is what it is signed with. */
const LONGEST = 200

/** The token of a cookie that this server signed, as the library signs them: `token.base64`. */
function signedToken(value: string | undefined, secret: string): string | null {
  const dot = value?.lastIndexOf('.') ?? -1
  if (!value || dot < 1 || value.length > LONGEST) return null
  const token = value.slice(0, dot)
  const signature = Buffer.from(value.slice(dot + 1), 'base64')
  const due = createHmac('sha256', secret).update(token).digest()
  return signature.length === due.length && timingSafeEqual(signature, due) ? token : null
}

/**
 * Whom a token belongs to, staff or not, in one question: every page below /dashboard asks it. None
 * for a session that has ended or is due to be prolonged, which the library sees to.
 */
async function readSession({ db }: Pick<Database, 'db'>, token: string, dueSeconds: number) {
  const [row] = await db
    .select({
      id: session.id,
      token: session.token,
      expiresAt: session.expiresAt,
      passed: sql<boolean>`${session.secondFactorAt} is not null`,
      userId: user.id,
      email: user.email,
      name: user.name,
      verified: user.emailVerified,
      enrolled: user.twoFactorEnabled,
      role: staff.role,
    })
    .from(session)
    .innerJoin(user, eq(user.id, session.userId))
    .leftJoin(staff, eq(staff.userId, session.userId))
    .where(eq(session.token, token))
  const left = row ? row.expiresAt.getTime() - Date.now() : 0
  return row && left > dueSeconds * 1000 ? row : null
}

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

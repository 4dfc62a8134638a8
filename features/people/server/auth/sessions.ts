import { createHmac, timingSafeEqual } from 'node:crypto'
import { and, desc, eq, gt, lt, ne, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '#server/db/client.ts'
import { mails } from '#server/db/schema.ts'
import type { AppDeps } from '#server/deps.ts'
import { toAppError } from '#server/http/error-response.ts'
import { readCookie } from '#server/http/request/cookies.ts'
import type { RequestInfo } from '#server/http/request/request-context.ts'
import type { JobDefinition } from '#server/jobs/job.ts'
import { emailChanges, session, staff, user, verification } from '../schema.ts'
import { isLimited, type StaffMember } from '../staff/find-staff.ts'
import { authLibrary } from './auth.ts'
import { callAuthLibrary } from './auth-call.ts'
import { authHeaders } from './auth-headers.ts'

/** Maximum length of a signed token. */
const LONGEST = 200

/** The token of a cookie signed by this server, in the library's format `token.base64`. */
function signedToken(value: string | undefined, secret: string): string | null {
  const dot = value?.lastIndexOf('.') ?? -1
  if (!value || dot < 1 || value.length > LONGEST) return null
  const token = value.slice(0, dot)
  const signature = Buffer.from(value.slice(dot + 1), 'base64')
  const due = createHmac('sha256', secret).update(token).digest()
  return signature.length === due.length && timingSafeEqual(signature, due) ? token : null
}

type Db = Database['db']

const sessionByToken = (db: Db) =>
  db
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
      limited: isLimited,
    })
    .from(session)
    .innerJoin(user, eq(user.id, session.userId))
    .leftJoin(staff, eq(staff.userId, session.userId))
    .where(eq(session.token, sql.placeholder('token')))
    // Poolers need not keep a statement without a name.
    .prepare('')

/** Written once for each database: every request asks it, and writing takes longer than asking. */
const sessionQueries = new WeakMap<Db, ReturnType<typeof sessionByToken>>()

/**
 * The user of a session token and their staff role, in one query. Null for sessions that ended or
 * must be prolonged, which the library handles.
 */
async function readSession({ db }: Pick<Database, 'db'>, token: string, dueSeconds: number) {
  const query = sessionQueries.get(db) ?? sessionByToken(db)
  sessionQueries.set(db, query)
  const [row] = await query.execute({ token })
  const remainingMs = row ? row.expiresAt.getTime() - Date.now() : 0
  return row && remainingMs > dueSeconds * 1000 ? row : null
}

/**
 * The signed-in user. Until the address is `verified`, anybody may have signed up with it, so such
 * an account gets no data of the agency.
 */
export type User = { id: string; email: string; name: string; verified: boolean }

export type ActiveSession = {
  user: User
  /** The session's id and secret, to tell this device from others. */
  id: string
  token: string
  /** Sessions in use are prolonged once a day; these cookies belong to the response. */
  cookies: string[]
  /** The user's staff role, when already known. */
  staff?: StaffMember | null
}

const sessionCache = new WeakMap<RequestInfo, Promise<ActiveSession | null>>()

type Library = Awaited<ReturnType<typeof authLibrary>>

/** The common case: an active session that need not be prolonged. */
async function lookUpQuickly(request: Request, info: RequestInfo, auth: Library) {
  const { secret, authCookies, sessionConfig } = await auth.$context
  const token = signedToken(readCookie(request, authCookies.sessionToken.name), secret)
  if (!token) return null
  const { expiresIn, updateAge } = sessionConfig
  const row = await readSession(info.deps.database, token, expiresIn - updateAge).catch((error) => {
    throw toAppError(error, info)
  })
  if (!row) return null
  const { userId: id, email, name, verified, role, limited, enrolled, passed } = row
  return {
    user: { id, email, name, verified },
    id: row.id,
    token: row.token,
    cookies: [],
    staff: role && { id, name, email, role, limited, enrolled, passed },
  }
}

async function lookUp(request: Request, info: RequestInfo): Promise<ActiveSession | null> {
  const auth = await authLibrary(info.deps, info.secure)
  const quick = await lookUpQuickly(request, info, auth)
  if (quick) return quick
  const { headers, response } = await callAuthLibrary({ origin: '' }, () =>
    auth.api.getSession({ headers: authHeaders(request, info), returnHeaders: true }),
  )
  if (!response) return null
  const { user, session } = response
  return {
    user: { id: user.id, email: user.email, name: user.name, verified: user.emailVerified },
    id: session.id,
    token: session.token,
    cookies: headers.getSetCookie(),
  }
}

/** Cached per request. */
export function findSession(request: Request, info: RequestInfo): Promise<ActiveSession | null> {
  const pending = sessionCache.get(info) ?? lookUp(request, info)
  sessionCache.set(info, pending)
  return pending
}

/** First match wins: Edge also claims Chrome, and Chrome claims Safari. */
const browsers: [RegExp, string][] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOpera\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]
const systems: [RegExp, string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
]

const firstOf = (list: [RegExp, string][], text: string) =>
  list.find(([pattern]) => pattern.test(text))?.[1]

/** A device as its user would name it. */
export function describeDevice(userAgent: string): { device: string; mobile: boolean } {
  const browser = firstOf(browsers, userAgent)
  const system = firstOf(systems, userAgent)
  const device = browser && system ? `${browser} no ${system}` : (browser ?? system)
  return {
    device: device ?? 'Dispositivo desconhecido',
    mobile: /\b(iPhone|iPad|Android)\b/.test(userAgent),
  }
}

/**
 * Active sessions, latest first, without secrets. The address is for the data export; no page shows
 * it.
 */
export async function listSessions({ database }: Pick<AppDeps, 'database'>, userId: string) {
  const rows = await database.db
    .select()
    .from(session)
    .where(and(eq(session.userId, userId), gt(session.expiresAt, sql`now()`)))
    .orderBy(desc(session.updatedAt))
    .limit(50)
  return rows.map(({ id, createdAt, updatedAt, ipAddress, userAgent }) => ({
    id,
    ...describeDevice(userAgent ?? ''),
    address: ipAddress || null,
    since: createdAt.toISOString(),
    lastUse: updatedAt.toISOString(),
  }))
}

/** Signs out all devices but the current one. */
export async function endOtherSessions(
  { database }: Pick<AppDeps, 'database'>,
  userId: string,
  currentSessionId: string,
): Promise<void> {
  await database.db
    .delete(session)
    .where(and(eq(session.userId, userId), ne(session.id, currentSessionId)))
}

/** A change can be confirmed for a day and undone for a week. */
const EMAIL_CHANGE_DAYS = 9

export const removeEndedSessionsJob: JobDefinition<object> = {
  name: 'forget-ended-sessions',
  payload: z.object({}),
  cron: '27 * * * *',
}

/** Deletes ended sessions and links, and the sent confirmation mails of erased accounts. */
export async function removeEndedSessions({ db }: Pick<Database, 'db'>): Promise<void> {
  await db.delete(session).where(lt(session.expiresAt, sql`now()`))
  await db.delete(verification).where(lt(verification.expiresAt, sql`now()`))
  await db
    .delete(emailChanges)
    .where(
      lt(emailChanges.createdAt, sql`now() - make_interval(days => ${EMAIL_CHANGE_DAYS}::int)`),
    )
  await db.delete(mails).where(and(eq(mails.kind, 'account-erased'), eq(mails.state, 'sent')))
}

import { createHmac, timingSafeEqual } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import type { Database } from '#server/db/client.ts'
import { session, user } from '../schema-accounts.ts'
import { staff } from '../schema-desk.ts'

/** A token of this server is at most so long, and so is what it is signed with. */
const LONGEST = 200

/** The token of a cookie that this server signed, as the library signs them: `token.base64`. */
export function signedToken(value: string | undefined, secret: string): string | null {
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
export async function readSession({ db }: Pick<Database, 'db'>, token: string, dueSeconds: number) {
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

import { and, desc, eq, gt, sql } from 'drizzle-orm'
import type { AppDeps } from '#server/deps.ts'
import { session } from '../schema-accounts.ts'
import { describeDevice } from './describe-device.ts'

/**
 * Where an account is signed in, the latest first; never the sessions' secrets. The address is for
 * the client's own export: nobody recognises a device by it, so no page shows it.
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

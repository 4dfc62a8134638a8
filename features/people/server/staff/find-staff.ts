import { eq, sql } from 'drizzle-orm'
import type { Database } from '#server/db/client.ts'
import { session, user } from '../schema-accounts.ts'
import { staff } from '../schema-desk.ts'

export type StaffMember = {
  id: string
  name: string
  email: string
  role: 'owner' | 'team'
  /** Whether they have a second factor, and whether this session has shown it. */
  enrolled: boolean
  passed: boolean
}

/** Who of the staff a session belongs to, asked anew at every request: removal holds at once. */
export async function findStaff(
  { db }: Pick<Database, 'db'>,
  sessionId: string,
): Promise<StaffMember | null> {
  const [found] = await db
    .select({
      id: user.id,
      name: user.name,
      email: user.email,
      role: staff.role,
      enrolled: user.twoFactorEnabled,
      passed: sql<boolean>`${session.secondFactorAt} is not null`,
    })
    .from(session)
    .innerJoin(staff, eq(staff.userId, session.userId))
    .innerJoin(user, eq(user.id, session.userId))
    .where(eq(session.id, sessionId))
  return found ?? null
}

export async function isOnStaff({ db }: Pick<Database, 'db'>, userId: string): Promise<boolean> {
  const rows = await db.select({ id: staff.userId }).from(staff).where(eq(staff.userId, userId))
  return rows.length > 0
}

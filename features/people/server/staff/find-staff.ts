import { eq, sql } from 'drizzle-orm'
import type { Database } from '#server/db/client.ts'
import { AppError } from '#server/errors.ts'
import { acts, session, staff, twoFactor, user } from '../schema.ts'

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

/** Raised by the table's own rule: somebody must be left who can invite. */
export const isLastOwner = (error: unknown) =>
  (error as { cause?: { code?: string } }).cause?.code === 'P0001'

export const lastOwner = () =>
  new AppError(
    'bad_request',
    'A agência precisa de pelo menos um dono.',
    'Dê esse papel a outra pessoa da equipe antes.',
  )

/** From the machine itself, where no other owner can: forgets a second factor and ends sessions. */
export async function unlockFromCommand({ db }: Pick<Database, 'db'>, email: string) {
  return db.transaction(async (tx) => {
    const [found] = await tx
      .select({ id: user.id })
      .from(user)
      .innerJoin(staff, eq(staff.userId, user.id))
      .where(eq(user.email, email))
    if (!found) return 'Nobody on the staff has this e-mail.\n'
    await tx.delete(twoFactor).where(eq(twoFactor.userId, found.id))
    await tx.update(user).set({ twoFactorEnabled: false }).where(eq(user.id, found.id))
    await tx.delete(session).where(eq(session.userId, found.id))
    await tx.insert(acts).values({
      staffName: 'linha de comando',
      kind: 'second-factor-reset',
      about: found.id,
    })
    return 'Done: signed out everywhere, the second factor is set up anew at the next sign-in.\n'
  })
}

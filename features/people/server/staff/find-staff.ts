import { eq, sql } from 'drizzle-orm'
import type { Database } from '#server/db/client.ts'
import { AppError } from '#server/failures/errors.ts'
import { auditLog, session, staff, twoFactor, user } from '../schema.ts'

export type StaffMember = {
  id: string
  name: string
  email: string
  role: 'owner' | 'team'
  /** Limited to the clients they answer for. */
  limited: boolean
  /** Whether the user has a second factor, and whether this session passed it. */
  enrolled: boolean
  passed: boolean
}

/** As the database's `app_staff_limited`: owners never are. */
export const isLimited = sql<boolean>`coalesce(${staff.ownClientsOnly} and ${staff.role} <> 'owner', false)`

/** Queried at every request, so that removal takes effect at once. */
export async function findStaff(
  { db }: Pick<Database, 'db'>,
  sessionId: string,
): Promise<StaffMember | null> {
  const [member] = await db
    .select({
      id: user.id,
      name: user.name,
      email: user.email,
      role: staff.role,
      limited: isLimited,
      enrolled: user.twoFactorEnabled,
      passed: sql<boolean>`${session.secondFactorAt} is not null`,
    })
    .from(session)
    .innerJoin(staff, eq(staff.userId, session.userId))
    .innerJoin(user, eq(user.id, session.userId))
    .where(eq(session.id, sessionId))
  return member ?? null
}

export async function isOnStaff({ db }: Pick<Database, 'db'>, userId: string): Promise<boolean> {
  const rows = await db.select({ id: staff.userId }).from(staff).where(eq(staff.userId, userId))
  return rows.length > 0
}

/** Raised by the trigger that keeps one owner. */
export const isLastOwner = (error: unknown) =>
  (error as { cause?: { code?: string } }).cause?.code === 'P0001'

export const lastOwner = () =>
  new AppError(
    'bad_request',
    'A agência precisa de pelo menos um dono.',
    'Dê esse papel a outra pessoa da equipe antes.',
  )

/** From the command line, when no owner can: removes the second factor and ends sessions. */
export async function unlockFromCommand({ db }: Pick<Database, 'db'>, email: string) {
  return db.transaction(async (tx) => {
    const [member] = await tx
      .select({ id: user.id })
      .from(user)
      .innerJoin(staff, eq(staff.userId, user.id))
      .where(eq(user.email, email))
    if (!member) return 'Nobody on the staff has this e-mail.\n'
    await tx.delete(twoFactor).where(eq(twoFactor.userId, member.id))
    await tx.update(user).set({ twoFactorEnabled: false }).where(eq(user.id, member.id))
    await tx.delete(session).where(eq(session.userId, member.id))
    await tx.insert(auditLog).values({
      staffName: 'linha de comando',
      kind: 'second-factor-reset',
      about: member.id,
    })
    return 'Done: signed out everywhere, the second factor is set up anew at the next sign-in.\n'
  })
}

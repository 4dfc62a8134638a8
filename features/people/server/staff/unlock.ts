import { eq } from 'drizzle-orm'
import type { Database } from '#server/db/client.ts'
import { session, twoFactor, user } from '../schema-accounts.ts'
import { acts, staff } from '../schema-desk.ts'

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

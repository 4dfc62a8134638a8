import { eq, sql } from 'drizzle-orm'
import { asStaff } from '#server/db/as-staff.ts'
import type { Database, Transaction } from '#server/db/client.ts'
import { AppError } from '#server/errors.ts'
import { staff } from '../schema-desk.ts'
import { isLastOwner, lastOwner } from './last-owner.ts'
import { recordAct } from './record-act.ts'

type Db = Pick<Database, 'db'>

const onlyTheOwner = () =>
  new AppError('forbidden', 'Só o dono da agência muda a equipe.', 'Peça a ele.')

async function byTheOwner(
  database: Db,
  staffId: string,
  isDone: (member: typeof staff.$inferSelect | undefined) => boolean,
  userId: string,
  work: (tx: Transaction) => Promise<{ id: string }[]>,
  note: (tx: Transaction) => Promise<void>,
): Promise<void> {
  try {
    await asStaff(database, staffId, async (tx) => {
      // The lock of the rule that one owner stays (0020_staff.sql).
      await tx.execute(
        sql`select pg_advisory_xact_lock(hashtextextended('owners of the agency', 0))`,
      )
      const [member] = await tx.select().from(staff).where(eq(staff.userId, userId))
      // The button was pressed twice, or by two people.
      if (isDone(member)) return
      await note(tx)
      if ((await work(tx)).length === 0) throw onlyTheOwner()
    })
  } catch (error) {
    throw isLastOwner(error) ? lastOwner() : error
  }
}

/** Their next request, in whatever session, finds no desk. */
export function removeStaff(database: Db, staffId: string, userId: string): Promise<void> {
  return byTheOwner(
    database,
    staffId,
    (member) => !member,
    userId,
    (tx) => tx.delete(staff).where(eq(staff.userId, userId)).returning({ id: staff.userId }),
    (tx) => recordAct(tx, { kind: 'staff-removed', about: userId }),
  )
}

export function changeRole(
  database: Db,
  staffId: string,
  userId: string,
  role: 'owner' | 'team',
): Promise<void> {
  return byTheOwner(
    database,
    staffId,
    (member) => member?.role === role,
    userId,
    (tx) =>
      tx
        .update(staff)
        .set({ role })
        .where(eq(staff.userId, userId))
        .returning({ id: staff.userId }),
    (tx) => recordAct(tx, { kind: 'staff-role-changed', about: userId, detail: { role } }),
  )
}

/** For somebody who lost their telephone: signed out everywhere, they set it up anew. */
export async function resetSecondFactor(database: Db, staffId: string, userId: string) {
  try {
    await asStaff(database, staffId, async (tx) => {
      await tx.execute(sql`select alisio.reset_second_factor(${userId})`)
      await recordAct(tx, { kind: 'second-factor-reset', about: userId })
    })
  } catch (error) {
    throw (error as { cause?: { code?: string } }).cause?.code === '42501' ? onlyTheOwner() : error
  }
}

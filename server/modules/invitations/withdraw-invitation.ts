import { and, eq, isNull, sql } from 'drizzle-orm'
import { asStaff } from '#server/db/as-staff.ts'
import { invitations } from '#server/db/schema-desk.ts'
import type { AppDeps } from '#server/deps.ts'
import { notFound } from '#server/errors.ts'
import { recordAct } from '#server/modules/staff/record-act.ts'

/** From here on its link is dead. */
export async function withdrawInvitation(
  { database }: Pick<AppDeps, 'database'>,
  staffId: string,
  id: string,
): Promise<void> {
  await asStaff(database, staffId, async (tx) => {
    const [row] = await tx
      .update(invitations)
      .set({ withdrawnAt: sql`now()` })
      .where(
        and(
          eq(invitations.id, id),
          isNull(invitations.acceptedAt),
          isNull(invitations.withdrawnAt),
        ),
      )
      .returning({ clientId: invitations.clientId })
    if (!row) throw notFound()
    await recordAct(tx, {
      kind: 'invitation-withdrawn',
      clientId: row.clientId ?? undefined,
      about: id,
    })
  })
}

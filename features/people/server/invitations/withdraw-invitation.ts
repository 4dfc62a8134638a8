import { eq, sql } from 'drizzle-orm'
import { asStaff } from '#server/db/as-staff.ts'
import type { AppDeps } from '#server/deps.ts'
import { invitations } from '../schema-desk.ts'
import { recordAct } from '../staff/record-act.ts'
import { holdInvitation } from './hold-invitation.ts'

/** From here on its link is dead. Withdrawing twice is withdrawing once. */
export async function withdrawInvitation(
  { database }: Pick<AppDeps, 'database'>,
  staffId: string,
  id: string,
): Promise<void> {
  await asStaff(database, staffId, async (tx) => {
    const { clientId, withdrawnAt } = await holdInvitation(tx, id)
    if (withdrawnAt) return
    await tx.update(invitations).set({ withdrawnAt: sql`now()` }).where(eq(invitations.id, id))
    await recordAct(tx, {
      kind: 'invitation-withdrawn',
      clientId: clientId ?? undefined,
      about: id,
    })
  })
}

import { eq, sql } from 'drizzle-orm'
import { asServer } from '#server/db/as-server.ts'
import { asStaff } from '#server/db/as-staff.ts'
import type { AppDeps } from '#server/deps.ts'
import { queueMail } from '#server/email/queue-mail.ts'
import { AppError } from '#server/errors.ts'
import { invitations } from '../schema-desk.ts'
import { recordAct } from '../staff/record-act.ts'
import { holdInvitation } from './hold-invitation.ts'
import { invitationMail } from './invitation-mail.ts'
import { hashToken, invitationLink, newToken } from './invitation-token.ts'
import { endsAt } from './invite.ts'

/**
 * A new link; the one sent before stops working. Pressed twice, one mail leaves: the link of the first
 * of two would be dead on arrival.
 */
export async function resendInvitation(
  { database, queue }: Pick<AppDeps, 'database' | 'queue'>,
  staffId: string,
  id: string,
  origin: string,
): Promise<void> {
  const token = newToken()
  await asStaff(database, staffId, async (tx) => {
    const { email, clientId, withdrawnAt, justResent } = await holdInvitation(tx, id)
    if (withdrawnAt) {
      throw new AppError('bad_request', 'Este convite foi cancelado.', 'Convide a pessoa de novo.')
    }
    if (justResent) return
    await tx
      .update(invitations)
      .set({ tokenHash: hashToken(token), sentAt: sql`now()`, expiresAt: endsAt })
      .where(eq(invitations.id, id))
    await recordAct(tx, {
      kind: 'invitation-resent',
      clientId: clientId ?? undefined,
      about: id,
    })
    const mail = invitationMail(email, clientId ? 'client' : 'staff', invitationLink(origin, token))
    await asServer(tx, () => queueMail(tx, queue, mail))
  })
}

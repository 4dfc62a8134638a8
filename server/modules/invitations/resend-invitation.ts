import { and, eq, isNull, sql } from 'drizzle-orm'
import { asServer } from '#server/db/as-server.ts'
import { asStaff } from '#server/db/as-staff.ts'
import { invitations } from '#server/db/schema-desk.ts'
import type { AppDeps } from '#server/deps.ts'
import { queueMail } from '#server/email/queue-mail.ts'
import { notFound } from '#server/errors.ts'
import { recordAct } from '#server/modules/staff/record-act.ts'
import { invitationMail } from './invitation-mail.ts'
import { hashToken, invitationLink, newToken } from './invitation-token.ts'
import { endsAt } from './invite.ts'

/** A new link; the one sent before stops working. */
export async function resendInvitation(
  { database, queue }: Pick<AppDeps, 'database' | 'queue'>,
  staffId: string,
  id: string,
  origin: string,
): Promise<void> {
  const token = newToken()
  await asStaff(database, staffId, async (tx) => {
    const [row] = await tx
      .update(invitations)
      .set({ tokenHash: hashToken(token), sentAt: sql`now()`, expiresAt: endsAt })
      .where(
        and(
          eq(invitations.id, id),
          isNull(invitations.acceptedAt),
          isNull(invitations.withdrawnAt),
        ),
      )
      .returning({ email: invitations.email, clientId: invitations.clientId })
    if (!row) throw notFound()
    const clientId = row.clientId ?? undefined
    await recordAct(tx, { kind: 'invitation-resent', clientId, about: id })
    const mail = invitationMail(
      row.email,
      clientId ? 'client' : 'staff',
      invitationLink(origin, token),
    )
    await asServer(tx, () => queueMail(tx, queue, mail))
  })
}

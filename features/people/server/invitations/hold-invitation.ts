import { sql } from 'drizzle-orm'
import type { Transaction } from '#server/db/client.ts'
import { AppError, notFound } from '#server/errors.ts'
import { invitations } from '../schema-desk.ts'

/** The invitation, held until the transaction ends, unless it was followed. Inside asStaff. */
export async function holdInvitation(tx: Transaction, id: string) {
  const [row] = await tx
    .select({
      id: invitations.id,
      email: invitations.email,
      clientId: invitations.clientId,
      acceptedAt: invitations.acceptedAt,
      withdrawnAt: invitations.withdrawnAt,
      /** Sent again a moment ago: the button was pressed twice. */
      justResent: sql<boolean>`${invitations.sentAt} > ${invitations.createdAt}
        and ${invitations.sentAt} > now() - interval '1 minute'`,
    })
    .from(invitations)
    .where(sql`${invitations.id}::text = ${id}`)
    .for('update')
  if (!row) throw notFound()
  if (row.acceptedAt) {
    throw new AppError(
      'bad_request',
      'Este convite já foi aceito.',
      'Recarregue a página: a pessoa já tem acesso.',
    )
  }
  return row
}

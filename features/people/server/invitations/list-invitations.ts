import { and, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Transaction } from '#server/db/client.ts'
import { invitations } from '../schema-desk.ts'

export type OpenInvitation = {
  id: string
  email: string
  role: 'owner' | 'team' | null
  sentAt: string
  expiresAt: string
  ended: boolean
}

/** Those nobody has followed yet, of one client or, without one, of the staff. */
export async function listInvitations(
  tx: Transaction,
  clientId?: string,
): Promise<OpenInvitation[]> {
  const place = clientId ? eq(invitations.clientId, clientId) : isNotNull(invitations.staffRole)
  const rows = await tx
    .select({
      id: invitations.id,
      email: invitations.email,
      role: invitations.staffRole,
      sentAt: invitations.sentAt,
      expiresAt: invitations.expiresAt,
      ended: sql<boolean>`${invitations.expiresAt} < now()`,
    })
    .from(invitations)
    .where(and(place, isNull(invitations.acceptedAt), isNull(invitations.withdrawnAt)))
    .orderBy(asc(invitations.createdAt))
  return rows.map((row) => ({
    ...row,
    sentAt: row.sentAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
  }))
}

import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import type { Database, Transaction } from '#server/db/client.ts'
import { user } from '../schema-accounts.ts'
import { clients, invitations } from '../schema-desk.ts'
import { hashToken } from './invitation-token.ts'

/** Only what still works is found: used, withdrawn, ended and invented links are one and the same. */
const works = (token: string) =>
  and(
    eq(invitations.tokenHash, hashToken(token)),
    isNull(invitations.acceptedAt),
    isNull(invitations.withdrawnAt),
    gt(invitations.expiresAt, sql`now()`),
  )

/**
 * What the page of a link says. An account whose address was never confirmed may be a stranger's:
 * whoever holds the link gives it a new password.
 */
export async function readInvitation({ db }: Pick<Database, 'db'>, token: string) {
  const [found] = await db
    .select({
      email: invitations.email,
      staffRole: invitations.staffRole,
      clientName: clients.name,
      verified: user.emailVerified,
    })
    .from(invitations)
    .leftJoin(clients, eq(clients.id, invitations.clientId))
    .leftJoin(user, eq(user.email, invitations.email))
    .where(works(token))
  if (!found) return null
  const { verified, ...rest } = found
  return { ...rest, hasAccount: verified === true }
}

/** The same row, kept for this transaction: of two who follow a link at once, one is second. */
export async function takeInvitation(tx: Transaction, token: string) {
  const [found] = await tx.select().from(invitations).where(works(token)).for('update')
  return found
}

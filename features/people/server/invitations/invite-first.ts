import { and, eq, isNull, sql } from 'drizzle-orm'
import { brand } from '#content/brand.ts'
import type { Database } from '#server/db/client.ts'
import type { AppDeps } from '#server/deps.ts'
import { queueMail } from '#server/email/queue-mail.ts'
import { isLocalTrial } from '../auth/mail-origin.ts'
import { user } from '../schema-accounts.ts'
import { acts, invitations, staff } from '../schema-desk.ts'
import { invitationMail } from './invitation-mail.ts'
import { hashToken, invitationLink, newToken } from './invitation-token.ts'
import { endsAt } from './invite.ts'

type Given = { email: string; origin: string; mails: boolean }

async function hasStaff({ db }: Pick<Database, 'db'>): Promise<boolean> {
  const rows = await db.select({ id: staff.userId }).from(staff).limit(1)
  return rows.length > 0
}

/**
 * From the machine itself, by whoever runs it: an invitation for an owner, whose link is returned
 * to be shown. It takes the place of an open one. Null for somebody who is on the staff.
 */
export async function inviteFromCommand(
  { database, queue }: Pick<AppDeps, 'database' | 'queue'>,
  { email, origin, mails }: Given,
): Promise<string | null> {
  const token = newToken()
  const link = invitationLink(origin, token)
  return database.db.transaction(async (tx) => {
    const known = await tx
      .select({ id: staff.userId })
      .from(staff)
      .innerJoin(user, eq(user.id, staff.userId))
      .where(eq(user.email, email))
    if (known.length > 0) return null
    await tx
      .update(invitations)
      .set({ withdrawnAt: sql`now()` })
      .where(
        and(
          eq(invitations.email, email),
          isNull(invitations.clientId),
          isNull(invitations.acceptedAt),
          isNull(invitations.withdrawnAt),
        ),
      )
    const [row] = await tx
      .insert(invitations)
      .values({ email, staffRole: 'owner', tokenHash: hashToken(token), expiresAt: endsAt })
      .returning({ id: invitations.id })
    await tx.insert(acts).values({
      staffName: 'linha de comando',
      kind: 'staff-invited',
      about: row?.id,
      detail: { role: 'owner' },
    })
    if (mails) await queueMail(tx, queue, invitationMail(email, 'staff', link))
    return link
  })
}

/** On a local start with nobody on the staff; elsewhere `npm run staff` makes the first link. */
export async function firstDeskLink(deps: AppDeps, address: string): Promise<string | null> {
  if (!process.send || !isLocalTrial(deps.env) || (await hasStaff(deps.database))) return null
  return inviteFromCommand(deps, { email: brand.email, origin: address, mails: false })
}

import { randomUUID } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import type { Transaction } from '#server/db/client.ts'
import { account, session, twoFactor, user, verification } from '#server/db/schema-accounts.ts'
import { clientPeople, invitations, staff } from '#server/db/schema-desk.ts'
import type { AppDeps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import { recordAct } from '#server/modules/staff/record-act.ts'
import { takeInvitation } from './read-invitation.ts'

type Deps = Pick<AppDeps, 'database'>
type Accepted = { staff: boolean; clientId: string | null }

const deadLink = () =>
  new AppError('bad_request', 'Este convite não vale mais.', 'Peça outro a quem convidou você.')

async function addAccount(tx: Transaction, email: string, given: NewAccount): Promise<string> {
  const id = randomUUID()
  // Says to the trigger of accounts that a client of their own is not asked for.
  await tx.execute(sql`select set_config('app.invited', 'yes', true)`)
  await tx.insert(user).values({ id, email, name: given.fullName, emailVerified: true })
  await tx.insert(account).values({
    id: randomUUID(),
    accountId: id,
    providerId: 'credential',
    userId: id,
    password: given.hash,
  })
  return id
}

/** What somebody made with an address they never proved to have ends here, sessions included. */
async function takeOver(tx: Transaction, userId: string, given: NewAccount): Promise<void> {
  await tx.delete(session).where(eq(session.userId, userId))
  await tx.delete(verification).where(eq(verification.value, userId))
  await tx.delete(twoFactor).where(eq(twoFactor.userId, userId))
  await tx
    .update(user)
    .set({ emailVerified: true, twoFactorEnabled: false })
    .where(eq(user.id, userId))
  await tx
    .update(account)
    .set({ password: given.hash })
    .where(and(eq(account.userId, userId), eq(account.providerId, 'credential')))
}

type NewAccount = { fullName: string; hash: string }

async function settle(
  tx: Transaction,
  invitation: typeof invitations.$inferSelect,
  userId: string,
): Promise<Accepted> {
  await tx
    .update(invitations)
    .set({ acceptedAt: sql`now()` })
    .where(eq(invitations.id, invitation.id))
  if (invitation.staffRole) {
    await tx.insert(staff).values({ userId, role: invitation.staffRole }).onConflictDoNothing()
    await tx.execute(sql`select set_config('app.staff_id', ${userId}, true)`)
    await recordAct(tx, { kind: 'invitation-accepted', about: invitation.id })
  } else {
    await tx
      .insert(clientPeople)
      .values({ userId, clientId: invitation.clientId as string })
      .onConflictDoNothing()
  }
  return { staff: Boolean(invitation.staffRole), clientId: invitation.clientId }
}

/** For somebody signed in: the link must have been sent to their address. */
export function acceptSignedIn(
  { database }: Deps,
  token: string,
  person: { id: string; email: string },
): Promise<Accepted> {
  return database.db.transaction(async (tx) => {
    const invitation = await takeInvitation(tx, token)
    if (!invitation || invitation.email !== person.email) throw deadLink()
    await tx.update(user).set({ emailVerified: true }).where(eq(user.id, person.id))
    return settle(tx, invitation, person.id)
  })
}

/** For somebody without an account, or with one whose address nobody has proved yet. */
export function acceptAsNew(
  { database }: Deps,
  token: string,
  given: NewAccount,
): Promise<Accepted & { email: string }> {
  return database.db.transaction(async (tx) => {
    const invitation = await takeInvitation(tx, token)
    if (!invitation) throw deadLink()
    const { email } = invitation
    const [known] = await tx
      .select({ id: user.id, verified: user.emailVerified })
      .from(user)
      .where(eq(user.email, email))
    if (known?.verified) {
      throw new AppError(
        'bad_request',
        'Este e-mail já tem uma conta.',
        'Abra o convite de novo e entre com a sua senha.',
      )
    }
    if (known) await takeOver(tx, known.id, given)
    const userId = known?.id ?? (await addAccount(tx, email, given))
    return { ...(await settle(tx, invitation, userId)), email }
  })
}

import { randomUUID } from 'node:crypto'
import { and, asc, eq, gt, isNotNull, isNull, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Database, Transaction } from '#server/db/client.ts'
import { queryRows } from '#server/db/query-rows.ts'
import type { AppDeps } from '#server/deps.ts'
import { AppError } from '#server/failures/errors.ts'
import { endLinksOf } from '../auth/passwords/reset-token.ts'
import { account, clientPeople, clients, invitations, staff, user } from '../schema.ts'
import { recordAudit } from '../staff/audit-log.ts'
import { hashToken } from './invite.ts'

/** Used, withdrawn, expired and invented links look the same. */
const works = (token: string) =>
  and(
    eq(invitations.tokenHash, hashToken(token)),
    isNull(invitations.acceptedAt),
    isNull(invitations.withdrawnAt),
    gt(invitations.expiresAt, sql`now()`),
  )

/**
 * The invitation of a link. An account with an unconfirmed address may be a stranger's, so the
 * holder of the link sets a new password.
 */
export async function readInvitation({ db }: Pick<Database, 'db'>, token: string) {
  const [row] = await db
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
  if (!row) return null
  const { verified, ...rest } = row
  return { ...rest, hasAccount: verified === true }
}

/** The same row, locked for this transaction. */
async function takeInvitation(tx: Transaction, token: string) {
  const [invitation] = await tx.select().from(invitations).where(works(token)).for('update')
  return invitation
}

type Deps = Pick<AppDeps, 'database'>
type Accepted = { staff: boolean; clientId: string | null }

const deadLink = () =>
  new AppError('bad_request', 'Este convite não vale mais.', 'Peça outro a quem convidou você.')

async function addAccount(tx: Transaction, email: string, newAccount: NewAccount): Promise<string> {
  const id = randomUUID()
  // Tells the trigger on users not to create a client.
  await tx.execute(sql`select set_config('app.invited', 'yes', true)`)
  await tx.insert(user).values({ id, email, name: newAccount.fullName, emailVerified: true })
  await tx.insert(account).values({
    id: randomUUID(),
    accountId: id,
    providerId: 'credential',
    userId: id,
    password: newAccount.hash,
  })
  return id
}

const companyRow = z.object({ id: z.string(), named: z.boolean() })

/**
 * Replaces an account whose address was never proven: nothing its creator typed stays. Their
 * company stays with the address only where the agency or another person has worked with it.
 */
async function takeOver(
  tx: Transaction,
  { id, email, clientId }: { id: string; email: string; clientId: string | null },
  newAccount: NewAccount,
): Promise<string> {
  const rows = await queryRows(tx, companyRow)`
    update alisio.clients set own_of = null from alisio.profiles
    where own_of = ${id} and profiles.id = ${id}
      and (clients.id = ${clientId} or alisio.has_agency_work(clients.id)
        or exists (select from alisio.client_people
          where client_id = clients.id and user_id <> ${id}))
    returning clients.id,
      clients.name = alisio.own_client_name(company_name, full_name) as named`
  const [company] = rows
  await tx.execute(sql`
    update alisio.report_links set withdrawn_at = now()
    where created_by = ${id} and withdrawn_at is null`)
  if (company) {
    await tx.execute(sql`select alisio.end_own_connections(${company.id})`)
  }
  await endLinksOf({ db: tx }, id)
  await tx.delete(user).where(eq(user.id, id))
  const userId = await addAccount(tx, email, newAccount)
  if (company) {
    await tx.execute(sql`
      update alisio.clients set own_of = ${userId},
        name = case when ${company.named} then alisio.own_client_name('', ${newAccount.fullName})
          else name end
      where id = ${company.id}`)
    await tx.insert(clientPeople).values({ userId, clientId: company.id })
  }
  return userId
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
    await recordAudit(tx, { kind: 'invitation-accepted', about: invitation.id })
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

/** For a person without an account, or with an unconfirmed one. */
export function acceptAsNew(
  { database }: Deps,
  token: string,
  newAccount: NewAccount,
): Promise<Accepted & { email: string }> {
  return database.db.transaction(async (tx) => {
    const invitation = await takeInvitation(tx, token)
    if (!invitation) throw deadLink()
    const { email } = invitation
    const [existing] = await tx
      .select({ id: user.id, verified: user.emailVerified })
      .from(user)
      .where(eq(user.email, email))
      .for('update')
    if (existing?.verified) {
      throw new AppError(
        'bad_request',
        'Este e-mail já tem uma conta.',
        'Abra o convite de novo e entre com a sua senha.',
      )
    }
    const userId = existing
      ? await takeOver(tx, { id: existing.id, email, clientId: invitation.clientId }, newAccount)
      : await addAccount(tx, email, newAccount)
    return { ...(await settle(tx, invitation, userId)), email }
  })
}

type OpenInvitation = {
  id: string
  email: string
  role: 'owner' | 'team' | null
  sentAt: string
  expiresAt: string
  ended: boolean
}

/** Open invitations of one client, or of the staff without one. */
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

import { createHash, randomBytes } from 'node:crypto'
import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm'
import { brand } from '#content/brand.ts'
import { clientInvitation, staffInvitation } from '#content/mails.ts'
import type { Database, Transaction } from '#server/db/client.ts'
import { asServer, asStaff } from '#server/db/roles/run-as.ts'
import type { AppDeps } from '#server/deps.ts'
import { actionButton, mailPage, mailText, paragraph } from '#server/email/layout.ts'
import type { Mail } from '#server/email/mail.ts'
import { fillWords, sampleAddress, sampleMail, sampleOrigin } from '#server/email/mail-words.ts'
import { queueMail } from '#server/email/queue-mail.ts'
import { AppError, notFound } from '#server/failures/errors.ts'
import type { JobQueue } from '#server/jobs/queue.ts'
import { isLocalTrial } from '../auth/mail-origin.ts'
import { auditLog, clientPeople, clients, invitations, people, staff, user } from '../schema.ts'
import { recordAudit } from '../staff/audit-log.ts'

/** By the database's clock. */
const invitationDays = 7

/** The token of a link; only its hash is stored. */
export const newToken = () => randomBytes(32).toString('base64url')

export const hashToken = (token: string) => createHash('sha256').update(token).digest('base64url')

export const invitationLink = (origin: string, token: string) => `${origin}/convite?token=${token}`

/** Contains no typed text, because the address is not verified yet. */
export function invitationMail(
  to: string,
  kind: 'staff' | 'client',
  url: string,
  words = kind === 'staff' ? staffInvitation : clientInvitation,
): Mail {
  const { subject, title, reason, next, otherwise } = words
  const expiry = fillWords(words.expiry, { dias: String(invitationDays) })
  return {
    kind: 'invitation',
    to,
    subject,
    html: mailPage({
      title,
      body: [
        paragraph(reason),
        paragraph(next),
        actionButton(words.button, url),
        paragraph(expiry),
        paragraph(otherwise),
      ].join('\n'),
    }),
    text: mailText([reason, next, `${words.buttonLine}\n${url}`, expiry, otherwise]),
  }
}

for (const kind of ['staff', 'client'] as const) {
  sampleMail(`mails#${kind}Invitation`, (words: typeof staffInvitation) =>
    invitationMail(sampleAddress, kind, sampleOrigin, words),
  )
}

export type Invited = { email: string } & ({ staffRole: 'owner' | 'team' } | { clientId: string })

const needlessInvitation = (what: string) =>
  new AppError('bad_request', what, 'Não é preciso convidar de novo.')

async function refuseNeedless(tx: Transaction, invited: Invited): Promise<void> {
  const isPerson = eq(people.email, invited.email)
  if ('staffRole' in invited) {
    const members = await tx
      .select({ id: people.id })
      .from(people)
      .innerJoin(staff, eq(staff.userId, people.id))
      .where(isPerson)
    if (members.length > 0) throw needlessInvitation('Esta pessoa já está na equipe.')
    return
  }
  const [client] = await tx
    .select({ id: clients.id })
    .from(clients)
    .where(eq(clients.id, invited.clientId))
  if (!client) throw notFound()
  const members = await tx
    .select({ id: people.id })
    .from(people)
    .innerJoin(clientPeople, eq(clientPeople.userId, people.id))
    .where(and(isPerson, eq(clientPeople.clientId, client.id)))
  if (members.length > 0) throw needlessInvitation('Esta pessoa já tem acesso.')
}

/** One open invitation per address and client. */
const isOpenFor = (invited: Invited) =>
  and(
    eq(invitations.email, invited.email),
    'clientId' in invited
      ? eq(invitations.clientId, invited.clientId)
      : isNull(invitations.clientId),
    isNull(invitations.acceptedAt),
    isNull(invitations.withdrawnAt),
  )

/** An expired invitation is replaced. */
async function removeEndedInvitations(tx: Transaction, invited: Invited): Promise<void> {
  await tx
    .update(invitations)
    .set({ withdrawnAt: sql`now()` })
    .where(and(isOpenFor(invited), lt(invitations.expiresAt, sql`now()`)))
}

export const endsAt = sql`now() + make_interval(days => ${invitationDays}::int)`

/** Stores invitation, mail and audit line together. */
export async function invite(
  { database, queue }: Pick<AppDeps, 'database' | 'queue'>,
  staffId: string,
  invited: Invited,
  origin: string,
): Promise<void> {
  await asStaff(database, staffId, (tx) => inviteWithin(tx, queue, staffId, invited, origin))
}

/** The same inside asStaff. */
export async function inviteWithin(
  tx: Transaction,
  queue: Pick<JobQueue, 'enqueue'>,
  staffId: string,
  invited: Invited,
  origin: string,
): Promise<void> {
  const token = newToken()
  const role = 'staffRole' in invited ? invited.staffRole : undefined
  const clientId = 'clientId' in invited ? invited.clientId : undefined
  await refuseNeedless(tx, invited)
  await removeEndedInvitations(tx, invited)
  const [row] = await tx
    .insert(invitations)
    .values({
      email: invited.email,
      staffRole: role,
      clientId,
      tokenHash: hashToken(token),
      invitedBy: staffId,
      expiresAt: endsAt,
    })
    .onConflictDoNothing()
    .returning({ id: invitations.id })
  if (!row) return refuseOpen(tx, staffId, invited)
  await recordAudit(tx, {
    kind: role ? 'staff-invited' : 'person-invited',
    clientId,
    about: row.id,
    detail: role ? { role } : {},
  })
  const mail = invitationMail(
    invited.email,
    role ? 'staff' : 'client',
    invitationLink(origin, token),
  )
  await asServer(tx, () => queueMail(tx, queue, mail))
}

/** An open invitation exists; one of the last minute by the same user is a double click. */
async function refuseOpen(tx: Transaction, staffId: string, invited: Invited): Promise<void> {
  const [open] = await tx
    .select({ id: invitations.id })
    .from(invitations)
    .where(
      and(
        isOpenFor(invited),
        eq(invitations.invitedBy, staffId),
        gt(invitations.createdAt, sql`now() - interval '1 minute'`),
        'staffRole' in invited ? eq(invitations.staffRole, invited.staffRole) : undefined,
      ),
    )
  if (open) return
  throw new AppError(
    'bad_request',
    'Já há um convite aberto para este e-mail.',
    'Reenvie ou cancele o que está na lista.',
  )
}

type CommandInvitation = { email: string; origin: string; mails: boolean }

async function hasStaff({ db }: Pick<Database, 'db'>): Promise<boolean> {
  const rows = await db.select({ id: staff.userId }).from(staff).limit(1)
  return rows.length > 0
}

/**
 * From the command line: an invitation for an owner, whose link is returned. Replaces an open one.
 * Null for existing staff.
 */
export async function inviteFromCommand(
  { database, queue }: Pick<AppDeps, 'database' | 'queue'>,
  { email, origin, mails }: CommandInvitation,
): Promise<string | null> {
  const token = newToken()
  const link = invitationLink(origin, token)
  return database.db.transaction(async (tx) => {
    const members = await tx
      .select({ id: staff.userId })
      .from(staff)
      .innerJoin(user, eq(user.id, staff.userId))
      .where(eq(user.email, email))
    if (members.length > 0) return null
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
    await tx.insert(auditLog).values({
      staffName: 'linha de comando',
      kind: 'staff-invited',
      about: row?.id,
      detail: { role: 'owner' },
    })
    if (mails) await queueMail(tx, queue, invitationMail(email, 'staff', link))
    return link
  })
}

/** For a local start without staff; elsewhere `npm run staff` creates the first link. */
export async function firstDeskLink(deps: AppDeps, address: string): Promise<string | null> {
  if (!process.send || !isLocalTrial(deps.env) || (await hasStaff(deps.database))) return null
  return inviteFromCommand(deps, { email: brand.email, origin: address, mails: false })
}

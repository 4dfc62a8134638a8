import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm'
import { asServer } from '#server/db/as-server.ts'
import { asStaff } from '#server/db/as-staff.ts'
import type { Transaction } from '#server/db/client.ts'
import type { AppDeps } from '#server/deps.ts'
import { queueMail } from '#server/email/queue-mail.ts'
import { AppError, notFound } from '#server/errors.ts'
import type { JobQueue } from '#server/jobs/queue.ts'
import { clientPeople, clients, invitations, people, staff } from '../schema-desk.ts'
import { recordAct } from '../staff/record-act.ts'
import { invitationMail } from './invitation-mail.ts'
import { hashToken, invitationDays, invitationLink, newToken } from './invitation-token.ts'

export type Invited = { email: string } & ({ staffRole: 'owner' | 'team' } | { clientId: string })

const already = (what: string) =>
  new AppError('bad_request', what, 'Não é preciso convidar de novo.')

async function refuseNeedless(tx: Transaction, invited: Invited): Promise<void> {
  const isPerson = eq(people.email, invited.email)
  if ('staffRole' in invited) {
    const found = await tx
      .select({ id: people.id })
      .from(people)
      .innerJoin(staff, eq(staff.userId, people.id))
      .where(isPerson)
    if (found.length > 0) throw already('Esta pessoa já está na equipe.')
    return
  }
  const [client] = await tx
    .select({ id: clients.id })
    .from(clients)
    .where(eq(clients.id, invited.clientId))
  if (!client) throw notFound()
  const found = await tx
    .select({ id: people.id })
    .from(people)
    .innerJoin(clientPeople, eq(clientPeople.userId, people.id))
    .where(and(isPerson, eq(clientPeople.clientId, client.id)))
  if (found.length > 0) throw already('Esta pessoa já tem acesso.')
}

/** One open invitation per person and place. */
const isOpenFor = (invited: Invited) =>
  and(
    eq(invitations.email, invited.email),
    'clientId' in invited
      ? eq(invitations.clientId, invited.clientId)
      : isNull(invitations.clientId),
    isNull(invitations.acceptedAt),
    isNull(invitations.withdrawnAt),
  )

/** An ended one makes way for the next. */
async function forgetEnded(tx: Transaction, invited: Invited): Promise<void> {
  await tx
    .update(invitations)
    .set({ withdrawnAt: sql`now()` })
    .where(and(isOpenFor(invited), lt(invitations.expiresAt, sql`now()`)))
}

export const endsAt = sql`now() + make_interval(days => ${invitationDays}::int)`

/** Stores the invitation, its mail and its line in the log together. */
export async function invite(
  { database, queue }: Pick<AppDeps, 'database' | 'queue'>,
  staffId: string,
  invited: Invited,
  origin: string,
): Promise<void> {
  await asStaff(database, staffId, (tx) => inviteWithin(tx, queue, staffId, invited, origin))
}

/** The same, as a part of more; inside asStaff. */
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
  await forgetEnded(tx, invited)
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
  await recordAct(tx, {
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

/** There is an open one. Of a minute ago by the same person, the button was pressed twice. */
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

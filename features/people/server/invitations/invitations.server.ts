import { eq, sql } from 'drizzle-orm'
import { replace } from 'react-router'
import { setNotice } from '#features/shared/server/shared.server.ts'
import type { Transaction } from '#server/db/client.ts'
import { asServer, asStaff } from '#server/db/roles/run-as.ts'
import type { AppDeps } from '#server/deps.ts'
import { queueMail } from '#server/email/queue-mail.ts'
import { AppError, notFound } from '#server/failures/errors.ts'
import { withCookies } from '#server/http/request/cookies.ts'
import { type Args, type RequestInfo, requestInfo } from '#server/http/request/request-context.ts'
import { findCurrentSession } from '../auth/auth.server.ts'
import { countAttempt } from '../auth/limits.ts'
import { hashBounded } from '../auth/passwords/hashing.ts'
import { entryCookies, refusedPassword, signIn } from '../auth/sign-in.ts'
import { invitations } from '../schema.ts'
import { recordAudit } from '../staff/audit-log.ts'
import { acceptAsNew, acceptSignedIn, readInvitation } from './accept-invitation.ts'
import { endsAt, hashToken, invitationLink, invitationMail, newToken } from './invite.ts'

/** Locks an open invitation. Inside asStaff. */
async function holdInvitation(tx: Transaction, id: string) {
  const [row] = await tx
    .select({
      id: invitations.id,
      email: invitations.email,
      clientId: invitations.clientId,
      acceptedAt: invitations.acceptedAt,
      withdrawnAt: invitations.withdrawnAt,
      /** Resent a moment ago: a double click. */
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

/**
 * Sends a new link and invalidates the old one. A double click sends one mail, or the first link
 * would be dead on arrival.
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
    await recordAudit(tx, {
      kind: 'invitation-resent',
      clientId: clientId ?? undefined,
      about: id,
    })
    const mail = invitationMail(email, clientId ? 'client' : 'staff', invitationLink(origin, token))
    await asServer(tx, () => queueMail(tx, queue, mail))
  })
}

/** Idempotent. */
export async function withdrawInvitation(
  { database }: Pick<AppDeps, 'database'>,
  staffId: string,
  id: string,
): Promise<void> {
  await asStaff(database, staffId, async (tx) => {
    const { clientId, withdrawnAt } = await holdInvitation(tx, id)
    if (withdrawnAt) return
    await tx.update(invitations).set({ withdrawnAt: sql`now()` }).where(eq(invitations.id, id))
    await recordAudit(tx, {
      kind: 'invitation-withdrawn',
      clientId: clientId ?? undefined,
      about: id,
    })
  })
}

/** The invitation if it is open, and who is signed in. */
export async function invitationOf(args: Args, token: string) {
  const invitation = await readInvitation(requestInfo(args).deps.database, token)
  const session = await findCurrentSession(args)
  return { invitation, signedInAs: session?.user.email ?? null }
}

const homeOf = (accepted: { staff: boolean }) => (accepted.staff ? '/agencia' : '/dashboard')

async function enter(
  info: RequestInfo,
  accepted: { staff: boolean },
  entered: { userId?: string; cookies: string[] },
): Promise<Response> {
  if (!entered.userId) return replace('/auth?mode=code', withCookies(entered.cookies))
  const { userId, cookies } = entered
  const all = await entryCookies(info, { userId, cookies }, 'invitation-accepted')
  return replace(homeOf(accepted), withCookies(all))
}

/** For a user signed in with the invited address. */
export async function acceptHere(args: Args, token: string): Promise<Response> {
  const info = requestInfo(args)
  const session = await findCurrentSession(args)
  if (!session) return replace(`/convite?token=${encodeURIComponent(token)}`)
  const accepted = await acceptSignedIn(info.deps, token, session.user)
  return replace(homeOf(accepted), withCookies([setNotice('invitation-accepted', info.secure)]))
}

/** For a user with an account who is not signed in here. */
export async function acceptBySignIn(args: Args, token: string, password: string) {
  const info = requestInfo(args)
  const { invitation } = await invitationOf(args, token)
  if (!invitation) return replace(`/convite?token=${encodeURIComponent(token)}`)
  const entered = await signIn(args.request, info, { email: invitation.email, password })
  // With a second factor the link stays valid until the code is entered; it is then opened again.
  if (!entered.userId) return enter(info, { staff: false }, entered)
  const person = { id: entered.userId, email: invitation.email }
  return enter(info, await acceptSignedIn(info.deps, token, person), entered)
}

type NewAccount = { fullName: string; password: string }

/** The response, or why the password is refused. The link verifies the address. */
export async function acceptWithNewAccount(
  args: Args,
  token: string,
  { fullName, password }: NewAccount,
): Promise<Response | string> {
  const info = requestInfo(args)
  await countAttempt(info.deps, 'sign-in-address', info.clientAddress)
  const { invitation } = await invitationOf(args, token)
  if (!invitation) return replace(`/convite?token=${encodeURIComponent(token)}`)
  const refused = await refusedPassword(password, { email: invitation.email, name: fullName })
  if (refused) return refused
  const hash = await hashBounded(password)
  const accepted = await acceptAsNew(info.deps, token, { fullName, hash })
  return enter(
    info,
    accepted,
    await signIn(args.request, info, { email: accepted.email, password }),
  )
}

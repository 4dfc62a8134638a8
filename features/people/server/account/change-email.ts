import { createHash, randomBytes } from 'node:crypto'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { redirect, replace } from 'react-router'
import { setNotice } from '#features/shared/server/shared.server.ts'
import type { Database, Transaction } from '#server/db/client.ts'
import { asStaff } from '#server/db/roles/run-as.ts'
import type { AppDeps } from '#server/deps.ts'
import { queueMail } from '#server/email/queue-mail.ts'
import { AppError } from '#server/failures/errors.ts'
import { withCookies } from '#server/http/request/cookies.ts'
import { type Args, requestInfo } from '#server/http/request/request-context.ts'
import { emailChangeMail, emailNoticeMail } from '../auth/account-mails.ts'
import { findCurrentSession, requireUser } from '../auth/auth.server.ts'
import { countAttempt } from '../auth/limits.ts'
import { mailOrigin } from '../auth/mail-origin.ts'
import { checkPassword } from '../auth/passwords/passwords.ts'
import { endLinksOf } from '../auth/passwords/reset-token.ts'
import { emailChanges, session, user } from '../schema.ts'
import { recordAudit } from '../staff/audit-log.ts'
import { isOnStaff } from '../staff/find-staff.ts'

const CONFIRM_HOURS = 24
/** How long the old address can take a finished change back. */
const UNDO_DAYS = 7

const hashOf = (token: string) =>
  createHash('sha256').update(`email-change:${token}`).digest('base64url')
const newToken = () => randomBytes(32).toString('base64url')

const isRecent = sql`${emailChanges.createdAt} > now() - make_interval(hours => ${CONFIRM_HOURS}::int)`
const isUndoable = sql`(${emailChanges.confirmedAt} is null and ${isRecent}
  or ${emailChanges.confirmedAt} > now() - make_interval(days => ${UNDO_DAYS}::int))`

const isTaken = async (tx: Transaction, email: string) =>
  (await tx.select({ id: user.id }).from(user).where(eq(user.email, email))).length > 0

type Wish = { id: string; oldEmail: string; newEmail: string; origin: string }

/**
 * Mails the link to the new address and the notice to the old one. An address of another account
 * gets no mail; the response is the same, so that nobody learns who has an account.
 */
export function beginEmailChange(
  { database, queue }: Pick<AppDeps, 'database' | 'queue'>,
  { id, oldEmail, newEmail, origin }: Wish,
): Promise<void> {
  return database.db.transaction(async (tx) => {
    if (await isTaken(tx, newEmail)) return
    // A new wish replaces the one that was not confirmed.
    await tx
      .delete(emailChanges)
      .where(and(eq(emailChanges.userId, id), isNull(emailChanges.confirmedAt)))
    const [confirm, stop] = [newToken(), newToken()]
    await tx.insert(emailChanges).values({
      userId: id,
      oldEmail,
      newEmail,
      confirmHash: hashOf(confirm),
      stopHash: hashOf(stop),
    })
    const link = (token: string) => `${origin}/auth/email?token=${token}`
    await queueMail(tx, queue, emailChangeMail(newEmail, link(confirm)))
    await queueMail(tx, queue, emailNoticeMail(oldEmail, link(stop)))
  })
}

/** What a mailed link is for; null when it no longer works. */
export async function findEmailChange({ db }: Pick<Database, 'db'>, token: string) {
  const hash = hashOf(token)
  const [toConfirm] = await db
    .select({ newEmail: emailChanges.newEmail })
    .from(emailChanges)
    .where(
      and(
        eq(emailChanges.confirmHash, hash),
        isNull(emailChanges.confirmedAt),
        isNull(emailChanges.stoppedAt),
        isRecent,
      ),
    )
  if (toConfirm) return { way: 'confirm' as const, email: toConfirm.newEmail }
  const [toStop] = await db
    .select({ oldEmail: emailChanges.oldEmail, confirmedAt: emailChanges.confirmedAt })
    .from(emailChanges)
    .where(and(eq(emailChanges.stopHash, hash), isNull(emailChanges.stoppedAt), isUndoable))
  if (!toStop) return null
  return { way: toStop.confirmedAt ? ('undo' as const) : ('stop' as const), email: toStop.oldEmail }
}

const deadLink = () =>
  new AppError(
    'not_found',
    'Este link não vale mais.',
    'Entre na sua conta e peça a troca de novo em Configurações.',
  )

/** Resolves with the user. The new address is verified, since the link came to it. */
export function confirmEmailChange({ db }: Pick<Database, 'db'>, token: string): Promise<string> {
  return db.transaction(async (tx) => {
    const [change] = await tx
      .select()
      .from(emailChanges)
      .where(and(eq(emailChanges.confirmHash, hashOf(token)), isNull(emailChanges.stoppedAt)))
      .for('update')
    if (!change) throw deadLink()
    if (change.confirmedAt) return change.userId
    const rows = await tx
      .update(emailChanges)
      .set({ confirmedAt: sql`now()` })
      .where(and(eq(emailChanges.id, change.id), isRecent))
      .returning({ id: emailChanges.id })
    if (rows.length === 0 || (await isTaken(tx, change.newEmail))) throw deadLink()
    await setEmail(tx, change.userId, change.newEmail)
    return change.userId
  })
}

/** Links that were mailed to the other address end with it. */
async function setEmail(tx: Transaction, userId: string, email: string): Promise<void> {
  await tx
    .update(user)
    .set({ email, emailVerified: true, updatedAt: sql`now()` })
    .where(eq(user.id, userId))
  await endLinksOf({ db: tx }, userId)
}

/**
 * Stops a change, or takes back a finished one: then every device is signed out, since somebody had
 * the password. Resolves with the user.
 */
export function stopEmailChange({ db }: Pick<Database, 'db'>, token: string): Promise<string> {
  return db.transaction(async (tx) => {
    const [change] = await tx
      .update(emailChanges)
      .set({ stoppedAt: sql`now()` })
      .where(
        and(eq(emailChanges.stopHash, hashOf(token)), isNull(emailChanges.stoppedAt), isUndoable),
      )
      .returning()
    if (!change) throw deadLink()
    await tx.delete(session).where(eq(session.userId, change.userId))
    if (change.confirmedAt) await setEmail(tx, change.userId, change.oldEmail)
    return change.userId
  })
}

/** For staff the change is in the audit log, without the addresses. */
async function noteStaffChange({ database }: AppDeps, userId: string, undone: boolean) {
  if (!(await isOnStaff(database, userId))) return
  const kind = undone ? 'email-change-stopped' : 'email-changed'
  await asStaff(database, userId, (tx) => recordAudit(tx, { kind, about: userId }))
}

type Form = { email: string; currentPassword: string }

/** From Configurações. */
export async function requestEmailChange(args: Args, { email, currentPassword }: Form) {
  const account = await requireUser(args)
  const info = requestInfo(args)
  const { deps, clientAddress, secure } = info
  if (email === account.email) return { email: 'Este já é o seu e-mail' }
  await checkPassword(args.request, info, account, currentPassword)
  await countAttempt(deps, 'confirm-address', clientAddress)
  await countAttempt(deps, 'confirm-account', account.email)
  const origin = mailOrigin(deps.env, args.request)
  await beginEmailChange(deps, {
    id: account.id,
    oldEmail: account.email,
    newEmail: email,
    origin,
  })
  return replace('/dashboard/settings', withCookies([setNotice('email-change-sent', secure)]))
}

export const emailChangeOf = (args: Args, token: string) =>
  findEmailChange(requestInfo(args).deps.database, token)

/** A press, never the opening of the link alone: mail scanners open links. */
export async function confirmEmail(args: Args, token: string): Promise<Response> {
  const { deps, secure, clientAddress } = requestInfo(args)
  await countAttempt(deps, 'confirm-address', clientAddress)
  const userId = await confirmEmailChange(deps.database, token)
  await noteStaffChange(deps, userId, false)
  const signedIn = await findCurrentSession(args)
  const to = signedIn ? '/dashboard/settings' : '/auth'
  return redirect(to, withCookies([setNotice('email-changed', secure)]))
}

export async function stopEmail(args: Args, token: string): Promise<Response> {
  const { deps, secure, clientAddress } = requestInfo(args)
  await countAttempt(deps, 'confirm-address', clientAddress)
  const userId = await stopEmailChange(deps.database, token)
  await noteStaffChange(deps, userId, true)
  return redirect('/auth', withCookies([setNotice('email-change-stopped', secure)]))
}

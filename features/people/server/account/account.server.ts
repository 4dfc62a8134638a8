import { Readable } from 'node:stream'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { redirect, replace } from 'react-router'
import { z } from 'zod'
import { brand } from '#content/brand.ts'
import { fontSizes, type Preferences } from '#features/people/rules/preferences.ts'
import type { Profile } from '#features/people/rules/profile.ts'
import { setNotice } from '#features/shared/server/shared.server.ts'
import { asUser } from '#server/db/roles/run-as.ts'
import { mails } from '#server/db/schema.ts'
import type { AppDeps } from '#server/deps.ts'
import type { MailKind } from '#server/email/mail.ts'
import { queueMail } from '#server/email/queue-mail.ts'
import { logFailure } from '#server/failures/outage.ts'
import { withCookies } from '#server/http/request/cookies.ts'
import { readForm } from '#server/http/request/read-form.ts'
import { type Args, requestInfo } from '#server/http/request/request-context.ts'
import { erasedMail } from '../auth/account-mails.ts'
import { clearedSession, requireSession, requireUser } from '../auth/auth.server.ts'
import { changePassword, checkPassword } from '../auth/passwords/passwords.ts'
import { endLinksOf } from '../auth/passwords/reset-token.ts'
import { endOtherSessions, listSessions } from '../auth/sessions.ts'
import { invitations, profiles, user, userPreferences } from '../schema.ts'
import { isLastOwner, lastOwner } from '../staff/find-staff.ts'
import { companyThatStays, exportData } from './export-data.ts'
import { clearPreferencesCookie, readPreferences, setPreferencesCookie } from './preferences.ts'

/** Mails to the account. Mails about contact messages are erased with the contact. */
const accountMails: MailKind[] = [
  'reset-password',
  'verify-email',
  'email-change',
  'email-notice',
  'password-changed',
  'invitation',
  'report',
]

/**
 * Sessions, password, profile and preferences are deleted with the user by foreign keys, and so is
 * the client created at sign-up. If the agency has worked on that client, it is archived until the
 * owner decides. The confirmation mail is deleted once sent. The last owner cannot be erased.
 */
export async function eraseAccount(
  { database, queue }: Pick<AppDeps, 'database' | 'queue'>,
  account: { id: string; email: string },
): Promise<void> {
  const erased = database.db.transaction(async (tx) => {
    const stays = (await companyThatStays(tx, account.id)) !== null
    await endLinksOf({ db: tx }, account.id)
    await tx
      .delete(mails)
      .where(and(eq(mails.recipient, account.email), inArray(mails.kind, accountMails)))
    await tx.delete(invitations).where(eq(invitations.email, account.email))
    // The trigger on users names an archived client with today's date in this zone.
    await tx.execute(sql`select set_config('app.agency_zone', ${brand.timeZone}, true)`)
    await tx.delete(user).where(eq(user.id, account.id))
    await queueMail(tx, queue, erasedMail(account.email, stays))
  })
  await erased.catch((error) => {
    throw isLastOwner(error) ? lastOwner() : error
  })
}

const flag = z.enum(['true', 'false']).transform((value) => value === 'true')

/** Each form of this page sends one field; without scripts the page is one form. */
const changes = z
  .object({ fontSize: z.enum(fontSizes), highContrast: flag, reducedMotion: flag })
  .partial()

/** Saves the form's fields and returns all preferences, or null for an invalid form. */
export async function savePreferences(
  { database }: Pick<AppDeps, 'database'>,
  userId: string,
  form: FormData,
): Promise<Preferences | null> {
  const parsed = changes.safeParse(Object.fromEntries(form))
  if (!parsed.success || Object.keys(parsed.data).length === 0) return null
  const [row] = await asUser(database, userId, (tx) =>
    tx
      .update(userPreferences)
      .set(parsed.data)
      .where(eq(userPreferences.userId, userId))
      .returning({
        fontSize: userPreferences.fontSize,
        highContrast: userPreferences.highContrast,
        reducedMotion: userPreferences.reducedMotion,
      }),
  )
  return row ?? null
}

/** Null when reading failed: logged, and the page offers a retry. */
export async function readProfile(
  { database, log }: Pick<AppDeps, 'database' | 'log'>,
  userId: string,
): Promise<Profile | null> {
  try {
    const [row] = await asUser(database, userId, (tx) => tx.select().from(profiles))
    if (!row) return null
    const { fullName, companyName, phone } = row
    return { fullName, companyName, phone }
  } catch (error) {
    logFailure(log, 'profile could not be read', error)
    return null
  }
}

export async function saveProfile(
  { database }: Pick<AppDeps, 'database'>,
  userId: string,
  profile: Profile,
): Promise<void> {
  await asUser(database, userId, (tx) =>
    tx.update(profiles).set(profile).where(eq(profiles.id, userId)),
  )
}

export { readPreferences }

/** Data of Configurações. */
export async function settingsOf(args: Args) {
  const { user: account, id } = await requireSession(args)
  const { deps } = requestInfo(args)
  const [profile, sessions, stays] = await Promise.all([
    readProfile(deps, account.id),
    listSessions(deps, account.id),
    companyThatStays(deps.database.db, account.id),
  ])
  return {
    email: account.email,
    profile,
    /** The company that stays until the agency confirms its erasure. */
    stays,
    sessions: sessions.map(({ address: _, ...session }) => ({
      ...session,
      current: session.id === id,
    })),
  }
}

const settings = '/dashboard/settings'

export async function updateProfile(args: Args, profile: Profile): Promise<Response> {
  const account = await requireUser(args)
  const { deps, secure } = requestInfo(args)
  await saveProfile(deps, account.id, profile)
  return replace(settings, withCookies([setNotice('profile-saved', secure)]))
}

type Passwords = { currentPassword: string; password: string }

/** The response, or why the new password is refused. */
export async function updatePassword(args: Args, passwords: Passwords): Promise<Response | string> {
  const account = await requireUser(args)
  const info = requestInfo(args)
  const changed = await changePassword(args.request, info, account, passwords)
  if (changed.refused !== undefined) return changed.refused
  const cookies = [...changed.cookies, setNotice('password-changed', info.secure)]
  return replace(settings, withCookies(cookies))
}

export async function leaveOtherDevices(args: Args): Promise<Response> {
  const { user: account, id } = await requireSession(args)
  const { deps, secure } = requestInfo(args)
  await endOtherSessions(deps, account.id, id)
  return replace(settings, withCookies([setNotice('sessions-ended', secure)]))
}

export async function downloadAccountData(args: Args): Promise<Response> {
  const account = await requireUser(args)
  const { deps } = requestInfo(args)
  const day = new Date().toISOString().slice(0, 10)
  const text = Readable.toWeb(Readable.from(exportData(deps, account))) as ReadableStream<string>
  // Whoever reads the body takes bytes alone, the router's data request too.
  return new Response(text.pipeThrough(new TextEncoderStream()), {
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Disposition': `attachment; filename="meus-dados-${day}.json"`,
    },
  })
}

/** Requires the password; ends every session. */
export async function eraseWithPassword(args: Args, password: string): Promise<Response> {
  const account = await requireUser(args)
  const info = requestInfo(args)
  await checkPassword(args.request, info, account, password)
  await eraseAccount(info.deps, account)
  const cookies = [
    ...(await clearedSession(args)),
    clearPreferencesCookie(info.secure),
    setNotice('account-erased', info.secure),
  ]
  return redirect('/auth', withCookies(cookies))
}

export async function preferencesOf(args: Args) {
  const account = await requireUser(args)
  return readPreferences(requestInfo(args).deps, account.id)
}

async function storePreferences(args: Args): Promise<string | null> {
  const account = await requireUser(args)
  const { deps, secure } = requestInfo(args)
  const saved = await savePreferences(deps, account.id, await readForm(args.request))
  return saved && setPreferencesCookie(saved, secure)
}

/** One field, sent by a script. */
export async function savePreferenceField(args: Args): Promise<Response> {
  const cookie = await storePreferences(args)
  if (!cookie) return new Response(null, { status: 400 })
  return new Response(null, { status: 204, ...withCookies([cookie]) })
}

/** All fields, sent by a page without scripts. */
export async function savePreferencesPage(args: Args): Promise<Response> {
  const cookie = await storePreferences(args)
  if (!cookie) throw new Response(null, { status: 400 })
  const { secure } = requestInfo(args)
  const cookies = [cookie, setNotice('preferences-saved', secure)]
  return replace('/dashboard/accessibility', withCookies(cookies))
}

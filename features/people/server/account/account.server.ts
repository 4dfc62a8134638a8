import { Readable } from 'node:stream'
import { and, eq, inArray } from 'drizzle-orm'
import { redirect, replace } from 'react-router'
import { z } from 'zod'
import { brand } from '#content/brand.ts'
import { fontSizes, type Preferences } from '#features/people/rules/preferences.ts'
import type { Profile } from '#features/people/rules/profile.ts'
import { setNotice } from '#features/shared/server/shared.server.ts'
import { asUser } from '#server/db/run-as.ts'
import { mails } from '#server/db/schema.ts'
import type { AppDeps } from '#server/deps.ts'
import { mailPage, mailText, paragraph } from '#server/email/layout.ts'
import type { MailKind } from '#server/email/mail.ts'
import { queueMail } from '#server/email/queue-mail.ts'
import { withCookies } from '#server/http/request/cookies.ts'
import { readForm } from '#server/http/request/read-form.ts'
import { type Args, requestInfo } from '#server/http/request/request-context.ts'
import { describeError } from '#server/log.ts'
import { clearedSession, requireClient, requireSession } from '../auth/auth.server.ts'
import { changePassword, checkPassword } from '../auth/passwords/passwords.ts'
import { endLinksOf } from '../auth/passwords/reset-token.ts'
import { endOtherSessions, listSessions } from '../auth/sessions.ts'
import { invitations, profiles, user, userPreferences } from '../schema.ts'
import { isLastOwner, lastOwner } from '../staff/find-staff.ts'
import { companyThatStays, exportData } from './export-data.ts'
import { clearPreferencesCookie, readPreferences, setPreferencesCookie } from './preferences.ts'

/** Mails to the account. What came of a contact form follows the contact's own term. */
const accountMails: MailKind[] = [
  'reset-password',
  'verify-email',
  'password-changed',
  'invitation',
  'report',
]

/**
 * One transaction: sessions, password, profile and preferences go with the user by the tables' own
 * rules, and so does a client of their own. With work of the agency in it, that client is archived
 * and waits for the owner's word instead. The mail that confirms it is the last trace of the person
 * (forget-ended.ts removes its row). The agency's last owner stays.
 */
export async function eraseAccount(
  { database, queue }: Pick<AppDeps, 'database' | 'queue'>,
  client: { id: string; email: string },
): Promise<void> {
  const title = 'A sua conta foi excluída'
  const all =
    'Como você pediu, apagamos a sua conta na Área do Cliente: perfil, preferências, sessões e os números das campanhas que só você acompanhava.'
  const own =
    'Como você pediu, apagamos a sua conta na Área do Cliente: perfil, preferências, sessões, conexões e links de relatórios.'
  const stays =
    'Os números, as metas, as anotações e os relatórios que fizemos para a sua empresa saíram do ar e ficam arquivados até confirmarmos a exclusão deles.'
  const rest = `Contratos e notas fiscais seguem os prazos da lei, como diz a nossa Política de Privacidade. Se não foi você quem pediu, escreva para ${brand.privacyEmail}.`
  const bye = 'Obrigado pela companhia. Se quiser voltar, a porta está aberta.'
  const erased = database.db.transaction(async (tx) => {
    const done = (await companyThatStays(tx, client.id)) === null ? [all] : [own, stays]
    await endLinksOf({ db: tx }, client.id)
    await tx
      .delete(mails)
      .where(and(eq(mails.recipient, client.email), inArray(mails.kind, accountMails)))
    await tx.delete(invitations).where(eq(invitations.email, client.email))
    await tx.delete(user).where(eq(user.id, client.id))
    await queueMail(tx, queue, {
      kind: 'account-erased',
      to: client.email,
      subject: title,
      html: mailPage({ title, body: [...done, rest, bye].map(paragraph).join('\n') }),
      text: mailText([`${title}.`, ...done, rest, bye]),
    })
  })
  await erased.catch((error) => {
    throw isLastOwner(error) ? lastOwner() : error
  })
}

const flag = z.enum(['true', 'false']).transform((value) => value === 'true')

/** Forms of this page send one field each; without scripts the whole page is one form. */
const changes = z
  .object({ fontSize: z.enum(fontSizes), highContrast: flag, reducedMotion: flag })
  .partial()

/** Saves what the form holds and returns all of them as they now are, or null if it made no sense. */
export async function savePreferences(
  { database }: Pick<AppDeps, 'database'>,
  userId: string,
  form: FormData,
): Promise<Preferences | null> {
  const given = changes.safeParse(Object.fromEntries(form))
  if (!given.success || Object.keys(given.data).length === 0) return null
  const [row] = await asUser(database, userId, (tx) =>
    tx.update(userPreferences).set(given.data).where(eq(userPreferences.userId, userId)).returning({
      fontSize: userPreferences.fontSize,
      highContrast: userPreferences.highContrast,
      reducedMotion: userPreferences.reducedMotion,
    }),
  )
  return row ?? null
}

/** Null when it could not be read: that is logged, and the page offers to try again. */
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
    log.error('profile could not be read', describeError(error))
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

/** What Configurações shows. */
export async function settingsOf(args: Args) {
  const { client, id } = await requireSession(args)
  const { deps } = requestInfo(args)
  const [profile, sessions, stays] = await Promise.all([
    readProfile(deps, client.id),
    listSessions(deps, client.id),
    companyThatStays(deps.database.db, client.id),
  ])
  return {
    email: client.email,
    profile,
    /** What is not erased with the account before the agency confirms it. */
    stays,
    sessions: sessions.map(({ address: _, ...session }) => ({
      ...session,
      current: session.id === id,
    })),
  }
}

const settings = '/dashboard/settings'

export async function updateProfile(args: Args, profile: Profile): Promise<Response> {
  const client = await requireClient(args)
  const { deps, secure } = requestInfo(args)
  await saveProfile(deps, client.id, profile)
  return replace(settings, withCookies([setNotice('profile-saved', secure)]))
}

type Passwords = { currentPassword: string; password: string }

/** The answer, or why the new password is refused. */
export async function updatePassword(args: Args, given: Passwords): Promise<Response | string> {
  const client = await requireClient(args)
  const info = requestInfo(args)
  const changed = await changePassword(args.request, info, client, given)
  if (changed.refused !== undefined) return changed.refused
  const cookies = [...changed.cookies, setNotice('password-changed', info.secure)]
  return replace(settings, withCookies(cookies))
}

export async function leaveOtherDevices(args: Args): Promise<Response> {
  const { client, id } = await requireSession(args)
  const { deps, secure } = requestInfo(args)
  await endOtherSessions(deps, client.id, id)
  return replace(settings, withCookies([setNotice('sessions-ended', secure)]))
}

export async function downloadOwnData(args: Args): Promise<Response> {
  const client = await requireClient(args)
  const { deps } = requestInfo(args)
  const day = new Date().toISOString().slice(0, 10)
  const body = Readable.toWeb(Readable.from(exportData(deps, client))) as ReadableStream
  return new Response(body, {
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Disposition': `attachment; filename="meus-dados-${day}.json"`,
    },
  })
}

/** Asks for the password once more; afterwards nobody is signed in anywhere. */
export async function eraseOwnAccount(args: Args, password: string): Promise<Response> {
  const client = await requireClient(args)
  const info = requestInfo(args)
  await checkPassword(args.request, info, client, password)
  await eraseAccount(info.deps, client)
  const cookies = [
    ...(await clearedSession(args)),
    clearPreferencesCookie(info.secure),
    setNotice('account-erased', info.secure),
  ]
  return redirect('/auth', withCookies(cookies))
}

export async function preferencesOf(args: Args) {
  const client = await requireClient(args)
  return readPreferences(requestInfo(args).deps, client.id)
}

async function storePreferences(args: Args): Promise<string | null> {
  const client = await requireClient(args)
  const { deps, secure } = requestInfo(args)
  const saved = await savePreferences(deps, client.id, await readForm(args.request))
  return saved && setPreferencesCookie(saved, secure)
}

/** One field, changed by a script that stays on its page. */
export async function savePreferenceField(args: Args): Promise<Response> {
  const cookie = await storePreferences(args)
  if (!cookie) return new Response(null, { status: 400 })
  return new Response(null, { status: 204, ...withCookies([cookie]) })
}

/** All of them, sent by a page without scripts. */
export async function savePreferencesPage(args: Args): Promise<Response> {
  const cookie = await storePreferences(args)
  if (!cookie) throw new Response(null, { status: 400 })
  const { secure } = requestInfo(args)
  const cookies = [cookie, setNotice('preferences-saved', secure)]
  return replace('/dashboard/accessibility', withCookies(cookies))
}

import { Readable } from 'node:stream'
import { type RouterContextProvider, redirect, replace } from 'react-router'
import type { Profile } from '#features/people/rules/profile.ts'
import { setNotice } from '#features/shared/server/shared.server.ts'
import { readForm } from '#server/http/read-form.ts'
import { withCookies } from '#server/http/with-cookies.ts'
import { clearedSession, requestInfo, requireClient, requireSession } from '../auth/auth.server.ts'
import { changePassword } from '../auth/change-password.ts'
import { checkPassword } from '../auth/check-password.ts'
import { endOtherSessions } from '../auth/end-other-sessions.ts'
import { listSessions } from '../auth/list-sessions.ts'
import { eraseAccount } from './erase-account.ts'
import { exportData } from './export-data.ts'
import { companyThatStays } from './own-company.ts'
import { clearPreferencesCookie, setPreferencesCookie } from './preferences-cookie.ts'
import { readPreferences } from './read-preferences.ts'
import { readProfile } from './read-profile.ts'
import { savePreferences } from './save-preferences.ts'
import { saveProfile } from './save-profile.ts'

export { readPreferences }

type Args = { request: Request; context: Readonly<RouterContextProvider> }

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

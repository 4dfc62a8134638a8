import type { NoticeName } from '#features/shared/rules/notices.ts'
import { setNotice } from '#features/shared/server/shared.server.ts'
import type { RequestInfo } from '#server/http/request-context.ts'
import { setPreferencesCookie } from '../account/preferences-cookie.ts'
import { readPreferences } from '../account/read-preferences.ts'

/**
 * All cookies of somebody who just came in: the session, what the next page says, and the
 * preferences, which from now on hold on the public pages of this browser too.
 */
export async function entryCookies(
  { deps, secure }: RequestInfo,
  entered: { userId: string; cookies: string[] },
  notice: NoticeName,
): Promise<string[]> {
  const preferences = await readPreferences(deps, entered.userId)
  return [...entered.cookies, setNotice(notice, secure), setPreferencesCookie(preferences, secure)]
}

import type { RouterContextProvider } from 'react-router'
import { readCookie } from '#server/http/cookies.ts'
import { readNotice } from '#server/http/notice.ts'
import { readPreferences } from '#server/modules/account/account.server.ts'
import { requestInfo } from '#server/modules/auth/auth.server.ts'

type Args = { request: Request; context: Readonly<RouterContextProvider> }

/** What the frame of the client area and of the desk know of whoever is signed in. */
export async function shellData(
  args: Args,
  person: { id: string; email: string; verified: boolean },
) {
  const { deps, requestId } = requestInfo(args)
  const notice = readNotice(args.request)
  return {
    theme: 'dia' as const,
    email: person.email,
    verified: person.verified,
    // Read here, so that the first paint already has the state the client left.
    sidebarOpen: readCookie(args.request, 'sidebar_state') !== 'false',
    preferences: await readPreferences(deps, person.id),
    /** Said once: a later answer has another id or none. */
    notice: notice && { name: notice, id: requestId },
  }
}

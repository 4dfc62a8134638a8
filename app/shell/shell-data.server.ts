import type { RouterContextProvider } from 'react-router'
import { readPreferences, requestInfo } from '#features/people/server/people.server.ts'
import { readNotice } from '#features/shared/server/shared.server.ts'
import { readCookie } from '#server/http/cookies.ts'

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

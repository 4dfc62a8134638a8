import type { RouterContextProvider } from 'react-router'
import { accountMenu } from '#content/account.ts'
import { brand } from '#content/brand.ts'
import { readCookie } from '#server/http/cookies.ts'
import { readNotice } from '#server/http/notice.ts'
import { readPreferences } from '#server/modules/account/account.server.ts'
import { requestInfo, requireClient } from '#server/modules/auth/auth.server.ts'

type Args = { request: Request; context: Readonly<RouterContextProvider> }

/** What stands around every page of the client area. */
export async function accountData(args: Args) {
  const client = await requireClient(args)
  const { deps, requestId } = requestInfo(args)
  const notice = readNotice(args.request)
  return {
    theme: 'dia' as const,
    assistant: brand.assistant,
    brandName: brand.name,
    email: client.email,
    verified: client.verified,
    menu: accountMenu,
    // Read here, so that the first paint already has the state the client left.
    sidebarOpen: readCookie(args.request, 'sidebar_state') !== 'false',
    preferences: await readPreferences(deps, client.id),
    /** Said once: a later answer has another id or none. */
    notice: notice && { name: notice, id: requestId },
  }
}

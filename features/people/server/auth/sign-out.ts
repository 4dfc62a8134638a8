import type { RequestInfo } from '#server/http/request-context.ts'
import { authLibrary } from './auth.ts'
import { authHeaders } from './auth-headers.ts'

/** Ends the session of this device and returns the cookies that say so. */
export async function signOut(request: Request, info: RequestInfo): Promise<string[]> {
  const auth = await authLibrary(info.deps, info.secure)
  const { headers } = await auth.api.signOut({
    headers: authHeaders(request, info),
    returnHeaders: true,
  })
  return headers.getSetCookie()
}

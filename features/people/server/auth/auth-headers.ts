import type { RequestInfo } from '#server/http/request/request-context.ts'
import { ADDRESS_HEADER } from './auth.ts'

/** The headers the library gets: cookies, user agent and the verified client address. */
export function authHeaders(request: Request, info: RequestInfo): Headers {
  const headers = new Headers({ [ADDRESS_HEADER]: info.clientAddress })
  for (const name of ['cookie', 'user-agent']) {
    const value = request.headers.get(name)
    if (value) headers.set(name, value.slice(0, 8000))
  }
  return headers
}

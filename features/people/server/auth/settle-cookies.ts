import { clearNotice, readNotice } from '#features/shared/server/shared.server.ts'
import type { RequestInfo } from '#server/http/request-context.ts'
import { findSession } from './find-session.ts'

/** Adds to an answer what every page of the client area owes its visitor's cookies. */
export async function settleCookies(
  request: Request,
  info: RequestInfo,
  response: Response,
): Promise<void> {
  const set = response.headers.getSetCookie().join('\n')
  const found = await findSession(request, info)
  // Unless this very answer signs in or out, a prolonged session's cookie goes along.
  if (found && !set.includes('session_token=')) {
    for (const cookie of found.cookies) response.headers.append('Set-Cookie', cookie)
  }
  const saidSomething = request.method === 'GET' && readNotice(request)
  if (saidSomething && response.status === 200 && !set.includes('aviso=')) {
    response.headers.append('Set-Cookie', clearNotice(info.secure))
  }
}

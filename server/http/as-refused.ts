import { errorResponse } from './error-response.ts'
import type { RequestInfo } from './request-context.ts'

/**
 * What a loader or an action refuses with an AppError is expected: the router knows only Responses and
 * would call it a failure of ours. Its own data keeps the shape that the browser reads, and says by
 * its status what it is.
 */
export function asRefused(response: Response, request: Request, info: RequestInfo): Response {
  const { refused } = info
  if (!refused || response.status !== 500) return response
  if (!new URL(request.url).pathname.endsWith('.data')) return errorResponse(refused, request, info)
  const answer = new Response(response.body, { status: refused.status, headers: response.headers })
  for (const [name, value] of Object.entries(refused.headers)) answer.headers.set(name, value)
  return answer
}

import { unavailable } from '#server/errors.ts'
import type { RequestInfo } from './request-context.ts'

/**
 * A page that failed for want of the database says so by its status too: to come back later is not
 * what a 500 tells a proxy, a monitor or a search engine.
 */
export function asUnavailable(response: Response, { databaseAway }: RequestInfo): Response {
  if (!databaseAway || response.status !== 500) return response
  const { status, headers } = unavailable()
  const answer = new Response(response.body, { status, headers: response.headers })
  for (const [name, value] of Object.entries(headers)) answer.headers.set(name, value)
  return answer
}

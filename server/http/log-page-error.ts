import { isRouteErrorResponse } from 'react-router'
import { toAppError } from './fail.ts'
import type { RequestInfo } from './request-context.ts'

/** What rendering did not expect, or the router itself: the log has it, without personal data. */
export function logPageError(error: unknown, request: Request, info: RequestInfo | null): void {
  if (!info || request.signal.aborted) return
  // A form sent to a page that takes none, say, or what was told where it happened.
  if (isRouteErrorResponse(error) && (error.status < 500 || info.failure)) return
  info.failure = toAppError(error, info)
}

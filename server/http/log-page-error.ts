import { isRouteErrorResponse } from 'react-router'
import { isDatabaseAway } from '#server/db/is-away.ts'
import { AppError } from '#server/errors.ts'
import { describeError } from '#server/log.ts'
import type { RequestInfo } from './request-context.ts'

/** What a loader or an action did not expect: the log has it, without personal data. */
export function logPageError(error: unknown, request: Request, info: RequestInfo | null): void {
  if (!info || request.signal.aborted) return
  // A form sent to a page that takes none, say: the request's own line tells it.
  if (isRouteErrorResponse(error) && error.status < 500) return
  if (isDatabaseAway(error) || (error instanceof AppError && error.code === 'unavailable')) {
    info.databaseAway = true
    const fields = { id: info.requestId, ...describeError(error), stack: undefined }
    info.deps.log.warn('database away', fields)
  } else if (error instanceof AppError) info.refused = error
  else info.deps.log.error('page failed', { id: info.requestId, ...describeError(error) })
}

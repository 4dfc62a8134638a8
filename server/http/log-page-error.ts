import { describeError } from '#server/log.ts'
import type { RequestInfo } from './request-context.ts'

/** What a loader or an action did not expect: the log has it, without personal data. */
export function logPageError(error: unknown, request: Request, info: RequestInfo | null): void {
  if (!info || request.signal.aborted) return
  info.deps.log.error('page failed', { id: info.requestId, ...describeError(error) })
}

import { isDatabaseUnavailable, isPassing } from '#server/db/connection/is-unavailable.ts'
import { describeError, type Logger } from '#server/log.ts'
import { PlatformFailure, UNEXPECTED } from '../fetch-platform.ts'

/** Logs what stopped a sync. Temporary failures are waited for; others need staff and are retried at night. */
export function noteSyncFailure(
  log: Logger,
  account: string,
  error: unknown,
  signal: AbortSignal | undefined,
) {
  if (error instanceof PlatformFailure) {
    log.warn('sync stopped', { account, code: error.code, state: error.state })
    return error
  }
  const isTemporary = signal?.aborted || isDatabaseUnavailable(error) || isPassing(error)
  const failure = { state: isTemporary ? 'waiting' : 'set-up', code: UNEXPECTED } as const
  const described = { account, ...describeError(error) }
  if (isTemporary) log.warn('sync stopped', { ...described, ...failure, stack: undefined })
  else log.error('sync failed', described)
  return failure
}

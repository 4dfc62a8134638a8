import { isDatabaseUnavailable, isWriteRefused } from '../db/connection/is-unavailable.ts'
import { describeError, type Logger } from '../log.ts'

/** No room, a folder that is read-only or somebody else's, a disk that fails, no file left to open. */
const fileCodes = /^(ENOSPC|EDQUOT|EROFS|EACCES|EPERM|EIO|EMFILE|ENFILE)$/

/** Whether the system refused to write or open a file. */
export function isFileRefused(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code, syscall } = error as NodeJS.ErrnoException
  if (code && fileCodes.test(code) && !/connect|listen|spawn/.test(syscall ?? '')) return true
  return isFileRefused(error.cause)
}

/** Whether nobody can be served for now, which is another thing than a defect. */
export const isOutage = (error: unknown) => isDatabaseUnavailable(error) || isFileRefused(error)

/** The queue's library hands over plain objects with what the error had. */
function asError(logged: unknown): unknown {
  if (logged instanceof Error || typeof logged !== 'object' || logged === null) return logged
  return 'message' in logged ? Object.assign(new Error(), logged) : logged
}

/**
 * The one line for what a request or a page did not expect. A database that is away comes back by
 * itself, and primary.ts tells of it; what cannot be written waits for somebody to mend it.
 */
export function logFailure(log: Logger, message: string, logged: unknown, fields = {}): void {
  const error = asError(logged)
  const described = { ...fields, ...describeError(error) }
  if (isWriteRefused(error) || isFileRefused(error)) {
    log.error('write refused', { ...described, stack: undefined })
  } else if (isDatabaseUnavailable(error))
    log.warn('database away', { ...described, stack: undefined })
  else log.error(message, described)
}

import { StaleForm } from '#server/failures/stale-form.ts'
import { toAppError } from '#server/http/error-response.ts'
import type { RequestInfo } from '#server/http/request/request-context.ts'

/** The message of a failed form; details of unexpected errors are in the log only. */
export function formFailure(error: unknown, info: Pick<RequestInfo, 'deps' | 'requestId'>) {
  const { message, action, status, headers } = toAppError(error, info)
  return {
    description: `${message} ${action}`,
    status,
    headers,
    /** Version of the state somebody else saved meanwhile. */
    version: error instanceof StaleForm ? error.version : undefined,
  }
}

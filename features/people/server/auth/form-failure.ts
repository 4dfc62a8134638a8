import { toAppError } from '#server/http/error-response.ts'
import type { RequestInfo } from '#server/http/request/request-context.ts'
import { StaleForm } from '#server/stale-form.ts'

/** What a form's page says of a failure; of one we did not expect only the log says more. */
export function formFailure(error: unknown, info: Pick<RequestInfo, 'deps' | 'requestId'>) {
  const { message, action, status, headers } = toAppError(error, info)
  return {
    description: `${message} ${action}`,
    status,
    headers,
    /** Of what somebody else saved in between, if that is why. */
    version: error instanceof StaleForm ? error.version : undefined,
  }
}

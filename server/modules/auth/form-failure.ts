import { AppError, unexpectedError } from '#server/errors.ts'
import { describeError, type Logger } from '#server/log.ts'

/** What a form's page says of a failure; of one we did not expect only the log says more. */
export function formFailure(error: unknown, log: Logger) {
  const known = error instanceof AppError
  if (!known) log.error('form failed', describeError(error))
  const { message, action, status, headers } = known ? error : unexpectedError()
  return {
    description: known ? `${message} ${action}` : `${message} Tente de novo em alguns instantes.`,
    status,
    headers,
  }
}

import { isDatabaseAway } from '#server/db/is-away.ts'
import { AppError, unavailable, unexpectedError } from '#server/errors.ts'
import { describeError, type Logger } from '#server/log.ts'
import { StaleForm } from '#server/stale-form.ts'

/** What a form's page says of a failure; of one we did not expect only the log says more. */
export function formFailure(error: unknown, log: Logger) {
  const away = isDatabaseAway(error)
  const known = away ? unavailable() : error instanceof AppError && error
  if (away) log.warn('database away', { ...describeError(error), stack: undefined })
  else if (!known) log.error('form failed', describeError(error))
  const { message, action, status, headers } = known || unexpectedError()
  return {
    description: known ? `${message} ${action}` : `${message} Tente de novo em alguns instantes.`,
    status,
    headers,
    /** Of what somebody else saved in between, if that is why. */
    version: error instanceof StaleForm ? error.version : undefined,
  }
}

import { AppError } from '#server/errors.ts'

/** What a form's page says of a failure we expect; anything else is thrown on. */
export function expectedFailure(error: unknown) {
  if (!(error instanceof AppError)) throw error
  return {
    description: `${error.message} ${error.action}`,
    status: error.status,
    headers: error.headers,
  }
}

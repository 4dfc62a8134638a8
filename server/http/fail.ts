import type { Context } from 'hono'
import { AppError, unavailable, unexpectedError } from '#server/errors.ts'
import { isOutage, logFailure } from '#server/outage.ts'
import { errorAnswer } from './error-answer.ts'
import type { RequestInfo } from './request-context.ts'

export type AppBindings = { Bindings: { info: RequestInfo } }

/** What a visitor is told of whatever was thrown; details of the unexpected stay in the log. */
export function toAppError(
  error: unknown,
  { deps, requestId }: Pick<RequestInfo, 'deps' | 'requestId'>,
): AppError {
  if (error instanceof AppError) return error
  logFailure(deps.log, 'request failed', error, { id: requestId })
  return isOutage(error) ? unavailable() : unexpectedError(requestId)
}

/** Turns whatever a route threw into an answer. */
export function fail(error: Error, c: Context<AppBindings>): Response {
  const { info } = c.env
  const known = toAppError(error, info)
  const { status, contentType, body } = errorAnswer(known, { path: c.req.path, ...info })
  return new Response(body, { status, headers: { ...known.headers, 'Content-Type': contentType } })
}

import type { Context } from 'hono'
import { AppError, unavailable, unexpectedError } from '#server/errors.ts'
import { isOutage, logFailure } from '#server/outage.ts'
import { failureResponse } from './error-response.ts'
import type { AppBindings, RequestInfo } from './request-context.ts'

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
export async function fail(error: Error, c: Context<AppBindings>): Promise<Response> {
  const { info } = c.env
  const answer = await failureResponse(toAppError(error, info), c.req, info)
  // With the headers the route had set: a page shown in a frame of ours has to stay visible there.
  return c.newResponse(answer.body, answer)
}

import type { Context } from 'hono'
import { isDatabaseAway } from '#server/db/is-away.ts'
import { AppError, unavailable, unexpectedError } from '#server/errors.ts'
import { describeError } from '#server/log.ts'
import { errorAnswer } from './error-answer.ts'
import type { RequestInfo } from './request-context.ts'

export type AppBindings = { Bindings: { info: RequestInfo } }

/** What a visitor is told of whatever was thrown; details of the unexpected stay in the log. */
export function toAppError(error: unknown, { deps, requestId }: RequestInfo): AppError {
  if (error instanceof AppError) return error
  const away = isDatabaseAway(error)
  const { log } = deps
  if (away) log.warn('database away', { id: requestId, ...describeError(error), stack: undefined })
  else log.error('request failed', { id: requestId, ...describeError(error) })
  return away ? unavailable() : unexpectedError()
}

/** Turns whatever a route threw into an answer. */
export function fail(error: Error, c: Context<AppBindings>): Response {
  const { info } = c.env
  const known = toAppError(error, info)
  const { status, contentType, body } = errorAnswer(known, { path: c.req.path, ...info })
  return new Response(body, { status, headers: { ...known.headers, 'Content-Type': contentType } })
}

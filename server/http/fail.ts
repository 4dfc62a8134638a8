import type { Context } from 'hono'
import { AppError, unexpectedError } from '#server/errors.ts'
import { describeError } from '#server/log.ts'
import { errorAnswer } from './error-answer.ts'
import type { RequestInfo } from './request-context.ts'

export type AppBindings = { Bindings: { info: RequestInfo } }

/** Turns whatever a route threw into an answer; details of the unexpected stay in the log. */
export function fail(error: Error, c: Context<AppBindings>): Response {
  const { info } = c.env
  const expected = error instanceof AppError
  if (!expected) {
    info.deps.log.error('request failed', { id: info.requestId, ...describeError(error) })
  }
  const known = expected ? error : unexpectedError()
  const { status, contentType, body } = errorAnswer(known, { path: c.req.path, ...info })
  return new Response(body, { status, headers: { ...known.headers, 'Content-Type': contentType } })
}

import type { AppError } from '#server/errors.ts'
import { errorAnswer } from './error-answer.ts'
import type { RequestInfo } from './request-context.ts'

/** An expected failure as an answer of its own, for what is refused before any page is asked. */
export function errorResponse(error: AppError, request: Request, info: RequestInfo): Response {
  const path = new URL(request.url).pathname
  const { status, contentType, body } = errorAnswer(error, { path, ...info })
  return new Response(body, { status, headers: { ...error.headers, 'Content-Type': contentType } })
}

import type { AppError } from '#server/errors.ts'
import { errorAnswer } from './error-answer.ts'
import { typedFields } from './keep-typed.ts'
import type { RequestInfo } from './request-context.ts'

type Asked = Pick<Request, 'url'>

/** An expected failure as an answer of its own, for what is refused before any page is asked. */
export function errorResponse(
  error: AppError,
  { url }: Asked,
  info: RequestInfo,
  fields: [name: string, value: string][] = [],
): Response {
  const { pathname: path, search } = new URL(url)
  const again = fields.length > 0 ? { fields, to: path + search } : undefined
  const { status, contentType, body } = errorAnswer(error, { path, again, ...info })
  return new Response(body, { status, headers: { ...error.headers, 'Content-Type': contentType } })
}

/** The same where a form was on its way: what passes gives it back, to be sent again. */
export async function failureResponse(error: AppError, asked: Asked, info: RequestInfo) {
  const fields = error.code === 'unavailable' ? await typedFields(info) : []
  return errorResponse(error, asked, info, fields)
}

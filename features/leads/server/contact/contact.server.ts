import type { FieldErrors } from '#features/leads/rules/contact.ts'
import type { Visit } from '#features/shared/rules/visit.ts'
import { unsupportedMediaType } from '#server/failures/errors.ts'
import { toAppError } from '#server/http/error-response.ts'
import { readFields } from '#server/http/request/read-form.ts'
import type { RequestInfo } from '#server/http/request/request-context.ts'
import { formSubmission, readSmallBody, receiveContact } from './receive-contact.ts'

/** The form, returned to a browser without scripts. */
export type ReturnedForm = {
  status: number
  typed: Record<string, string>
  errors: FieldErrors
  /** Kept for sending again. */
  visit?: Visit
  /** A server error, or an error of the whole request. */
  problem?: string
  /** Such as Retry-After. */
  headers?: Record<string, string>
}

/** A form sent without JavaScript. Undefined once it is stored. */
export async function receiveForm(
  request: Request,
  info: RequestInfo,
): Promise<ReturnedForm | undefined> {
  const { deps, clientAddress } = info
  let typed: Record<string, string> = {}
  let visit: Visit | undefined
  try {
    const type = request.headers.get('Content-Type') ?? ''
    if (!/^application\/x-www-form-urlencoded\s*(;|$)/i.test(type)) {
      throw unsupportedMediaType('application/x-www-form-urlencoded')
    }
    const form = readFields(await readSmallBody(request))
    const referrer = request.headers.get('Referer') ?? ''
    const submission = formSubmission(form, referrer, clientAddress)
    typed = submission.input
    visit = submission.extras.visit
    const receipt = await receiveContact(deps, submission)
    return receipt.received ? undefined : { status: 400, typed, visit, errors: receipt.errors }
  } catch (error) {
    const { status, message, action, headers } = toAppError(error, info)
    return { status, headers, typed, visit, errors: {}, problem: `${message} ${action}` }
  }
}

import { Hono } from 'hono'
import type { ContactAnswer } from '#features/leads/rules/contact.ts'
import type { AppDeps } from '#server/deps.ts'
import { AppError, methodNotAllowed, unsupportedMediaType } from '#server/failures/errors.ts'

import { toAppError } from '#server/http/error-response.ts'
import { parseStorableJson } from '#server/http/request/read-form.ts'
import type { AppBindings } from '#server/http/request/request-context.ts'
import { refuseForeignOrigin } from '#server/http/security/security-headers.ts'
import { jsonSubmission, readSmallBody, receiveContact } from './receive-contact.ts'

const PATH = '/functions/v1/send-form-email'

const answer = (body: ContactAnswer) => body

function parseJson(text: string): unknown {
  try {
    return parseStorableJson(text)
  } catch {
    throw new AppError(
      'bad_request',
      'O conteúdo enviado não é JSON válido.',
      'Confira o formato e envie de novo.',
    )
  }
}

/** The contact form's endpoint. All responses are a ContactAnswer. */
export function contactRoutes(deps: AppDeps): Hono<AppBindings> {
  const routes = new Hono<AppBindings>()
  routes.post(PATH, async (c) => {
    const { headers } = c.req.raw
    refuseForeignOrigin(headers, deps.env.PUBLIC_URL)
    if (!/^application\/json\s*(;|$)/i.test(headers.get('Content-Type') ?? '')) {
      throw unsupportedMediaType('application/json')
    }
    const body = parseJson(await readSmallBody(c.req.raw))
    const receipt = await receiveContact(deps, jsonSubmission(body, c.env.info.clientAddress))
    if (receipt.received) return c.json(answer({ success: true }))
    const error = 'Por favor, corrija os erros no formulário.'
    return c.json(answer({ success: false, error, fields: receipt.errors }), 400)
  })
  routes.all(PATH, () => {
    throw methodNotAllowed()
  })
  routes.onError((error, c) => {
    const failure = toAppError(error, c.env.info)
    const text = `${failure.message} ${failure.action}`
    return c.json(answer({ success: false, error: text }), failure.status, failure.headers)
  })
  return routes
}

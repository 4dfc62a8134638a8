import { outage } from '#features/shared/rules/failure.ts'

const statuses = {
  bad_request: 400,
  unauthorized: 401,
  forbidden: 403,
  not_found: 404,
  method_not_allowed: 405,
  request_timeout: 408,
  payload_too_large: 413,
  uri_too_long: 414,
  unsupported_media_type: 415,
  too_many_requests: 429,
  unexpected: 500,
  bad_gateway: 502,
  unavailable: 503,
} as const

export type ErrorCode = keyof typeof statuses

/** A failure we expect: what happened and what to do about it, both in Portuguese. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly action: string
  readonly headers: Record<string, string>

  constructor(
    code: ErrorCode,
    message: string,
    action: string,
    headers: Record<string, string> = {},
  ) {
    super(message)
    this.name = 'AppError'
    this.code = code
    this.action = action
    this.headers = headers
  }

  get status(): (typeof statuses)[ErrorCode] {
    return statuses[this.code]
  }
}

/** The request's id is what its lines in the log are found by. */
export function unexpectedError(requestId: string): AppError {
  return new AppError(
    'unexpected',
    'Algo não saiu como esperado do nosso lado.',
    `Tente de novo em alguns instantes. Se continuar, fale com a gente e informe o código ${requestId}.`,
  )
}

export function notFound(): AppError {
  return new AppError(
    'not_found',
    'Esta página não existe.',
    'Confira o endereço ou volte para a página inicial.',
  )
}

export function pathTooLong(): AppError {
  return new AppError(
    'uri_too_long',
    'Este endereço é longo demais.',
    'Confira o endereço ou volte para a página inicial.',
  )
}

export function payloadTooLarge(): AppError {
  return new AppError(
    'payload_too_large',
    'O conteúdo enviado é grande demais.',
    'Reduza o texto ou o arquivo e envie de novo.',
  )
}

export function tooSlow(): AppError {
  return new AppError(
    'request_timeout',
    'O envio demorou demais e parou no meio.',
    'Confira a conexão e envie de novo.',
  )
}

export function methodNotAllowed(): AppError {
  return new AppError(
    'method_not_allowed',
    'Esta operação não existe neste endereço.',
    'Volte para a página inicial e tente por lá.',
  )
}

export function unsupportedMediaType(expected: string): AppError {
  return new AppError(
    'unsupported_media_type',
    'O formato do conteúdo enviado não é aceito aqui.',
    `Envie o conteúdo como ${expected}.`,
  )
}

export function foreignOrigin(): AppError {
  return new AppError(
    'forbidden',
    'O pedido veio de outro site e foi recusado.',
    'Abra a página no nosso endereço e tente de novo por lá.',
  )
}

export function readOnlyError(): AppError {
  return new AppError(
    'forbidden',
    'Você está só olhando, como o cliente.',
    'Volte para a mesa para mudar alguma coisa.',
  )
}

export function tooManyRequests(retryAfterSeconds: number): AppError {
  return new AppError(
    'too_many_requests',
    'Recebemos pedidos demais em pouco tempo.',
    'Aguarde um pouco e tente de novo.',
    { 'Retry-After': String(Math.max(1, Math.ceil(retryAfterSeconds))) },
  )
}

export function unavailable(): AppError {
  return new AppError('unavailable', outage.message, outage.action, { 'Retry-After': '5' })
}

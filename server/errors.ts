const statuses = {
  bad_request: 400,
  not_found: 404,
  method_not_allowed: 405,
  payload_too_large: 413,
  uri_too_long: 414,
  unexpected: 500,
  unavailable: 503,
} as const

export type ErrorCode = keyof typeof statuses

/** A failure we expect: what happened and what to do about it, both in Portuguese. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly action: string

  constructor(code: ErrorCode, message: string, action: string) {
    super(message)
    this.name = 'AppError'
    this.code = code
    this.action = action
  }

  get status(): (typeof statuses)[ErrorCode] {
    return statuses[this.code]
  }
}

export function unexpectedError(): AppError {
  return new AppError(
    'unexpected',
    'Algo não saiu como esperado do nosso lado.',
    'Tente de novo em alguns instantes. Se continuar, fale com a gente e informe o código abaixo.',
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

export function methodNotAllowed(): AppError {
  return new AppError(
    'method_not_allowed',
    'Esta operação não existe neste endereço.',
    'Volte para a página inicial e tente por lá.',
  )
}

import { AppError } from '#server/errors.ts'

const talkToUs = 'Tente de novo em alguns instantes ou fale com a gente pelo WhatsApp.'

export function wrongKey(): AppError {
  return new AppError(
    'unauthorized',
    'Não reconhecemos de onde veio este pedido.',
    'Recarregue a página e tente de novo.',
    { 'WWW-Authenticate': 'Bearer' },
  )
}

export function badQuestion(): AppError {
  return new AppError(
    'bad_request',
    'A pergunta não chegou como esperado.',
    'Informe o seu nicho (até 100 caracteres) e a sua dúvida (até 1.000 caracteres).',
  )
}

/** The assistant's source answered wrongly, or could not be reached. */
export function sourceFailed(): AppError {
  return new AppError('bad_gateway', 'O assistente não conseguiu responder agora.', talkToUs)
}

/** The assistant's source is too busy, or too slow. */
export function sourceBusy(): AppError {
  return new AppError('unavailable', 'O assistente está demorando mais do que devia.', talkToUs, {
    'Retry-After': '10',
  })
}

import { timingSafeEqual } from 'node:crypto'
import type { AnswerNotes, ChatRequest } from '#features/assistant/rules/chat.ts'
import { chatRequest } from '#features/assistant/rules/chat-request.ts'
import type { Database } from '#server/db/client.ts'
import type { Env } from '#server/env/env.ts'
import { AppError, tooManyRequests, unsupportedMediaType } from '#server/failures/errors.ts'
import { parseStorableJson } from '#server/http/request/read-form.ts'
import { takeThenShared } from '#server/limits/limits.ts'

const talkToUs = 'Tente de novo em alguns instantes ou fale com a gente pelo WhatsApp.'

function wrongKey(): AppError {
  return new AppError(
    'unauthorized',
    'Não reconhecemos de onde veio este pedido.',
    'Recarregue a página e tente de novo.',
    { 'WWW-Authenticate': 'Bearer' },
  )
}

function badQuestion(): AppError {
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

function sameText(a: string, b: string): boolean {
  const [one, other] = [Buffer.from(a), Buffer.from(b)]
  return one.length === other.length && timingSafeEqual(one, other)
}

export function requireKey(request: Request, key: string): void {
  const [, given = ''] = /^Bearer +(\S+)$/i.exec(request.headers.get('Authorization') ?? '') ?? []
  if (!sameText(given, key)) throw wrongKey()
}

export async function readChatRequest(request: Request): Promise<ChatRequest> {
  const type = request.headers.get('Content-Type')?.split(';')[0]?.trim().toLowerCase()
  if (type !== 'application/json') throw unsupportedMediaType('application/json')
  const text = await request.text()
  let body: unknown
  try {
    body = parseStorableJson(text)
  } catch {
    throw badQuestion()
  }
  const result = chatRequest.safeParse(body)
  if (!result.success) throw badQuestion()
  return result.data
}

type Limits = Pick<Env, 'CHAT_PER_MINUTE' | 'CHAT_PER_HOUR' | 'CHAT_PER_DAY'>

/** What a visitor was refused does not count against everybody's day. */
export async function takeChatLimits(
  { db }: Pick<Database, 'db'>,
  { CHAT_PER_MINUTE, CHAT_PER_HOUR, CHAT_PER_DAY }: Limits,
  visitor: string,
): Promise<void> {
  const own = [
    { name: 'chat-minute', most: CHAT_PER_MINUTE, windowSeconds: 60 },
    { name: 'chat-hour', most: CHAT_PER_HOUR, windowSeconds: 3600 },
  ]
  const shared = { name: 'chat-day', most: CHAT_PER_DAY, windowSeconds: 86_400 }
  const answer = await takeThenShared(db, own, visitor, shared)
  if (!answer.allowed) throw tooManyRequests(answer.retryAfterSeconds)
}

const encoder = new TextEncoder()

export const DONE = encoder.encode('data: [DONE]\n\n')
/** A comment: readers ignore it, proxies see that the connection lives. */
export const HEARTBEAT = encoder.encode(':\n\n')

export function deltaEvent(content: string): Uint8Array {
  return encoder.encode(`data: ${JSON.stringify({ choices: [{ delta: { content } }] })}\n\n`)
}

/**
 * What an answer says beside its text, in a field of a chunk without text: a reader of the text alone
 * passes over it.
 */
export function notesEvent(notes: AnswerNotes): Uint8Array {
  return encoder.encode(`data: ${JSON.stringify({ choices: [{ delta: {} }], ...notes })}\n\n`)
}

/** Told after the headers are gone: a reader that knows no such event sees an early end. */
export function errorEvent({ code, message, action }: AppError): Uint8Array {
  return encoder.encode(
    `event: error\ndata: ${JSON.stringify({ error: { code, message, action } })}\n\n`,
  )
}

export const streamHeaders = {
  'Content-Type': 'text/event-stream; charset=utf-8',
  'Cache-Control': 'no-store, no-transform',
  // nginx would otherwise hold the pieces back.
  'X-Accel-Buffering': 'no',
}

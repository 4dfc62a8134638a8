import { timingSafeEqual } from 'node:crypto'
import type { ChatRequest } from '#features/assistant/rules/chat.ts'
import { chatRequest } from '#features/assistant/rules/chat-request.ts'
import { unsupportedMediaType } from '#server/errors.ts'
import { parseStorableJson } from '#server/http/storable.ts'
import { badQuestion, wrongKey } from './chat-errors.ts'

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

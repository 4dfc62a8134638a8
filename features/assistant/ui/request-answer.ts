import { createParser } from 'eventsource-parser'
import { rememberVisit } from '#features/shared/ui/tracking/visit.ts'
import { type AnswerNotes, CHAT_PATH, type ChatRequest, CLIENT_CHAT_PATH } from '../rules/chat.ts'

/** Nothing the server sends in one event comes near this. */
const LONGEST_EVENT = 2_000_000

type Chunk = AnswerNotes & { choices?: { delta?: { content?: unknown } }[] }

/**
 * Reads a streamed answer and hands its text over as it arrives. Chunks may be cut anywhere, even
 * inside a character. An end without [DONE] is an end as long as something was said.
 */
export async function readAnswer(
  body: ReadableStream<Uint8Array>,
  onText: (text: string) => void,
  onNotes: (notes: AnswerNotes) => void = () => {},
): Promise<void> {
  let done = false
  let said = false
  let failure: Error | undefined
  const parser = createParser({
    maxBufferSize: LONGEST_EVENT,
    onEvent: ({ event, data }) => {
      if (done) return
      if (event === 'error') failure = new Error('Erro durante a resposta')
      if (data.trim() === '[DONE]') done = true
      else {
        const chunk = parseChunk(data)
        const text = chunk?.choices?.[0]?.delta?.content
        if (typeof text === 'string' && text) {
          said = true
          onText(text)
        }
        if (chunk?.answer || chunk?.handover) onNotes(chunk)
      }
    },
    onError: (error) => {
      if (error.type === 'max-buffer-size-exceeded') failure = error
    },
  })
  const decoder = new TextDecoder()
  const reader = body.getReader()
  while (!done && !failure) {
    const chunk = await reader.read()
    // A last event may lack the blank line that ends it.
    parser.feed(
      chunk.done ? `${decoder.decode()}\n\n` : decoder.decode(chunk.value, { stream: true }),
    )
    if (chunk.done) break
  }
  void reader.cancel().catch(() => {})
  if (failure) throw failure
  if (!said && !done) throw new Error('A resposta veio vazia')
}

function parseChunk(data: string): Chunk | null {
  try {
    const chunk: unknown = JSON.parse(data)
    return typeof chunk === 'object' ? chunk : null
  } catch {
    return null
  }
}

let key: Promise<string> | undefined

/** The public key, asked for once; pages are made before it is known. */
export function loadKey(): Promise<string> {
  key ??= fetch('/functions/v1/site-config')
    .then(async (answer) => ((await answer.json()) as { chatKey: string }).chatKey)
    .catch((error) => {
      key = undefined
      throw error
    })
  return key
}

export type Ask = (
  request: ChatRequest,
  onText: (text: string) => void,
  signal: AbortSignal,
  onNotes: (notes: AnswerNotes) => void,
) => Promise<void>

/** Where the visitor is and what brought them. */
export function describePlace() {
  const before = document.referrer.startsWith(location.origin) ? document.referrer : ''
  return { page: location.href, before, visit: rememberVisit() }
}

/** For a lead to keep. */
function withPlace(request: ChatRequest): ChatRequest {
  const { handover } = request
  if (!handover) return request
  return { ...request, handover: { ...handover, ...describePlace() } }
}

/** Asks the assistant and hands over its words as they arrive. */
export const requestAnswer: Ask = async (request, onText, signal, onNotes) => {
  const answer = await fetch(CHAT_PATH, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${await loadKey()}` },
    body: JSON.stringify(withPlace(request)),
    signal,
  })
  if (answer.status === 401) key = undefined
  await readOut(answer, onText, onNotes)
}

/** The same for a client: the session says who asks, and whoever has none is told nothing. */
export const requestClientAnswer: Ask = async (request, onText, signal) => {
  const answer = await fetch(CLIENT_CHAT_PATH, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(request),
    redirect: 'error',
    signal,
  })
  await readOut(answer, onText)
}

async function readOut(
  answer: Response,
  onText: (text: string) => void,
  onNotes?: (notes: AnswerNotes) => void,
): Promise<void> {
  if (!answer.ok) throw new Error(`Erro ${answer.status}: ${answer.statusText}`)
  if (!answer.body) throw new Error('A resposta não pode ser lida')
  await readAnswer(answer.body, onText, onNotes)
}

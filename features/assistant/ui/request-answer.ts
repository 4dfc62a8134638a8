import { createParser } from 'eventsource-parser'
import { CHAT_PATH, type ChatRequest, CLIENT_CHAT_PATH } from '../rules/chat.ts'

/** Nothing the server sends in one event comes near this. */
const LONGEST_EVENT = 2_000_000

type Delta = { choices?: { delta?: { content?: unknown } }[] }

/**
 * Reads a streamed answer and hands its text over as it arrives. Chunks may be cut anywhere, even
 * inside a character. An end without [DONE] is an end as long as something was said.
 */
export async function readAnswer(
  body: ReadableStream<Uint8Array>,
  onText: (text: string) => void,
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
        const text = contentOf(data)
        if (text) {
          said = true
          onText(text)
        }
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

function contentOf(data: string): string | undefined {
  try {
    const content = (JSON.parse(data) as Delta | null)?.choices?.[0]?.delta?.content
    return typeof content === 'string' ? content : undefined
  } catch {
    return undefined
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

type Ask = (
  request: ChatRequest,
  onText: (text: string) => void,
  signal: AbortSignal,
) => Promise<void>

/** Asks the assistant and hands over its words as they arrive. */
export const requestAnswer: Ask = async (request, onText, signal) => {
  const answer = await fetch(CHAT_PATH, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${await loadKey()}` },
    body: JSON.stringify(request),
    signal,
  })
  if (answer.status === 401) key = undefined
  await readOut(answer, onText)
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

async function readOut(answer: Response, onText: (text: string) => void): Promise<void> {
  if (!answer.ok) throw new Error(`Erro ${answer.status}: ${answer.statusText}`)
  if (!answer.body) throw new Error('A resposta não pode ser lida')
  await readAnswer(answer.body, onText)
}

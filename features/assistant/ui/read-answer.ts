import { createParser } from 'eventsource-parser'

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

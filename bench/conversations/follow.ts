import { createParser } from 'eventsource-parser'

type Event = { event?: string; data: string }

/** Reads a stream of events until it is stopped. */
export async function follow(
  url: string,
  headers: Record<string, string>,
  onEvent: (event: Event, at: number) => void,
): Promise<() => void> {
  const controller = new AbortController()
  const answer = await fetch(url, {
    headers: { ...headers, Accept: 'text/event-stream' },
    signal: controller.signal,
  })
  if (!answer.ok || !answer.body) throw new Error(`a stream was answered with ${answer.status}`)
  const reader = answer.body.getReader()
  const decoder = new TextDecoder()
  const parser = createParser({ onEvent: (event) => onEvent(event, performance.now()) })
  const read = async () => {
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      parser.feed(decoder.decode(next.value, { stream: true }))
    }
  }
  void read().catch((error) => {
    if (!controller.signal.aborted) console.error(error)
  })
  return () => controller.abort()
}

import { createParser } from 'eventsource-parser'

/** One event of a chat completion is a few hundred bytes; nothing near this is honest. */
const LONGEST_EVENT = 65_536

type Chunk = {
  choices?: { delta?: { content?: unknown }; finish_reason?: unknown }[]
  error?: unknown
}

export type DeltaReader = {
  /** The text that arrived with these characters, once its event is complete. */
  read: (characters: string) => string
  /** Whether the upstream said that its answer is complete. */
  isComplete: () => boolean
}

/** Only text for the visitor passes: no reasoning, no tool calls, nothing that is not JSON. */
export function createDeltaReader(): DeltaReader {
  let text = ''
  let complete = false
  const parser = createParser({
    maxBufferSize: LONGEST_EVENT,
    onEvent: ({ data }) => {
      if (complete) return
      if (data.trim() === '[DONE]') {
        complete = true
        return
      }
      const chunk = parseChunk(data)
      if (chunk?.error) throw new Error('reported an error')
      const choice = Array.isArray(chunk?.choices) ? chunk.choices[0] : undefined
      if (typeof choice?.delta?.content === 'string') text += choice.delta.content
      if (choice?.finish_reason) complete = true
    },
    onError: (error) => {
      if (error.type === 'max-buffer-size-exceeded') throw new Error('sent too long an event')
    },
  })
  return {
    read: (characters) => {
      parser.feed(characters)
      const arrived = text
      text = ''
      return arrived
    },
    isComplete: () => complete,
  }
}

function parseChunk(data: string): Chunk | undefined {
  try {
    const value: unknown = JSON.parse(data)
    return typeof value === 'object' && value !== null ? value : undefined
  } catch {
    return undefined
  }
}

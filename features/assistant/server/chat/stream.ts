import type { AppDeps } from '#server/deps.ts'
import { callModel, type ModelSettings, UpstreamError } from './call-model.ts'
import { DONE, deltaEvent } from './chat-request.ts'
import { type RelayOptions, relayAnswer } from './relay-answer.ts'
import type { PromptMessage } from './write-prompt.ts'

/** What is asked where a model is configured; nothing where none is. */
export function modelOf(env: AppDeps['env']): ModelSettings | undefined {
  const { CHAT_API_URL } = env
  return CHAT_API_URL ? { ...env, CHAT_API_URL } : undefined
}

type Asking = {
  signal: AbortSignal
  release: () => void
  /** The only text whose amounts the model may name, where it is not the site's. */
  ground?: string
} & Pick<RelayOptions, 'also' | 'fallback' | 'after' | 'notes'>

/**
 * A model's answer as our own stream. What goes wrong before it begins is an AppError, or the fallback's
 * text where there is one.
 */
export async function streamModel(
  { log, isDraining }: Pick<AppDeps, 'log' | 'isDraining'>,
  settings: ModelSettings,
  prompt: PromptMessage[],
  { signal, release, ground, ...own }: Asking,
): Promise<ReadableStream<Uint8Array>> {
  const since = performance.now()
  try {
    const upstream = await callModel(settings, prompt, signal)
    const { CHAT_FIRST_BYTE_MS, CHAT_IDLE_MS, CHAT_TOTAL_MS } = settings
    return relayAnswer({
      upstream,
      since,
      times: { firstByteMs: CHAT_FIRST_BYTE_MS, idleMs: CHAT_IDLE_MS, totalMs: CHAT_TOTAL_MS },
      isDraining,
      ground,
      ...own,
      onEnd: (failure) => {
        release()
        if (failure) log.warn('chat upstream failed', { reason: failure })
      },
    })
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error
    if (!signal.aborted) log.warn('chat upstream failed', { reason: error.message })
    if (!own.fallback || signal.aborted) throw error.answer
    return streamText(own.fallback(), { isDraining, onEnd: release, notes: own.notes })
  }
}

/** Some ten words a second: what is sent more often costs more and reads no faster. */
const BEAT_MS = 70
const PIECE_LENGTH = 44
const PIECES = new RegExp(`[\\s\\S]{1,${PIECE_LENGTH}}(?:\\s+|$)|\\S+\\s*`, 'gu')

let waiting: (() => void)[] = []
let timer: NodeJS.Timeout | undefined

/** One timer beats for all streams, and only while one of them waits. */
function nextBeat(): Promise<void> {
  timer ??= setInterval(() => {
    const due = waiting
    waiting = []
    if (due.length === 0) {
      clearInterval(timer)
      timer = undefined
    }
    for (const resolve of due) resolve()
  }, BEAT_MS)
  return new Promise((resolve) => {
    waiting.push(resolve)
  })
}

/** Pieces of a few words; joined they are the text again. */
export function cutIntoPieces(text: string): string[] {
  return text.match(PIECES) ?? []
}

type Options = {
  isDraining: () => boolean
  onEnd: () => void
  /** Sent after the text. */
  notes?: Uint8Array
}

/** A text that is known already, at a pace that can be read along. A stopping server hurries. */
export function streamText(
  text: string,
  { isDraining, onEnd, notes }: Options,
): ReadableStream<Uint8Array> {
  const pieces = cutIntoPieces(text)
  let sent = 0
  let ended = false
  function end() {
    if (ended) return
    ended = true
    onEnd()
  }
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        if (sent > 0) await nextBeat()
        if (ended) return
        const upTo = isDraining() ? pieces.length : sent + 1
        const text = pieces.slice(sent, upTo).join('')
        sent = upTo
        if (text) controller.enqueue(deltaEvent(text))
        if (sent < pieces.length) return
        if (notes) controller.enqueue(notes)
        controller.enqueue(DONE)
        end()
        controller.close()
      },
      cancel: end,
    },
    { highWaterMark: 0 },
  )
}

import type { IncomingMessage } from 'node:http'
import { createParser } from 'eventsource-parser'
import { continuing } from '#content/assistant/handover.ts'
import { replies } from '#content/assistant/replies.ts'
import { createPriceGuard } from './answers/guard-prices.ts'
import { UpstreamError } from './call-model.ts'
import {
  DONE,
  deltaEvent,
  errorEvent,
  HEARTBEAT,
  sourceBusy,
  sourceFailed,
} from './chat-request.ts'

/** One event of a chat completion is a few hundred bytes; nothing near this is honest. */
const LONGEST_EVENT = 65_536

type Chunk = {
  choices?: { delta?: { content?: unknown }; finish_reason?: unknown }[]
  error?: unknown
}

type DeltaReader = {
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

const LONGEST_ANSWER = 12_000
const HEARTBEAT_MS = 5000
/** Less than the ten seconds after which a stopping server cuts its connections. */
const DRAIN_PATIENCE_MS = 6000

export type RelayOptions = {
  upstream: IncomingMessage
  /** When the upstream was asked, by performance.now(): setting the system's clock must cut nothing. */
  since: number
  times: { firstByteMs: number; idleMs: number; totalMs: number }
  isDraining: () => boolean
  longest?: number
  /** The only text whose amounts may be named, where it is not the site's. */
  ground?: string
  /** A text whose amounts may be named besides. */
  also?: string
  /** The site's own answer, for a model that says nothing or names a price that is not the site's. */
  fallback?: () => string
  /** Said after the model's words. */
  after?: string
  /** Sent after all text. */
  notes?: Uint8Array
  /** Told once, with the reason when something went wrong. */
  onEnd: (failure?: string) => void
}

type Controller = ReadableStreamDefaultController<Uint8Array>

/**
 * The upstream's text in our own events. It is read only when the visitor's connection asks for
 * more, so a slow reader slows the upstream; and nothing here rejects, because what a failing
 * stream says would be sent to the visitor.
 */
export function relayAnswer(options: RelayOptions): ReadableStream<Uint8Array> {
  const { upstream, since, times, isDraining, longest = LONGEST_ANSWER, ground, onEnd } = options
  const { also, fallback, after, notes } = options
  upstream.setEncoding('utf8')
  const pieces: AsyncIterator<string> = upstream[Symbol.asyncIterator]()
  const deltas = createDeltaReader()
  const guard = createPriceGuard(ground, also)
  let length = 0
  let awake = false
  let waitingSince: number | undefined
  let lastSent = since
  let drainingSince: number | undefined
  let ended = false
  let watch: NodeJS.Timeout

  function end(failure?: string) {
    if (ended) return
    ended = true
    clearInterval(watch)
    upstream.on('error', () => {})
    upstream.destroy()
    onEnd(failure)
  }

  function tooSlow(now: number): string | undefined {
    if (now - since > times.totalMs) return 'took too long in all'
    if (isDraining()) {
      drainingSince ??= now
      if (now - drainingSince > DRAIN_PATIENCE_MS) return 'was cut by a stopping server'
    }
    if (waitingSince === undefined) return undefined
    if (!awake && now - since > times.firstByteMs) return 'sent no first byte in time'
    if (awake && now - waitingSince > times.idleMs) return 'fell silent'
  }

  function send(controller: Controller, text?: string) {
    if (!text) return
    controller.enqueue(deltaEvent(text.slice(0, longest - length)))
    length += text.length
    lastSent = performance.now()
  }

  function finish(controller: Controller, failure?: string, isWhole = true) {
    if (after && isWhole) controller.enqueue(deltaEvent(`\n\n${after}`))
    if (notes) controller.enqueue(notes)
    controller.enqueue(DONE)
    end(failure)
    controller.close()
  }

  /** The site's own words in the place of a model's that failed, after what it said so far. */
  function fallBack(controller: Controller, text: string, failure: string) {
    controller.enqueue(deltaEvent(text))
    finish(controller, failure, false)
  }

  async function nextText(): Promise<string | undefined> {
    waitingSince = performance.now()
    const { done, value } = await pieces.next()
    waitingSince = undefined
    if (done) return undefined
    awake = true
    return deltas.read(value)
  }

  return new ReadableStream<Uint8Array>(
    {
      start(controller) {
        const shortest = Math.min(times.firstByteMs, times.idleMs, times.totalMs)
        watch = setInterval(
          () => {
            const now = performance.now()
            const reason = tooSlow(now)
            if (reason) upstream.destroy(new UpstreamError(reason, sourceBusy()))
            else if (waitingSince !== undefined && now - lastSent > HEARTBEAT_MS) {
              lastSent = now
              controller.enqueue(HEARTBEAT)
            }
          },
          Math.min(250, Math.ceil(shortest / 4)),
        )
      },
      async pull(controller) {
        try {
          let text: string | undefined = ''
          while (text === '' && !deltas.isComplete()) {
            text = await nextText()
            if (text) text = guard.pass(text)
          }
          if (ended) return
          const isLast = deltas.isComplete() || text === undefined
          const ready = isLast ? (text ?? '') + guard.rest() : text
          const invented = fallback ? (ready ?? '').indexOf(replies.unverified) : -1
          if (fallback && invented >= 0) {
            send(controller, ready?.slice(0, invented + replies.unverified.length))
            const own = `.\n\n${continuing.published} ${fallback()}`
            return fallBack(controller, own, 'named a price that is not the site’s')
          }
          send(controller, ready)
          if (isLast && length === 0 && fallback) {
            return fallBack(controller, fallback(), 'ended without a word')
          }
          if (deltas.isComplete() || length >= longest) finish(controller)
          else if (text === undefined) {
            if (length === 0) controller.enqueue(errorEvent(sourceFailed()))
            else if (notes) controller.enqueue(notes)
            end('ended early')
            controller.close()
          }
        } catch (error) {
          if (ended) return
          const rest = guard.rest()
          const known = error instanceof UpstreamError
          const { code, name } = error as NodeJS.ErrnoException
          const reason = known ? error.message : `broke off (${code ?? name})`
          if (fallback && length === 0 && !rest) return fallBack(controller, fallback(), reason)
          send(controller, rest)
          controller.enqueue(errorEvent(known ? error.answer : sourceFailed()))
          end(reason)
          controller.close()
        }
      },
      cancel: () => end(),
    },
    { highWaterMark: 0 },
  )
}

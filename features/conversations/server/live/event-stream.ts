import { runInRequest } from '#server/db/connection/timeouts.ts'

const TICK_MS = 1000
/** Proxies close what is silent for a minute; phones notice a lost network sooner. */
const HEARTBEAT_TICKS = 15

const encoder = new TextEncoder()
/** A comment: readers ignore it, proxies see that the connection lives. */
const HEARTBEAT = encoder.encode(':\n\n')
/** At once, to the process that has taken over. */
const GOODBYE = encoder.encode('retry: 500\n:\n\n')

export const eventHeaders = {
  'Content-Type': 'text/event-stream; charset=utf-8',
  'Cache-Control': 'no-store, no-transform',
  // nginx would otherwise hold events back.
  'X-Accel-Buffering': 'no',
}

/** Browsers say so for a stream; whoever does not gets an answer that ends. */
export const isForStream = (headers: Headers): boolean =>
  /\btext\/event-stream\b/.test(headers.get('Accept') ?? '')

/** One event; with an id, a reader resumes after it. */
export function eventText(event: string, data: unknown, id?: number): string {
  const head = id === undefined ? '' : `id: ${id}\n`
  return `${head}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`
}

const ticking = new Set<() => void>()
let timer: NodeJS.Timeout | undefined

/** One timer for all streams of this process. */
function onTick(callback: () => void): () => void {
  ticking.add(callback)
  timer ??= setInterval(() => {
    for (const each of ticking) each()
  }, TICK_MS).unref()
  return () => {
    ticking.delete(callback)
    if (ticking.size > 0) return
    clearInterval(timer)
    timer = undefined
  }
}

type Options = {
  /** Calls `wake` when there may be something new. Returns its end. */
  subscribe: (wake: () => void) => () => void
  /** What is new, as events, and whether there is more already; null ends the stream. */
  read: () => Promise<{ text: string; more?: boolean } | null>
  /** Called with each heartbeat; false ends the stream. */
  renew?: () => Promise<boolean>
  isDraining: () => boolean
  onEnd: (error?: unknown) => void
}

/**
 * Server-sent events without a buffer: a change only marks the stream, and new messages are read
 * from the database when the reader pulls. A slow reader costs one flag.
 */
export function eventStream({ subscribe, read, renew, isDraining, onEnd }: Options) {
  let isMarked = true
  let ticks = 0
  let isEnded = false
  let resume: (() => void) | undefined
  let unsubscribe = () => {}
  let stopTicking = () => {}

  function wake(): void {
    resume?.()
    resume = undefined
  }

  function end(error?: unknown): void {
    if (isEnded) return
    isEnded = true
    unsubscribe()
    stopTicking()
    wake()
    onEnd(error)
  }

  async function next(): Promise<{ bytes?: Uint8Array; isLast?: boolean }> {
    if (isDraining()) return { bytes: GOODBYE, isLast: true }
    if (isMarked) {
      isMarked = false
      const news = await runInRequest(read)
      if (news === null) return { isLast: true }
      if (news.more) isMarked = true
      if (news.text) return { bytes: encoder.encode(news.text) }
    }
    if (ticks >= HEARTBEAT_TICKS) {
      ticks = 0
      if (renew && !(await runInRequest(renew))) return { isLast: true }
      return { bytes: HEARTBEAT }
    }
    return {}
  }

  return new ReadableStream<Uint8Array>(
    {
      start() {
        unsubscribe = subscribe(() => {
          isMarked = true
          wake()
        })
        stopTicking = onTick(() => {
          ticks += 1
          if (ticks >= HEARTBEAT_TICKS || isDraining()) wake()
        })
      },
      async pull(controller) {
        try {
          while (!isEnded) {
            const { bytes, isLast } = await next()
            if (isEnded) return
            if (bytes) controller.enqueue(bytes)
            if (isLast) {
              end()
              controller.close()
            }
            if (bytes || isLast) return
            // A change between the look and here has marked it already.
            if (isMarked) continue
            await new Promise<void>((resolve) => {
              resume = resolve
            })
          }
        } catch (error) {
          // The reader comes back by itself, with the number it has.
          end(error)
          controller.close()
        }
      },
      cancel: () => end(),
    },
    { highWaterMark: 0 },
  )
}

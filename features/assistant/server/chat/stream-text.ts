import { DONE, deltaEvent } from './events.ts'

const BEAT_MS = 45
const PIECE_LENGTH = 28

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
  return text.match(new RegExp(`[\\s\\S]{1,${PIECE_LENGTH}}(?:\\s+|$)|\\S+\\s*`, 'gu')) ?? []
}

type Options = { isDraining: () => boolean; onEnd: () => void }

/** A text that is known already, at a pace that can be read along. A stopping server hurries. */
export function streamText(
  text: string,
  { isDraining, onEnd }: Options,
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
        controller.enqueue(DONE)
        end()
        controller.close()
      },
      cancel: end,
    },
    { highWaterMark: 0 },
  )
}

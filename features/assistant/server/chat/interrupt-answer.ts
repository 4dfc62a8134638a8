import type { AssistantTurn } from '#features/conversations/server/conversations.server.ts'
import { logFailure } from '#server/failures/outage.ts'
import type { Logger } from '#server/log.ts'
import { plainText } from '../../rules/marks.ts'
import { DONE, notesEvent } from './chat-request.ts'

type Turn = Extract<AssistantTurn, { isSilent: false }>
type Chunk = { choices?: { delta?: { content?: unknown } }[] }

const decoder = new TextDecoder()

/** The text of one of our own events. */
function textOf(event: Uint8Array): string {
  const [, data = ''] = /^data: (\{.*\})\n\n$/s.exec(decoder.decode(event)) ?? []
  if (!data) return ''
  const content = (JSON.parse(data) as Chunk).choices?.[0]?.delta?.content
  return typeof content === 'string' ? content : ''
}

/** What is sent where a person answers. */
export function silentAnswer(): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      controller.enqueue(notesEvent({ silent: true }))
      controller.enqueue(DONE)
      controller.close()
    },
  })
}

/**
 * An answer inside a conversation of the team: it is stored once it is complete, and it stops, with
 * nothing after it, as soon as a person joins.
 */
export function interruptible(
  answer: ReadableStream<Uint8Array>,
  { signal, finish, end }: Turn,
  log: Logger,
): ReadableStream<Uint8Array> {
  const reader = answer.getReader()
  let text = ''
  const joined = new Promise<'joined'>((resolve) => {
    if (signal.aborted) resolve('joined')
    signal.addEventListener('abort', () => resolve('joined'), { once: true })
  })
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const next = await Promise.race([reader.read(), joined])
        if (next === 'joined' || signal.aborted) {
          void reader.cancel().catch(() => {})
          end()
          controller.enqueue(notesEvent({ silent: true }))
          controller.enqueue(DONE)
          controller.close()
          return
        }
        if (next.value) {
          text += textOf(next.value)
          controller.enqueue(next.value)
        }
        if (!next.done) return
        end()
        await finish(plainText(text)).catch((error) => logFailure(log, 'answer not stored', error))
        controller.close()
      },
      cancel: async () => {
        end()
        await reader.cancel().catch(() => {})
      },
    },
    { highWaterMark: 0 },
  )
}

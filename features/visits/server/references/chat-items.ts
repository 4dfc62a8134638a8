import type { ChatRequest } from '#features/assistant/rules/chat.ts'
import { foldWords, recognise, understand } from '#features/assistant/server/assistant.server.ts'
import type { AskedFor } from './plan-items.ts'

const MOST = 4

/**
 * What a conversation was about, in words of the content: what the visitor typed may name people, and
 * stays in the message they send.
 */
export function chatItems(request: ChatRequest): AskedFor {
  const words = foldWords([request.previous, request.question].join('\n')).join(' ')
  const subjects = recognise(words).subjects.map(({ subject }) => subject.name)
  const niche = understand(request).niche?.name
  const items = [niche && `Para ${niche}`, ...subjects].filter((item) => item !== undefined && item)
  return {
    items: items.length > 0 ? (items.slice(0, MOST) as string[]) : ['Outro assunto'],
    monthly: null,
    once: null,
  }
}

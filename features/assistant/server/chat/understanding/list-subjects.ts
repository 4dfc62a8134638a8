import type { ChatRequest } from '#features/assistant/rules/chat.ts'
import { isOwn } from '../knowledge/own-playbooks.ts'
import { readSlots } from './slots.ts'
import { foldWords } from './text.ts'
import { understand } from './understand.ts'

const MAX_SUBJECTS = 4

/**
 * What a conversation was about, in words of the content: what the visitor typed may name people, and
 * stays in the message they send.
 */
export function listSubjects(request: ChatRequest): string[] {
  const words = foldWords([request.previous, request.question].join('\n')).join(' ')
  const subjects = readSlots(words)
    .subjects.filter(({ subject }) => isOwn(subject))
    .map(({ subject }) => subject.name)
  const niche = understand(request).niche?.name
  const items = [niche && `Para ${niche}`, ...subjects].filter((item) => item !== undefined && item)
  return items.length > 0 ? (items.slice(0, MAX_SUBJECTS) as string[]) : ['Outro assunto']
}

import { clientReplies } from '#content/assistant/client/replies.ts'
import { replies } from '#content/assistant/replies.ts'
import { clientAreaTopics } from '#content/assistant/topics/client-area.ts'
import { contactTopics } from '#content/assistant/topics/contact.ts'
import { privacyTopics } from '#content/assistant/topics/privacy.ts'
import { answerDirectly } from '../chat/answer-directly.ts'
import type { Intent } from '../chat/decide.ts'
import { fold } from '../chat/fold.ts'
import { understand } from '../chat/understand.ts'

const helps = new Set([
  ...[...clientAreaTopics, ...contactTopics, ...privacyTopics].map(({ id }) => id),
  ...[
    'book',
    'rebook',
    'report',
    'monthly-meeting',
    'accounts-owner',
    'thanks',
    'injection',
    'insult',
  ],
])
const own: Record<string, string> = {
  self: clientReplies.self,
  abilities: clientReplies.abilities,
  insult: replies.sorry,
}

/** What the product's help says; nothing is sold to somebody who is a client already. */
function helpFor(intent: Intent, question: string): string | undefined {
  if (intent.kind === 'topic') {
    const said = own[intent.topic.id]
    if (said) return said
    if (!helps.has(intent.topic.id)) return clientReplies.team
    // Whoever asks is in there already.
    return answerDirectly(intent, fold(question))?.replaceAll(
      '[Área do Cliente](/auth)',
      'Área do Cliente',
    )
  }
  if (intent.kind === 'definition') return answerDirectly(intent, fold(question))
  if (intent.kind === 'difference' && intent.definitions.length > 1) {
    return answerDirectly({ ...intent, subjects: [], plans: [] }, fold(question))
  }
  return intent.kind === 'sentence' ? undefined : clientReplies.team
}

export function answerHelp(question: string, previous?: string): string | undefined {
  const { intents } = understand({ niche: '', question, previous })
  const texts = intents.flatMap((intent) => helpFor(intent, question) ?? [])
  const [first] = texts
  // Beside a real answer, the pointer to the team is noise.
  const useful = texts.filter((text) => text !== clientReplies.team)
  return useful.length > 0 ? [...new Set(useful)].slice(0, 2).join('\n\n') : first
}

/** Asked to break its rules, it answers that alone. */
export function isRefused(question: string): boolean {
  return understand({ niche: '', question }).intents.some(
    (intent) => intent.kind === 'topic' && intent.topic.alone,
  )
}

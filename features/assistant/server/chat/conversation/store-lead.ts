import { handover as texts } from '#content/assistant/handover.ts'
import { type SpokenTurn, TRANSCRIPT_MAX } from '#features/assistant/rules/chat.ts'
import { findChosenPlan } from '#features/conversations/server/conversations.server.ts'
import { receiveChatLead } from '#features/leads/server/leads.server.ts'
import type { AppDeps } from '#server/deps.ts'
import { fillFrame } from '../answers/wording.ts'
import type { AgreedLead } from './take-turn.ts'

/** What was said, the latest kept whole where not everything fits. */
function transcript(turns: SpokenTurn[]): string {
  const lines = turns.map(({ by, text }) => `${texts.speakers[by]}: ${text}`)
  let length = 0
  const kept: string[] = []
  for (const line of lines.reverse()) {
    length += line.length + 1
    if (length > TRANSCRIPT_MAX) break
    kept.unshift(line)
  }
  return kept.join('\n')
}

/** Made of what the visitor's browser kept of the conversation: the server kept nothing of it. */
export async function storeLead(
  deps: Pick<AppDeps, 'database' | 'queue' | 'env' | 'log'>,
  { person, request }: AgreedLead,
  clientAddress: string,
): Promise<void> {
  const { niche, question, previous, handover } = request
  const { turns, page, before, visit, key } = handover
  const spoken: SpokenTurn[] =
    turns.length > 0
      ? turns
      : [...(previous ?? '').split('\n'), question].map((text) => ({ by: 'visitor', text }))
  const plan = findChosenPlan([page, before])
  const questions = spoken.filter(({ by }) => by === 'visitor').map(({ text }) => text)
  const message = [
    texts.message.opening,
    fillFrame(texts.message.niche, { niche }),
    plan && fillFrame(texts.message.plan, { plan }),
    questions.length > 0 &&
      fillFrame(texts.message.questions, {
        questions: questions.map((text) => `“${text}”`).join(' '),
      }),
  ]
  await receiveChatLead(deps, {
    ...person,
    message: message.filter(Boolean).join('\n'),
    conversation: transcript(spoken),
    key,
    page,
    visit,
    clientAddress,
  })
}

import { setImmediate as nextTurn } from 'node:timers/promises'
import { assistantTexts } from '#content/assistant/texts.ts'
import type { AppDeps } from '#server/deps.ts'
import { refreshFreeTimes } from './answers/free-times.ts'
import { answerQuestion } from './conversation/answer-question.ts'
import { hideContact } from './conversation/find-contact.ts'
import { indexMore } from './knowledge/find-sentence.ts'
import { services } from './knowledge/site-content.ts'
import { readArtefact } from './understanding/artefact.ts'
import { recognise } from './understanding/decide.ts'
import { normalise } from './understanding/normalise.ts'
import { readSlots } from './understanding/slots.ts'

/** What the first answer would wait for, in pieces of some milliseconds. */
function* pieces() {
  yield readArtefact()
  while (!indexMore()) yield
  const [starter] = assistantTexts.starters
  const words = normalise(starter?.question ?? '')
  yield readSlots(words)
  yield recognise(words)
  yield hideContact(words)
  for (const { faq } of Object.values(services)) {
    const [first] = faq.items
    if (first) yield answerQuestion({ niche: '', question: first.question })
  }
  for (const one of assistantTexts.starters) yield answerQuestion(one)
}

/** Makes the first answer as quick as the others, between the requests of a server that listens. */
export async function warmUp({ database, log }: Pick<AppDeps, 'database' | 'log'>): Promise<void> {
  await refreshFreeTimes(database, log)
  for (const _ of pieces()) await nextTurn()
}

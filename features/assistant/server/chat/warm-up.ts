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
function* pieces(isAgain: boolean) {
  yield readArtefact()
  while (!indexMore()) yield
  const [starter] = assistantTexts.starters
  const words = normalise(starter?.question ?? '')
  yield readSlots(words)
  yield recognise(words)
  yield hideContact(words)
  if (starter) yield answerQuestion(starter)
  // Code that has run before is quick already, whatever the content.
  if (isAgain) return
  for (const { faq } of Object.values(services)) {
    const [first] = faq.items
    if (first) yield answerQuestion({ niche: '', question: first.question })
  }
  for (const one of assistantTexts.starters.slice(1)) yield answerQuestion(one)
}

/**
 * Makes the first answer as quick as the others, between the requests of a server that listens; again
 * after a release, which costs less.
 */
export async function warmUp(
  { database, log }: Pick<AppDeps, 'database' | 'log'>,
  isAgain = false,
): Promise<void> {
  await refreshFreeTimes(database, log)
  for (const _ of pieces(isAgain)) await nextTurn()
}

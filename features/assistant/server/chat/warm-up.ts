import { setImmediate as nextTurn } from 'node:timers/promises'
import { assistantTexts } from '#content/assistant/texts.ts'
import { readOffice } from '#features/calendar/server/calendar.server.ts'
import type { AppDeps } from '#server/deps.ts'
import { refreshFreeTimes } from './answers/free-times.ts'
import { notesEvent, readChatRequest } from './chat-request.ts'
import { answerId, answerQuestion } from './conversation/answer-question.ts'
import { takeTurn } from './conversation/take-turn.ts'
import { indexMore } from './knowledge/find-sentence.ts'
import { services } from './knowledge/site-content.ts'
import { streamText } from './stream.ts'
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
  if (starter) yield answerQuestion(starter)
  // Code that has run before is quick already, whatever the content.
  if (isAgain) return
  for (const { faq } of Object.values(services)) {
    const [first] = faq.items
    if (first) yield answerQuestion({ niche: '', question: first.question })
  }
  for (const one of assistantTexts.starters.slice(1)) yield answerQuestion(one)
}

/** A turn from the request to the end of its stream, as a visitor takes it; nothing is counted or stored. */
async function rehearse(database: AppDeps['database']): Promise<void> {
  const [starter] = assistantTexts.starters
  if (!starter) return
  const sent = new Request('http://localhost', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(starter),
  })
  const { text } = await takeTurn(await readChatRequest(sent), {
    now: Date.now(),
    hasModel: false,
    readOffice: () => readOffice(database.db),
    storeLead: () => Promise.reject(new Error('nobody left a contact')),
  })
  const notes = notesEvent({ answer: answerId(text()) })
  const stream = streamText(text(), { isDraining: () => true, onEnd: () => {}, notes })
  await new Response(stream).arrayBuffer()
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
  if (!isAgain) await rehearse(database)
}

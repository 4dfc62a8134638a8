import { geral } from '#content/assistant/niches/geral.ts'
import { replies } from '#content/assistant/replies.ts'
import type { Niche } from '#content/types/assistant.ts'
import type { ChatRequest } from '#features/assistant/rules/chat.ts'
import { answerAdvice } from './answer-advice.ts'
import { answerDirectly } from './answer-directly.ts'
import { managesAds, say } from './answer-price.ts'
import type { Intent } from './decide.ts'
import { fold } from './fold.ts'
import { followLinks } from './follow-links.ts'
import { holdsPersonalData } from './personal-data.ts'
import { sentencesOf } from './sentences.ts'
import { type Understood, understand } from './understand.ts'

/** More answers than this nobody reads on a phone. */
const MOST_ANSWERS = 3
/** 'Não.', 'No seu nome:' and the like say nothing alone. */
const SHORT = 48
const { frames } = replies

/** One line for the trade, where a price or a budget was asked for a service that has a playbook. */
function forTrade(niche: Niche | undefined, intent: Intent): string | undefined {
  if (!niche || !('subjects' in intent)) return undefined
  if (intent.kind === 'budget') {
    if (!managesAds) return undefined
    const play = niche.plays[replies.ads.service]
    return play && `**${say(frames.forNiche, { name: niche.name })}:** ${play}`
  }
  const advice = intent.subjects[0]?.advice
  if (intent.kind !== 'price' || !advice) return undefined
  return say(frames.next, { name: niche.name, advice })
}

/** Beside another answer the first sentence is enough, where it says something; a list stays whole. */
function inShort(answer: string, least = 1): string {
  if (answer.includes('\n•')) return answer
  const [first = '', second] = sentencesOf(answer)
  return (first.length < SHORT || least > 1) && second ? `${first} ${second}` : first
}

/**
 * The facts that answer what was asked, first and alone where that is all there is to say. What
 * stands here is also what a model is told.
 */
export function findFacts(
  { question }: ChatRequest,
  { niche, intents, unsure }: Understood,
): string[] {
  const direct: string[] = []
  for (const intent of intents) {
    // What is quoted beside an answer must add to it.
    const told = direct.some((one) =>
      fold(one).includes(intent.kind === 'sentence' ? intent.word : '?'),
    )
    const answer = told ? undefined : answerDirectly(intent, fold(question))
    if (answer && !direct.includes(answer)) direct.push(answer)
    if (intent.kind === 'topic' && intent.topic.alone) return answer ? [answer] : []
  }
  const [first] = intents
  const line = intents.length === 1 && first ? forTrade(niche, first) : undefined
  const answers = direct.slice(0, MOST_ANSWERS)
  // A list would push what was asked in particular out of sight.
  const [main = '', quote] = answers
  const listed = intents[0]?.kind === 'included' || intents[0]?.kind === 'offer'
  if (unsure && quote && intents[1]?.kind === 'sentence' && listed) {
    return [quote, main].map(followLinks)
  }
  // Of two readings of one question the likelier has a sentence more.
  const short = answers.map((answer, at) => inShort(answer, unsure && at === 0 ? 2 : 1))
  return [...(answers.length > 1 ? short : answers), ...(line ? [line] : [])].map(followLinks)
}

/**
 * An answer from the playbooks and the site's own words, for when no model is configured. It says
 * nothing that is not written in content/: no figure is made up, and what does not fit is said so.
 */
export function composeAnswer(request: ChatRequest): string {
  if (holdsPersonalData(request.question)) return replies.personalData
  const understood = understand(request)
  const { niche, intents, nearest, greeted, language } = understood
  const parts = findFacts(request, understood)
  const advice = intents.find((intent) => intent.kind === 'advice')
  if (advice) parts.push(...answerAdvice(niche ?? geral, advice.goal, niche !== undefined))
  if (parts.length === 0) {
    const near = nearest && answerDirectly(nearest, fold(request.question))
    const unknown = near
      ? replies.nearest.replace('{answer}', inShort(near, 2))
      : replies.nothingFits
    parts.push(greeted && !near ? replies.hello : unknown, replies.offer)
  }
  if (language) parts.push(language.line)
  return followLinks(parts.join('\n\n'))
}

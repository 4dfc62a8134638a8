import { generalNiche } from '#content/assistant/data.ts'
import { replies } from '#content/assistant/replies.ts'
import { pageAt } from '#content/derived/addresses.ts'
import { addressNow } from '#content/site-map.ts'
import type { Goal, Niche, ServiceSlug } from '#content/types/assistant.ts'
import type { ChatRequest } from '#features/assistant/rules/chat.ts'
import { coverageOf } from '../knowledge/find-sentence.ts'
import { sentencesOf } from '../knowledge/sentences.ts'
import { proofOf, services, successCases } from '../knowledge/site-content.ts'
import type { Intent } from '../understanding/decide.ts'
import { holdsPersonalData } from '../understanding/personal-data.ts'
import { fold } from '../understanding/text.ts'
import { thresholds } from '../understanding/thresholds.ts'
import { type Understood, understand } from '../understanding/understand.ts'
import { answerDirectly } from './answer-directly.ts'
import { managesAds } from './answer-price.ts'
import { discountLine, priceLine } from './price-line.ts'
import { fillFrame, listed, lowerFirst, upperFirst } from './wording.ts'

const MOST_STEPS = 5
const { headings, frames } = replies
const meansOf: Partial<Record<ServiceSlug, string>> = replies.means
const link = (text: string, path: string) => `[${text}](${path})`
const section = (heading: string, text: string) => `**${heading}**\n${text}`

/** Puts the niche's own words into a text that serves every niche. */
function inWordsOf({ business, customer, search }: Niche, text: string): string {
  const { article, noun } = business
  const words: Record<string, string> = {
    cliente: customer.one,
    clientes: customer.many,
    negocio: `${article} ${noun}`,
    do: `d${article} ${noun}`,
    no: `n${article} ${noun}`,
    busca: search,
  }
  return text.replace(/(^|[.!?] )?\{(\w+)\}/g, (_, start: string | undefined, name: string) => {
    const word = words[name] ?? ''
    return start === undefined ? word : start + upperFirst(word)
  })
}

function stepsFor(niche: Niche, goal: Goal): string {
  const plays = goal.services.map((slug) => niche.plays[slug])
  const general = goal.steps.map((step) => inWordsOf(niche, step))
  // What is special to the trade leads; what holds for all fills up.
  const [first, ...rest] = plays
  const steps = [general[0], first, ...general.slice(1, 2), ...rest, ...general.slice(2)]
  return steps
    .filter(Boolean)
    .slice(0, MOST_STEPS)
    .map((step, index) => `${index + 1}. ${step}`)
    .join('\n\n')
}

function priceSection({ prices }: Goal): string[] {
  const lines = prices.map((ref) => `• ${priceLine(ref)}`)
  if (prices.some((ref) => ref === replies.ads.price)) lines.push(replies.adBudget)
  const page = pageAt('plans')
  const plans = page && fillFrame(frames.seeAll, { path: page })
  lines.push([discountLine(prices), plans].filter(Boolean).join(' '))
  return prices.length > 0 ? [section(headings.price, lines.join('\n'))] : []
}

function goalProof(goal: Goal) {
  const slugs = goal.services.flatMap((slug) => services[slug]?.cases ?? [])
  const story = slugs.flatMap((slug) => successCases[slug] ?? [])[0]
  return (
    story && {
      label: fillFrame(frames.otherTrade, { company: story.company }),
      path: `${pageAt('cases')}#${story.slug}`,
    }
  )
}

function moreSection(niche: Niche, goal: Goal): string[] {
  const links = goal.services
    .flatMap((slug) => services[slug] ?? [])
    .slice(0, 2)
    .map(({ name, path }) => link(name, path))
  const proof = proofOf(niche) ?? goalProof(goal)
  if (proof) links.push(link(`caso ${proof.label}`, proof.path))
  return links.length > 0 ? [`**${headings.more}:** ${links.join(' · ')}`] : []
}

/** The playbook of a trade for a goal: what is wrong, what to do, what it costs, what to read. */
function answerAdvice(niche: Niche, goal: Goal, isKnownTrade: boolean): string[] {
  const means = goal.services.flatMap((slug) => meansOf[slug] ?? [])
  const way = means.length > 0 ? `, ${headings.means.replace('{means}', listed(means))}` : ''
  const parts = [
    `**${headings.diagnosis.replace('{name}', niche.name)}**${way}: ${lowerFirst(inWordsOf(niche, goal.diagnosis))}`,
    section(headings.steps, stepsFor(niche, goal)),
    ...(isKnownTrade ? [] : [replies.unknownNiche]),
  ]
  if (niche.rule) parts.push(`**${headings.rule}:** ${niche.rule}`)
  parts.push(...priceSection(goal), ...moreSection(niche, goal), replies.offer)
  return parts
}

/** Links as they lead on this site; where a page is left out, its words alone. */
function followLinks(text: string): string {
  return text.replace(/\[([^\]]+)\]\((\/[^)]*)\)/g, (_, label: string, path: string) => {
    const now = addressNow(path)
    return now === undefined ? label : `[${label}](${now})`
  })
}

/** More answers than this nobody reads on a phone. */
const MOST_ANSWERS = 3
/** 'Não.', 'No seu nome:' and the like say nothing alone. */
const SHORT = 48
/** One line for the trade, where a price or a budget was asked for a service that has a playbook. */
function forTrade(niche: Niche | undefined, intent: Intent): string | undefined {
  if (!niche || !('subjects' in intent)) return undefined
  if (intent.kind === 'budget') {
    if (!managesAds) return undefined
    const play = niche.plays[replies.ads.service]
    return play && `**${fillFrame(frames.forNiche, { name: niche.name })}:** ${play}`
  }
  const advice = intent.subjects[0]?.advice
  if (intent.kind !== 'price' || !advice) return undefined
  return fillFrame(frames.next, { name: niche.name, advice })
}

/** Beside another answer the first sentence is enough, where it says something; a list stays whole. */
function inShort(answer: string, least = 1): string {
  if (answer.includes('\n•')) return answer
  const sentences = sentencesOf(answer)
  let text = sentences.slice(0, least).join(' ')
  for (const more of sentences.slice(least)) {
    if (text.length >= SHORT * least) break
    text += ` ${more}`
  }
  return text
}

/** Two readings may be answered by the same sentences of the site. */
const isToldIn = (answer: string, before: string[]) =>
  before.some((one) => {
    const [told, sentences] = [fold(one), sentencesOf(answer).map(fold)]
    const repeated = sentences.filter((sentence) => told.includes(sentence))
    return told.includes(fold(inShort(answer))) || repeated.length > sentences.length / 2
  })

/** Whether a second reading of one question says of it what the answer before does not. */
function isWanted(parts: Understood['parts'], before: string, answer: string): boolean {
  const part = parts.find(({ intent }) => intent)
  if (!part || part.close) return true
  const [, adds = 0] = coverageOf(part.reading.words, [before, answer])
  return adds >= thresholds.adds
}

/**
 * The facts that answer what was asked, first and alone where that is all there is to say. What
 * stands here is also what a model is told.
 */
export function findFacts(
  { question }: ChatRequest,
  { niche, intents, unsure, parts }: Understood,
): string[] {
  const direct: string[] = []
  for (const intent of intents) {
    // What is quoted beside an answer must add to it.
    const isRepeated = direct.some((one) =>
      fold(one).includes(intent.kind === 'sentence' ? intent.word : '?'),
    )
    const isAlone = intent.kind === 'topic' && intent.topic.alone
    // Orders after a plain question do not take its answer away.
    if (isAlone && direct.length > 0) continue
    const answer = isRepeated ? undefined : answerDirectly(intent, fold(question))
    const [before] = direct
    const isIdle = unsure && answer && before && !isWanted(parts, before, answer)
    if (answer && !isIdle && !isToldIn(answer, direct)) direct.push(answer)
    if (isAlone) return answer ? [answer] : []
  }
  const [first] = intents
  const line = intents.length === 1 && first ? forTrade(niche, first) : undefined
  const answers = direct.slice(0, MOST_ANSWERS)
  // A list would push what was asked in particular out of sight.
  const [main = '', quote] = answers
  const isList = intents[0]?.kind === 'included' || intents[0]?.kind === 'offer'
  if (unsure && quote && /^(?:sentence|site)$/.test(intents[1]?.kind ?? '') && isList) {
    return [quote, main].map(followLinks)
  }
  // Of two readings of one question the likelier has a sentence more, where it is much likelier.
  const isClose = parts.some(({ intent, close }) => intent && close)
  const short = answers.map((answer, at) => {
    const isLonger = unsure ? at === 0 || isClose : answers.length === 2 && at === 1
    return inShort(answer, isLonger ? 2 : 1)
  })
  return [...(answers.length > 1 ? short : answers), ...(line ? [line] : [])].map(followLinks)
}

/**
 * An answer from the playbooks and the site's own words, for when no model is configured. It says
 * nothing that is not written in content/: no figure is made up, and what does not fit is said so.
 */
export function composeAnswer(request: ChatRequest, understood = understand(request)): string {
  if (holdsPersonalData(request.question)) return replies.personalData
  const { niche, intents, nearest, greeted, language } = understood
  const parts = findFacts(request, understood)
  const advice = intents.find((intent) => intent.kind === 'advice')
  if (advice) parts.push(...answerAdvice(niche ?? generalNiche, advice.goal, niche !== undefined))
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

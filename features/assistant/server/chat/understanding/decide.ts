import { topics as allTopics, contactTopics } from '#content/assistant/data.ts'
import type {
  Comparison,
  Definition,
  Goal,
  Niche,
  Subject,
  Topic,
} from '#content/types/assistant.ts'
import { managesAds } from '../answers/answer-price.ts'
import { type FoundSentence, findSentence, introductionOf } from '../knowledge/find-sentence.ts'
import { goals, isOwn } from '../knowledge/own-playbooks.ts'
import { answerOfLabel, type SiteAnswer } from '../knowledge/site-faq.ts'
import { WHO } from '../knowledge/site-sentences.ts'
import {
  isOfOthers,
  isThatOne,
  type Story,
  storyAskIn,
  storyOf,
  storyOfTrade,
  troubledStory,
} from '../knowledge/stories.ts'
import { type Guess, guess } from './guess.ts'
import { type About, aboutOf, readSlots, type Slots } from './slots.ts'
import { quoting, thresholds } from './thresholds.ts'

const aboutKinds = [
  'price',
  'time',
  'included',
  'about',
  'offer',
  'cheapest',
  'discount',
  'budget',
  'budgetApart',
] as const
type AboutKind = (typeof aboutKinds)[number]

export type Intent =
  | { kind: 'topic'; topic: Topic; of?: Subject }
  | ({ kind: AboutKind } & About)
  | { kind: 'definition'; definitions: Definition[] }
  | ({ kind: 'difference'; comparison?: Comparison; definitions: Definition[] } & About)
  | { kind: 'site'; item: SiteAnswer; words: string }
  | { kind: 'sentence'; text: string; title: string; path: string; word: string; more?: string }
  | { kind: 'trade'; niche: Niche }
  /** Of one client's story: what came of it, what it cost, how long it took, what was done. */
  | { kind: 'story'; story: Story; ask: ReturnType<typeof storyAskIn>; words: string }
  /** Asked of something that this agency does not do. */
  | { kind: 'notOffered'; subject: Subject }
  | { kind: 'advice'; goal: Goal }

const topics = new Map(allTopics.map((topic) => [topic.id, topic]))
const isAboutKind = (label: string): label is AboutKind => aboutKinds.includes(label as AboutKind)

/** What a label asks, of what was named; nothing where it cannot be answered. */
function intentOf(label: string, slots: Slots): Intent | undefined {
  const about = aboutOf(slots)
  const named = about.subjects.length > 0 || about.plans.length > 0
  const topic = topics.get(label)
  const { niche } = slots
  const isTrade = label === 'trade' || topic?.trade
  const ofTrade = isTrade && niche ? storyOfTrade(niche, slots.words) : undefined
  // 'o que deu errado nos projetos?': of the first that tells it.
  const story =
    ofTrade ?? (isTrade && storyAskIn(slots.words) === 'trouble' ? troubledStory() : undefined)
  // 'quantas matrículas a escola conseguiu?': what is asked of the story itself.
  if (story) return { kind: 'story', story, ask: storyAskIn(slots.words), words: slots.words }
  if (topic) return { kind: 'topic', topic, of: about.subjects[0] }
  if (label.startsWith('goal:')) {
    const goal = goals.find(({ id }) => `goal:${id}` === label)
    return goal && { kind: 'advice', goal }
  }
  if (/^(?:faq|site|part):/.test(label)) {
    const item = answerOfLabel(label)
    return item && { kind: 'site', item, words: slots.words }
  }
  if (label === 'trade') return niche && { kind: 'trade', niche }
  if (label === 'definition') return definitionOf(slots)
  if (label === 'difference') return differenceOf(slots, about)
  if (!isAboutKind(label)) return undefined
  const [strongest] = about.subjects
  if (strongest && !isOwn(strongest) && about.plans.length === 0) {
    return { kind: 'notOffered', subject: strongest }
  }
  if (/^(?:included|about|offer)$/.test(label) && !named) return undefined
  if (label.startsWith('budget') && !managesAds) return undefined
  if (label === 'discount') {
    // 'social media, tráfego e automação juntos': a discount counts whatever is named.
    const all = slots.subjects.filter(({ score }) => score > 4).map(({ subject }) => subject)
    return { kind: label, subjects: all, plans: [] }
  }
  return { kind: label, ...about }
}

function definitionOf({ definitions, words }: Slots): Intent | undefined {
  const [first] = definitions
  if (!first) return undefined
  const near = definitions.filter(({ score }) => score >= first.score / 2)
  const both = / e /.test(words) ? near : near.slice(0, 1)
  return { kind: 'definition', definitions: both.map(({ definition }) => definition) }
}

function differenceOf(slots: Slots, about: About): Intent | undefined {
  const { comparison } = slots
  const definitions = slots.definitions.map(({ definition }) => definition)
  const things = Math.max(about.plans.length, definitions.length, about.subjects.length)
  const [only] = about.subjects
  if (comparison || things > 1) return { kind: 'difference', comparison, definitions, ...about }
  if (!only || only.prices.length < 2) return undefined
  return { kind: 'difference', definitions: [], subjects: [only], plans: only.prices }
}

/** How one question reads: what it names, and what it may ask. */
export type Reading = Slots & Pick<Guess, 'features' | 'ranked' | 'share'>

export function recognise(words: string, beside = ''): Reading {
  const slots = readSlots(words)
  const canAnswer = (label: string) => label === 'off' || intentOf(label, slots) !== undefined
  return { ...slots, ...guess(words, canAnswer, beside) }
}

export type Decision = {
  intent?: Intent
  /** The client or the one of us that was named. */
  somebody?: string
  also?: Intent
  /** Whether that is about as likely as the intent. */
  close?: boolean
  /** What comes nearest where nothing is likely. */
  nearest?: Intent
  /** How probable the intent is. */
  score: number
}

/** A sentence of the site that shares a telling word with the question and speaks of most of it. */
const isTelling = (found: FoundSentence, least: (typeof quoting)['alone']) =>
  found.points >= least.points && found.covered >= least.covered && found.rarest >= least.rarest

/** Beside an answer nobody is told that there is none. */
const UNSTATED = 'unstated'
const isDirect = ({ kind }: Intent) => kind !== 'advice'
const DETAILED = /^(?:included|offer|time|about)$/

/** What a question wants: the one table of thresholds applied to what the model holds for probable. */
export function decide(reading: Reading): Decision {
  const { words } = reading
  const asked = reading.ranked.filter(({ label }) => label !== 'off')
  const likely = asked[0]
  const isOff = reading.share('off') > (likely?.share ?? 0)
  const intent =
    likely && likely.share >= thresholds.answer && !isOff
      ? intentOf(likely.label, reading)
      : undefined
  const next = asked[1]
  const other =
    intent && next && next.share >= thresholds.also && next.label !== UNSTATED
      ? intentOf(next.label, reading)
      : undefined
  const beside = intent && other && isDirect(intent) && isDirect(other) ? other : undefined
  const score = likely?.share ?? 0

  const isSure = score >= thresholds.sure
  const meant = likely?.label === UNSTATED ? undefined : intent

  const pages = aboutOf(reading).subjects.flatMap(({ service, time }) => [service, time])
  const near = findSentence(words, pages)
  const quoted = (least: (typeof quoting)['alone']) =>
    near && isTelling(near, least) ? ({ kind: 'sentence', ...near } as const) : undefined
  // Whoever names a client or one of us asks of nobody else.
  if (near?.whose && quoted(quoting.alone)) {
    const story = storyOf(near.whose)
    const ask = story && storyAskIn(words)
    const who = near.about === WHO && introductionOf(near.whose)
    const isTold = story && (ask || near.text.startsWith(`${story.client}:`))
    const quote = isTold ? undefined : { ...quoted(quoting.alone), ...(who && { text: who.text }) }
    const answer = (quote ?? (story && { kind: 'story', story, ask, words })) as Intent | undefined
    // What was asked of one of us may be asked of all; of a client it is not.
    const isContact = meant?.kind === 'topic' && contactTopics.includes(meant.topic)
    const also = !story && (isSure || isContact) ? meant : undefined
    return { intent: answer, score: 1, also, close: true, somebody: near.whose }
  }
  const somebody = intent?.kind === 'story' ? intent.story.names : undefined
  // 'a oficina recebia quantas ligações?': of a client of that trade, and not of what we charge.
  const { niche } = reading
  const isCalled = isThatOne(words, niche)
  const isPlain = score >= thresholds.plainly || (intent?.kind === 'topic' && isSure && !isCalled)
  const mayBeStory =
    intent?.kind !== 'story' && !isPlain && reading.share('off') < thresholds.unrelated
  const told = mayBeStory && isOfOthers(words) ? storyOfTrade(niche, words) : undefined
  if (told) {
    const story: Intent = { kind: 'story', story: told, ask: storyAskIn(words), words }
    return { intent: story, score: thresholds.sure, somebody: told.names }
  }
  const page = intent?.kind === 'topic' ? intent.topic.page : undefined
  if (page && near?.path === page && quoted(quoting.onPage)) {
    return { intent: quoted(quoting.onPage), score, also: meant, close: true }
  }
  // What a budget must buy is said in its last sentence: only what we charge stands beside it.
  if (intent?.kind === 'budget' && beside?.kind !== 'price') return { intent, score, somebody }
  if (intent) {
    if (!isSure && quoted(quoting.alone)) {
      return { intent: quoted(quoting.alone), score, also: meant, close: true }
    }
    const onPage = near?.service && pages.includes(near.service) && DETAILED.test(intent.kind)
    const aside = score < thresholds.plainly ? quoted(quoting.beside) : undefined
    const also = beside ?? aside ?? (onPage ? quoted(quoting.onPage) : undefined)
    const close = beside && next && next.share >= thresholds.close * score
    return { intent, score, also, close, somebody }
  }
  if (quoted(quoting.alone) && !(isOff && reading.share('off') >= thresholds.off)) {
    return { intent: quoted(quoting.alone), score: thresholds.answer }
  }
  const isHint = likely && likely.share >= thresholds.nearest && !isOff
  const hint = isHint ? intentOf(likely.label, reading) : undefined
  return { nearest: hint && isDirect(hint) ? hint : undefined, score }
}

import { contactTopics } from '#content/assistant/data.ts'
import type { PriceRef, Subject } from '#content/types/assistant.ts'
import { choosePlan, isWithin } from '../answers/choose-plan.ts'
import { findPrice, tierPrices } from '../answers/price-line.ts'
import { findSentence } from '../knowledge/find-sentence.ts'
import { subjects as allSubjects } from '../knowledge/own-playbooks.ts'
import { storyAskIn, storyOf } from '../knowledge/stories.ts'
import type { Intent } from './decide.ts'
import { bestOf } from './match-terms.ts'
import type { About } from './slots.ts'
import { thresholds } from './thresholds.ts'
import { namesNothingElse } from './tokens.ts'
import type { Understanding } from './understanding.ts'

const opensAsOne = /^(?:e|mas|entao|ai) /
/** 'como excluo ela': something that was named before. */
const pointsBack =
  /\b(?:ela|ele|elas|eles|isso|disso|nisso|dela|dele|esse|essa|desse|dessa|aquele|aquela)\b/
const LONGEST = 8
/** 'e pra clínica?': the same, for another line of business. */
const forTrade = /^(?:e|mas) (?:para|se for|no caso de) (?:o |a |um |uma )?\w+(?: de \w+)?$/
/** Whether a question asks no more than what was asked before, of another line of business. */
export const isForTrade = (words: string) => forTrade.test(words)

/** What the next of several questions is worth that are asked alike: 'e um anúncio?'. */
const NEXT = 0.8
const counts = /\b(?:\d+|dois|duas|tres|quatro|todos|tudo)\b/

/** 'e o zap?' after the address. */
const contactWords: [RegExp, id: string][] = [
  [/^e (?:o |a )?(?:whatsapp|telefone|contato|numero|celular)(?: de voce)?$/, 'person'],
  [/^e (?:o )?email(?: de voce)?$/, 'email'],
  [/^e (?:o )?(?:instagram|rede social)(?: de voce)?$/, 'networks'],
  [/^e (?:o )?cep$/, 'postal-code'],
]
const contactIn = (words: string) => {
  const [, id] = contactWords.find(([pattern]) => pattern.test(words)) ?? []
  return contactTopics.find((topic) => topic.id === id)
}

type AboutIntent = Extract<Intent, About>

/** 'websites' and 'websites-apps' are of one kind. */
const kindOf = ({ service }: Subject) => service?.split('-')[0]

const isAbout = (intent: Intent | undefined): intent is AboutIntent =>
  intent !== undefined && 'subjects' in intent && intent.kind !== 'difference'

/** Subjects and plans that were spoken of last. */
function lastAbout(earlier: Understanding[]): About | undefined {
  const last = earlier.findLast(
    ({ reading }) => reading.subjects.some(({ score }) => score > 4) || reading.plans.length > 0,
  )
  return (
    last && {
      subjects: last.reading.subjects.slice(0, 1).map(({ subject }) => subject),
      plans: last.reading.plans.map(({ ref }) => ref),
    }
  )
}

/** 'e se forem 10 páginas?': another plan for the same thing. */
function otherPlan({ subjects }: About, words: string): PriceRef | undefined {
  const kinds = subjects.map(kindOf)
  const refs = allSubjects
    .filter((one) => one.service && kinds.includes(kindOf(one)))
    .flatMap(({ prices }) => prices)
  return refs.length > 0 ? choosePlan([...new Set(refs)], words, 0.4) : undefined
}

/** 'e quanto ela investiu?' is asked of the client, or of the one of us, who was named before. */
function askOfSomebody(current: Understanding, before: Understanding): Understanding | undefined {
  const { reading, somebody } = current
  const { words } = reading
  if (somebody || !before.somebody || words.split(' ').length > LONGEST) return undefined
  const story = storyOf(before.somebody)
  const ask = storyAskIn(words)
  const rest = { ...current, somebody: before.somebody, score: 1, also: undefined }
  if (story && ask) return { ...rest, intent: { kind: 'story', story, ask, words } }
  if (!pointsBack.test(words)) return undefined
  const found = findSentence(words, [], before.somebody)
  if (found) return { ...rest, intent: { kind: 'sentence', ...found } }
  if (story) return { ...rest, intent: { kind: 'story', story, ask: undefined, words } }
  const intent = before.intent?.kind === 'sentence' ? before.intent : undefined
  return intent && { ...rest, intent }
}

const asksDifference = /\b(?:diferenca|compara\w*|muda de um|qual (?:e )?melhor)\b/
const asksOther = /^(?:e )?(?:o|os|a|as) outr[oa]s?$/

/** 'qual a diferença então?' of what was spoken of in the last two questions; 'e o outro?' of a list of plans. */
function compareLast(
  current: Understanding,
  earlier: Understanding[],
  read: (words: string) => Understanding,
): Understanding | undefined {
  const { reading } = current
  const [only, second] =
    earlier.findLast((one) => one.reading.plans.length > 0)?.reading.plans ?? []
  const named = reading.subjects.length > 0 || reading.plans.length > 0
  if (named || reading.words.split(' ').length > LONGEST) return undefined
  const list = only && tierPrices.filter((ref) => ref.split('/')[0] === only.ref.split('/')[0])
  if (list && !second && asksOther.test(reading.words)) {
    const plans = list.filter((ref) => ref !== only.ref)
    return { ...current, score: 1, intent: { kind: 'price', subjects: [], plans } }
  }
  if (!asksDifference.test(reading.words)) return undefined
  if (list && list.length > 1) {
    const intent: Intent = { kind: 'difference', definitions: [], subjects: [], plans: list }
    return { ...current, score: 1, intent }
  }
  const words = earlier.slice(-2).map((one) => one.reading.words)
  const together = read([reading.words, ...words].join(' e '))
  return together.intent?.kind === 'difference' ? together : undefined
}

const isMonthly = ({ prices: [first] }: Subject) => first !== undefined && findPrice(first).monthly
const adds =
  /\b(?:junto|juntar|juntando|juntos|tambem|somar|soma|somando|total|mais|com desconto)\b/

/** 'e com a automação também?': what was named before and what is named now, together. */
function addTogether(current: Understanding, earlier: Understanding[]): Understanding | undefined {
  const { words } = current.reading
  const asksSum = current.intent?.kind === 'discount' || adds.test(words)
  if (!asksSum || words.split(' ').length > LONGEST) return undefined
  const subjectsOf = ({ reading, intent }: Understanding) => [
    ...(intent && 'subjects' in intent ? intent.subjects : []),
    ...reading.subjects.filter(({ score }) => score > 4).map(({ subject }) => subject),
  ]
  const now = [...new Set(subjectsOf(current).filter(isMonthly))]
  const own = current.intent?.kind === 'discount' && now.length > 1
  if (own || (now.length === 0 && current.intent?.kind !== 'discount')) return undefined
  const before = earlier.slice(-2).flatMap(subjectsOf).filter(isMonthly)
  const subjects = [...new Map([...before, ...now].map((one) => [one.id, one])).values()]
  if (subjects.length < 2 || before.length === 0) return undefined
  return {
    ...current,
    score: 1,
    also: undefined,
    intent: { kind: 'discount', subjects, plans: [] },
  }
}

/**
 * 'e quanto custa?' is about what was spoken of before; 'e landing page?' asks the same of something
 * else. Whatever says enough by itself stays as it is.
 */
export function followUp(
  current: Understanding,
  earlier: Understanding[],
  read: (words: string, beside?: string) => Understanding,
): Understanding {
  const before = earlier.at(-1)
  if (!before) return current
  const { intent, reading } = current
  const ofSomebody = askOfSomebody(current, before)
  if (ofSomebody) return ofSomebody
  const sum = addTogether(current, earlier)
  if (sum) return sum
  if (!intent || current.score < thresholds.plain || intent.kind !== 'difference') {
    const compared = compareLast(current, earlier, read)
    if (compared) return compared
  }
  const named = reading.subjects.length > 0 || reading.plans.length > 0
  const kinds = ['price', 'time', 'included', 'offer'] as const
  const asked = bestOf(kinds, (kind) =>
    reading.share(kind) >= thresholds.nearest ? reading.share(kind) : 0,
  )
  const plainly = kinds.some((kind) => kind !== 'offer' && reading.share(kind) >= thresholds.plain)

  // 'o plano Growth é quanto e quantos posts vem': the posts are that plan's.
  const plans = before.reading.plans.map(({ ref }) => ref)
  if (
    asked === 'included' &&
    plans.length === 1 &&
    !reading.plans.length &&
    isWithin(plans[0], reading.words)
  ) {
    return { ...current, score: before.score, intent: { kind: asked, subjects: [], plans } }
  }
  const back = plainly && pointsBack.test(reading.words)
  const meant = asked !== undefined && reading.share(asked) > current.score
  const elsewhere = intent?.kind === 'site' && (plainly || asked === 'time')
  const open = !intent || meant || isAbout(intent) || back || elsewhere
  if (asked && !named && open) {
    const about = lastAbout(earlier)
    if (about) {
      const score = Math.max(current.score, thresholds.sure)
      return { ...current, score, intent: { kind: asked, ...about } }
    }
  }
  const isElse = !intent || !(intent.kind === 'topic' || named)
  const isCarried = isAbout(before.intent) || before.intent?.kind === 'advice'
  if (isForTrade(reading.words) && isElse && isCarried) {
    return { ...current, score: before.score, also: undefined, intent: before.intent }
  }
  const short = reading.words.split(' ').length <= LONGEST
  const opens = opensAsOne.test(reading.words)
  if (short && opens && before.intent?.kind === 'discount' && counts.test(reading.words)) {
    return { ...current, score: before.score, intent: before.intent }
  }
  // 'isso é por mês?' after a price.
  if (
    short &&
    before.intent?.kind === 'price' &&
    /\b(?:por mes|mensal|vez so|unico)\b/.test(reading.words)
  ) {
    return { ...current, score: before.score, intent: before.intent }
  }
  // 'tem outro mais barato?': of the same kind.
  if (intent?.kind === 'cheapest' && !named && isAbout(before.intent)) {
    const kinds = before.intent.subjects.map(kindOf)
    const subjects = allSubjects.filter((one) => one.service && kinds.includes(kindOf(one)))
    return { ...current, intent: { ...intent, subjects } }
  }
  if (opens && before.intent?.kind === 'topic' && contactTopics.includes(before.intent.topic)) {
    const other = contactIn(reading.words)
    if (other) return { ...current, score: before.score, intent: { kind: 'topic', topic: other } }
  }
  if (short && opens && !plainly && isAbout(before.intent)) {
    const plan = named ? undefined : otherPlan(before.intent, reading.words)
    if (plan) return { ...current, intent: { ...before.intent, plans: [plan] } }
  }
  if (short && pointsBack.test(reading.words) && !plainly) {
    const together = read(`${reading.words} ${before.reading.words}`)
    const kind = together.intent?.kind
    const other = (kind === 'topic' || kind === 'definition') && together.intent !== before.intent
    if (other && together.score >= Math.min(current.score, thresholds.sure)) return together
  }
  // 'e rádio?' after what is not done: the same of another.
  if (short && opens && !intent && before.intent?.kind === 'topic') {
    const together = read(`${before.reading.words} ${reading.words}`)
    if (together.score >= thresholds.sure && together.intent?.kind === 'topic') return together
  }
  // 'e subo quanto de cada vez?': of what a page said to the question before.
  const isQuoted = before.intent?.kind === 'site' || before.intent?.kind === 'sentence'
  if (short && opens && isQuoted && current.score < thresholds.sure) {
    const together = read(reading.words, before.reading.words)
    if (together.intent && together.score > current.score) return together
  }
  // 'e o growth?' names something and asks nothing.
  const bare = namesNothingElse(reading.words)
  const weak =
    !intent ||
    bare ||
    current.score < thresholds.sure ||
    intent.kind === 'advice' ||
    intent.kind === 'site' ||
    isAbout(intent)
  if (!short || !before.intent || !weak || (plainly && intent)) return current
  const { intent: last } = before
  if (named && opens && bare && last?.kind === 'topic' && last.of) {
    return {
      ...current,
      score: before.score,
      intent: { ...last, of: reading.subjects[0]?.subject },
    }
  }
  // 'e só tráfego e site?' asks a price of its own.
  const several = reading.subjects.filter(({ score }) => score > 4).length > 1
  const own =
    (intent?.kind === 'price' && several) ||
    (intent?.kind === 'discount' && last?.kind === 'discount')
  if (
    named &&
    !own &&
    isAbout(before.intent) &&
    (opens || bare || !intent || intent.kind === 'advice')
  ) {
    const subjects = reading.subjects.slice(0, 1).map(({ subject }) => subject)
    const plans = reading.plans.map(({ ref }) => ref)
    const score = Math.max(current.score, before.score * NEXT)
    return { ...current, score, intent: { ...before.intent, subjects, plans } }
  }
  if (opens && current.niche && (bare || !isAbout(intent)))
    return { ...current, intent: before.intent }
  return current
}

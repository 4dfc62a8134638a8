import type {
  Comparison,
  Definition,
  Goal,
  Niche,
  PriceRef,
  Subject,
  Topic,
} from '#content/types/assistant.ts'
import { type FoundSentence, findSentence } from '../knowledge/find-sentence.ts'
import { findSiteAnswer, guessSiteAnswer, type SiteAnswer } from '../knowledge/site-faq.ts'
import { isStrange } from './phrase-model.ts'
import type { AskName, Reading } from './recognise.ts'
import { isCommon } from './vocabulary.ts'

/** About what a service question is. */
export type About = { subjects: Subject[]; plans: PriceRef[] }

export type Intent =
  | { kind: 'topic'; topic: Topic; of?: Subject }
  | ({ kind: Exclude<AskName, 'difference' | 'definition'> } & About)
  | { kind: 'definition'; definitions: Definition[] }
  | ({ kind: 'difference'; comparison?: Comparison; definitions: Definition[] } & About)
  | { kind: 'site'; item: SiteAnswer }
  | { kind: 'sentence'; text: string; title: string; path: string; word: string }
  | { kind: 'trade'; niche: Niche }
  | { kind: 'advice'; goal: Goal }

/** 'como…', 'o que fazer', 'vale a pena': whoever begins so wants advice rather than a fact. */
const adviceOpening =
  /^(?:oi |ola |bom dia |e )*(?:como (?!funciona)|de que jeito|qual .*melhor (?:jeito|forma|horario|dia))\b|\bo que (?:faco|fazer|posta)|vale a pena|evita/

export const isAdviceAsked = (words: string) => adviceOpening.test(words)

/** 'tem…', 'quem…', 'quanto…': whoever begins so wants a fact. */
const factOpening =
  /^(?:e |mas |oi |ola )*(?:tem|quem|qual|quanto|posso|aceita|cobra\w*|existe|preciso pagar|da para)\b/

/** More than whether we do it. */
const asksMore = /\b(?:quanto|quando|qual|quais|como|onde|quem|porque)\b/

const MOST_NAMED = 3
/** 'newsletter é o quê': so few words ask for nothing but what it is. */
const BRIEF = 7
/** Two things that people mix up, both named. */
const COMPARED = 42
/** More than a weak word. */
const NAMED = 6
/** However often a service is named, it is what is asked of and not what is asked. */
const MOST_ABOUT = 12
/** What an ask in so many words ('preço', 'prazo') adds to one that is guessed. */
const SAID = 8
/** Less than this is a guess that nobody should be answered with. */
const LEAST = 7
/** A worry in two words of its own. */
const PLAIN = 14
/** From here on a guess is worth as much as what is said in so many words. */
const LIKELY = 9
/** What a sentence must share with a question to be quoted. */
const QUOTED = { points: 0.7, covered: 0.45, rarest: 0.5 }
/** Less will do beside another answer. */
const ASIDE = { points: 0.5, covered: 0.4, rarest: 0.45 }
/** Still less on the page of the service that was named, where its contents are asked for. */
const DETAIL = { points: 0.3, covered: 0.3, rarest: 0.18 }
const DETAILED = /^(?:included|offer|time|about)$/
/** Below this a sentence of the site that speaks of it is the better answer. */
const SURE = 18

function aboutOf({ subjects, plans, words }: Reading): About & { score: number } {
  const [first] = subjects
  // 'site e landing page' asks of both; in 'site para loja de fotos' one is by the way.
  const both = / e | ou /.test(words) ? MOST_NAMED : 1
  const chosen = subjects
    .filter(({ score }) => first && (score >= first.score / 2 || (both > 1 && score > NAMED)))
    .slice(0, both)
    .map(({ subject }) => subject)
  const called = plans.map(({ ref }) => ref)
  const score = Math.min(MOST_ABOUT, Math.max(first?.score ?? 0, plans[0]?.score ?? 0))
  return { subjects: chosen, plans: called, score }
}

/** Something was named that nobody names who asks this of us: a car, a fridge. */
const namesStranger = (kind: AskName, words: string) =>
  words.split(' ').some((word) => word.length > 3 && !isCommon(word) && isStrange(kind, word))

type Candidate = { intent: Intent; score: number; also?: Intent }
export type Decision = Partial<Candidate> & { nearest?: Intent }

/** Below what is likely, and still worth a hint. */
const HINT = 2.5
const isFact = ({ kind }: Intent) => !/^(?:advice|offer|about|budget|cheapest|discount)/.test(kind)

/** A second reading that is nearly as likely is answered too, in short. */
const NEAR = 0.85

const isDirect = ({ kind }: Intent) => kind === 'topic' || kind === 'site' || kind === 'time'

/** A sentence of the site that shares a telling word with the question and speaks of most of it. */
const isTelling = ({ points, covered, rarest }: FoundSentence, least: typeof QUOTED) =>
  points >= least.points && covered >= least.covered && rarest >= least.rarest

function withNext([best, ...others]: Candidate[], reading: Reading): Candidate | undefined {
  const [next] = others
  if (!best) return undefined
  const near =
    next && next.score >= best.score * NEAR && isDirect(best.intent) && isDirect(next.intent)
  // 'quanto custa e demora quanto': two questions in one breath.
  const both = best.intent.kind === 'price' && reading.said('time') && reading.said('price')
  const time = both
    ? others.find(({ intent: { kind } }) => kind === 'time' || kind === 'site')
    : undefined
  const beside: Intent | undefined =
    best.intent.kind === 'topic' && reading.other
      ? { kind: 'topic', topic: reading.other }
      : undefined
  const also = beside ?? (near ? next : time)?.intent
  return also ? { ...best, also } : best
}

/** What a question wants, the strongest reading first; nothing when nothing fits. */
export function decide(
  reading: Reading,
  goal: { goal: Goal; score: number; guessed: number } | undefined,
): Decision | undefined {
  const off = reading.guessed('off')
  const { asks, words, topic, definitions, comparison } = reading
  const { score: aboutScore, ...about } = aboutOf(reading)
  const candidates: Candidate[] = []
  const add = (intent: Intent, score: number) => candidates.push({ intent, score })

  // 'quanto custa um carro': no price of ours, and nothing else of ours either.
  const strange = reading.said('price') && !aboutScore && namesStranger('price', words)
  if (topic && !(strange && topic.score < SURE)) {
    add({ kind: 'topic', topic: topic.topic, of: about.subjects[0] }, topic.score)
  }
  for (const kind of ['price', 'time', 'included'] as const) {
    if (asks[kind] < LEAST && !reading.said(kind)) continue
    if (!aboutScore && namesStranger(kind, words)) continue
    if (kind === 'included' && !aboutScore) continue
    const plainly = reading.said(kind) ? SAID : 0
    const timed = reading.subjects.find(({ subject }) => subject.time)?.subject
    const known = about.subjects.some(({ time }) => time)
    const whose = kind === 'time' && timed && !known ? { ...about, subjects: [timed] } : about
    // Without a thing to ask it of, what else was named is meant: 'quanto custa a consultoria'.
    const alone = topic?.said ? 0.3 : 0.6
    const score = aboutScore ? asks[kind] + aboutScore + plainly : asks[kind] * alone
    // Whoever asks a price in so many words wants a price, whatever the guess.
    const plain = kind === 'price' && reading.asksPrice && aboutScore > 0
    add({ kind, ...whose }, plain ? score + SAID : score * reading.trusted(kind))
  }
  for (const kind of ['cheapest', 'discount', 'budget', 'budgetApart'] as const) {
    const other = reading.said('price') && !reading.said(kind)
    if (asks[kind] && !other) add({ kind, ...about }, asks[kind] + 10)
  }
  // 'social media, tráfego e automação juntos': a discount counts whatever is named.
  if (asks.discount && reading.subjects.length > 1) {
    const named = reading.subjects.filter(({ score }) => score > 4).map(({ subject }) => subject)
    add({ kind: 'discount', subjects: named, plans: [] }, asks.discount + 40)
  }
  // 'landing page ou site' asks for the difference in so many words.
  const between =
    comparison && (words.split(' ').length <= BRIEF || / ou (?!so )|porque|mesma|igual/.test(words))
  if (asks.difference || between) {
    const terms = definitions.map(({ definition }) => definition)
    const things = Math.max(about.plans.length, terms.length, about.subjects.length)
    const [only] = about.subjects
    if (comparison || things > 1) {
      add(
        { kind: 'difference', comparison, definitions: terms, ...about },
        asks.difference + COMPARED,
      )
    } else if (only && only.prices.length > 1) {
      const plans = only.prices
      add({ kind: 'difference', definitions: [], subjects: [only], plans }, asks.difference + 10)
    }
  }
  const [defined] = definitions
  const short = words.split(' ').length <= 2
  const brief = words.split(' ').length <= BRIEF
  if (defined && (asks.definition || (short && !topic))) {
    const near = definitions.filter(({ score }) => score >= defined.score / 2)
    const both = / e /.test(words) ? near : near.slice(0, 1)
    add(
      { kind: 'definition', definitions: both.map(({ definition }) => definition) },
      asks.definition + defined.score + (reading.said('definition') && brief ? 2 * SAID : 0),
    )
  }
  if (asks.about && aboutScore) {
    add({ kind: 'about', ...about }, (asks.about + aboutScore) * reading.trusted('about'))
  }
  // 'vocês fazem remarketing?': what it is tells as much as there is to tell.
  if (defined && asks.offer && !aboutScore) {
    add({ kind: 'definition', definitions: [defined.definition] }, asks.offer / 2 + defined.score)
  }
  const wantsAdvice = isAdviceAsked(words)
  const toUs = /\bvoce\b/.test(words)
  if (aboutScore && (asks.offer || (toUs && !wantsAdvice))) {
    const plainly =
      reading.said('offer') && !reading.said('price') && !asksMore.test(words) ? SAID : 0
    const score = Math.max(asks.offer / 2, 4) + aboutScore + plainly
    add({ kind: 'offer', ...about }, score * reading.trusted('offer'))
  }
  const site = findSiteAnswer(words)
  if (site) add({ kind: 'site', item: site.item }, site.score)
  const likely = guessSiteAnswer(reading.guessed)
  // What the site answers itself is narrower than what can be said of any service.
  if (likely) {
    const named = reading.subjects.find(({ subject: { service, time } }) =>
      [service, time].includes(likely.item.service),
    )
    const sure = likely.score > LIKELY ? SAID : 0
    add(
      { kind: 'site', item: likely.item },
      likely.score + sure + Math.min(MOST_ABOUT, named?.score ?? 0),
    )
  }
  // A playbook is no answer to a question about the agency that was not understood.
  const worried = goal && (goal.score > 0 || goal.guessed > LEAST)
  // 'baixa temporada' alone is the worry by its name.
  const named = words.split(' ').length <= 3 && (goal?.score ?? 0) > PLAIN
  const own = /\b(?:meus?|minhas?|nossa?)\b/.test(words) && !toUs
  if (worried && (wantsAdvice || goal.guessed || own || !(toUs || factOpening.test(words)))) {
    add(
      { kind: 'advice', goal: goal.goal },
      goal.score * 0.4 + goal.guessed + (wantsAdvice || named ? 14 : 0),
    )
  }
  const best = withNext(
    candidates.sort((a, b) => b.score - a.score),
    reading,
  )
  const pages = about.subjects.flatMap(({ service, time }) => [service, time])
  const near = findSentence(words, pages)
  const quoted = (least: typeof QUOTED) =>
    near && isTelling(near, least) ? ({ kind: 'sentence', ...near } as const) : undefined
  const quote = quoted(QUOTED)
  const aside = quoted(ASIDE)
  // Whoever names a client or one of us asks of nobody else.
  if (quote && near?.whose) return { intent: quote, score: SURE, also: best?.intent }
  if (best && best.score > SURE) {
    if (best.score <= off) return undefined
    // 'quantas palavras tem cada artigo': a page's own sentence is nearer than a plan's list.
    const onPage = near?.service && pages.includes(near.service) && DETAILED.test(best.intent.kind)
    const also = best.also ?? aside ?? (onPage ? quoted(DETAIL) : undefined)
    return also ? { ...best, also } : best
  }
  // A worry in its own words ('preciso de um logo') is no guess, however few they are.
  const least = best?.intent.kind === 'advice' && goal?.score ? 0 : LEAST
  const other = best && best.score > Math.max(least, off) ? best : undefined
  if (aside && other && other.score > LIKELY + 3) return { ...other, also: other.also ?? aside }
  if (quote) return { intent: quote, score: LEAST, also: other?.intent }
  if (other) return other
  const hint = candidates.find(({ intent, score }) => isFact(intent) && score > Math.max(HINT, off))
  return hint && { nearest: hint.intent }
}

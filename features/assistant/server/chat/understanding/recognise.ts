import { asks, comparisons, glossary, topics } from '#content/assistant/data.ts'
import type { Comparison, Definition, PriceRef, Subject, Topic } from '#content/types/assistant.ts'
import { choosePlan } from '../answers/choose-plan.ts'
import { allPrices, findPrice, tierPrices } from '../answers/price-line.ts'
import { subjects } from '../knowledge/own-playbooks.ts'
import { telling } from '../knowledge/site-faq.ts'
import { guess } from './guess.ts'
import { createStrength } from './match-terms.ts'
import { namesNothingElse, namesPlace } from './phrase-model.ts'
import { foldWords } from './text.ts'
import { isCommon } from './vocabulary.ts'

export type AskName = keyof typeof asks

/** What one question holds, each with how strongly it is said. */
export type Reading = {
  words: string
  topic?: { topic: Topic; score: number; said: boolean }
  /** Another one that was asked for in so many words beside it: 'o endereço e o horário'. */
  other?: Topic
  asks: Record<AskName, number>
  /** The strongest first. */
  subjects: { subject: Subject; score: number }[]
  /** Plans that are called by their name or their price. */
  plans: { ref: PriceRef; score: number }[]
  definitions: { definition: Definition; score: number }[]
  comparison?: Comparison
  /** How much the model of phrases speaks for a label ('goal:busca', 'off'), on the scale of terms. */
  guessed: (label: string) => number
  /** How much what is said in so many words counts where the guess is sure of something else: 1 is all. */
  trusted: (label: string) => number
  /** Whether a price was asked for, and not only a plan named. */
  asksPrice: boolean
  /** Whether it was asked in so many words. */
  said: (ask: AskName) => boolean
}

/** What a sure guess weighs beside terms: about as much as two words of one. */
const SURE = 20
/** What nobody should be led on with comes before what else was said. */
const ALONE = 30
/** A guess that is not likelier than this is none. */
const LEAST_SHARE = 0.2

/** How much less a term counts where the guess is sure of something else. */
const OVERRULED = 0.5

const askMatchers = Object.entries(asks).map(
  ([name, terms]) => [name as AskName, createStrength(terms)] as const,
)
/** A 'plano' alone may be one that is to be left. */
const plainPrice = createStrength(
  asks.price.filter((term) => !/^(?:plano|pacote|tabela|valor)\b/.test(term)),
)
const topicMatchers = topics.map((topic) => ({ topic, match: createStrength(topic.terms) }))
const subjectMatchers = subjects.map((subject) => ({
  subject,
  match: createStrength(subject.terms),
  matchWeak: createStrength(subject.weak ?? []),
}))
const planMatchers = tierPrices.map((ref) => {
  const { name } = findPrice(ref)
  return {
    ref,
    match: createStrength([
      name,
      name.split('/')[0] as string,
      name.split(/[\s/]+/).join(' .. '),
      `plano ${name}`,
    ]),
  }
})
const glossaryMatchers = glossary.map((definition) => ({
  definition,
  match: createStrength(definition.terms),
}))
const comparisonMatchers = comparisons.map((comparison) => ({
  comparison,
  sides: comparison.between.map(createStrength),
}))

const describe = (ref: PriceRef) => {
  const { name, covers, features } = findPrice(ref)
  return [name, covers, ...features].join(' ')
}

const strongestFirst = <T extends { score: number }>(list: T[]): T[] =>
  list.filter(({ score }) => score > 0).sort((a, b) => b.score - a.score)

/** 'o de 1500', 'o de 12 mil': plans meant by what they cost. */
function plansByPrice(words: string): { ref: PriceRef; score: number }[] {
  const amounts = [
    ...words.matchAll(
      /\b(\d+(?: \d{3})*)( mil)?\b(?! (?:seguidor|curtida|like|view|visualiz|inscrit|pessoa|contato|email|numero|mensage|visita|lead|cliente|avaliac|estrela|dia|mes|hora|palavra|produto|aluno|paciente))/g,
    ),
  ].map(([, digits = '', thousand]) => Number(digits.replaceAll(' ', '')) * (thousand ? 1000 : 1))
  return amounts
    .filter((amount) => amount >= 100)
    .flatMap((amount) =>
      [...allPrices, ...tierPrices]
        .filter((ref) => findPrice(ref).amount === amount)
        .slice(0, 1)
        .map((ref) => ({ ref, score: 8 })),
    )
}

/** A subject was named and not only touched: more than a weak word. */
const NAMED = 4
/** What a plan's own words must be worth to mean it, within what was named and where nothing was. */
const OWN_WORDS = { named: 0.4, alone: 0.8, several: 0.8 }

/** Whoever says what may be spent asks what there is for it. */
const BUDGET = 12

/** 'até 3 mil', 'menos de 1500': what may be spent. */
function mostToSpend(words: string): number | undefined {
  const [, digits, thousand] =
    /\b(?:ate|menos? de|orcamento(?: e)? de|fazer com|consigo com|abaixo de|no maximo|maximo de|so tenho|tenho so|tenho) (\d+(?: \d{3})*)( mil)?\b(?! (?:contato|cliente|seguidor|email|produto|aluno|loja|ano|pessoa|funcionario))/.exec(
      words,
    ) ?? []
  const amount = digits && Number(digits.replaceAll(' ', '')) * (thousand ? 1000 : 1)
  return amount && amount >= 100 ? amount : undefined
}

/** The plan whose features were spoken of: 'site com blog', 'olhar meu GA4'. */
function planByFeatures(
  read: Reading['subjects'],
  words: string,
  most: number | undefined,
): Reading['plans'] {
  const named = read.filter(({ score }) => score > NAMED)
  const refs = named.flatMap(({ subject }) => subject.prices)
  if (most) {
    const within = (refs.length > 0 ? refs : [...allPrices, ...tierPrices]).filter(
      (ref) => (findPrice(ref).amount ?? Number.POSITIVE_INFINITY) <= most,
    )
    return within.map((ref) => ({ ref, score: 8 }))
  }
  if (named.length > 0 && refs.length < 2) return []
  // Of several things that were named, a plan must hold more than a word to be meant.
  const least =
    named.length > 1 ? OWN_WORDS.several : named.length ? OWN_WORDS.named : OWN_WORDS.alone
  // What names the service says nothing of which plan.
  const names = new Set(named.flatMap(({ subject }) => subject.terms).flatMap(foldWords))
  const others = words.split(' ').filter((word) => !names.has(word))
  const ref = choosePlan(refs, others.join(' '), least)
  return ref ? [{ ref, score: 8 }] : []
}

/** 'site com blog': what is a feature of a plan of something else that was named is not asked of itself. */
function withoutFeatures(read: Reading['subjects'], words: string): Reading['subjects'] {
  for (const { subject } of read) {
    if (subject.prices.length < 2) continue
    const plan = choosePlan(subject.prices, words, OWN_WORDS.named)
    if (!plan) continue
    const own = telling(foldWords(describe(plan)))
    const others = read.filter(
      (other) =>
        other.subject === subject ||
        other.subject.prices.some((ref) => subject.prices.includes(ref)) ||
        !words
          .split(' ')
          .filter(
            (word) => !isCommon(word) && foldWords(other.subject.terms.join(' ')).includes(word),
          )
          .every(
            (word) =>
              new RegExp(`\\b(?:com|e|tem|inclui|mais)(?: um| uma| o)? ${word}\\b`).test(words) &&
              [...telling([word])].every((stem) => own.has(stem)),
          ),
    )
    if (others.length < read.length) return others
  }
  return read
}

/** Named by a word that hardly means anything else. */
const isSaid = ({ said }: { said: number }) => said >= SAID_PLAINLY
const SAID_PLAINLY = 7

/** 'sem anúncio', 'não quero site': what was named only to be left out. */
const leftOut =
  /(?<= |^)(?:sem|fora|menos?|exceto|nao quero)(?: (?:o|a|os|as|um|uma|ser|fazer|pagar|ter))? \w+/g

/** 'fala logo', 'preciso vender logo': no logo is meant. */
const soon =
  /\b(fala|diz|diga|manda|passa|vend\w+|respond\w+|resolv\w+|comec\w+|abr\w+|tao) logo\b/g

/** 'o Starter é quanto?' */
const endsInPrice = /\bquanto(?: mesmo| por mes| mais ou menos)?$/

/** 'o de 1500 tem blog?': what a plan holds. */
const holds = /\b(?:tem|vem|cabe|cabem|posso ter|direito)\b/

/** Reads one question, in plain words (see normalise.ts). */
export function recognise(words: string): Reading {
  const wanted = words.replace(leftOut, ' ').replace(soon, '$1').replace(/ +/g, ' ').trim()
  const shares = guess(words)
  const guessed = (label: string) => {
    const share = shares[label] ?? 0
    return share < LEAST_SHARE ? 0 : share * SURE
  }
  const likeliest = Math.max(0, ...Object.values(shares))
  const trusted = (label: string) => 1 - OVERRULED * Math.max(0, likeliest - (shares[label] ?? 0))
  const onlyPlaced = namesNothingElse(words) && namesPlace(words)
  const compared = comparisonMatchers.find(({ sides }) => sides.every((match) => match(words) > 0))
  const asksOfThings = compared !== undefined || askMatchers.some(([, match]) => match(words) > 0)
  const [topic, ...rest] = strongestFirst(
    topicMatchers.map(({ topic, match }) => {
      const said = match(words)
      const doubt = trusted(topic.id)
      // A swear word beside a question is only how it is asked.
      if (topic.id === 'insult' && compared) return { topic, said, score: 0 }
      const alone = said && topic.alone && !(topic.id === 'insult' && asksOfThings)
      // 'gravam em Caucaia': a thing and a place, and nothing else.
      const there = topic.id === 'cities' && onlyPlaced ? BUDGET : 0
      return { topic, said, score: said * doubt + guessed(topic.id) + (alone ? ALONE : 0) + there }
    }),
  )
  const most = mostToSpend(words)
  const saidAsks = askMatchers.map(([name, match]) => [name, match(words)] as const)
  const named = strongestFirst(
    subjectMatchers.map(({ subject, match, matchWeak }) => ({
      subject,
      score: match(wanted) || matchWeak(wanted) / 4,
    })),
  )
  const read = withoutFeatures(named, wanted)
  const called = [
    ...strongestFirst(planMatchers.map(({ ref, match }) => ({ ref, score: match(words) }))),
    ...(most ? [] : plansByPrice(words)),
  ]
  return {
    words,
    topic: topic && { ...topic, said: topic.said > SAID_PLAINLY },
    other: topic?.said && / e /.test(words) ? rest.find(isSaid)?.topic : undefined,
    guessed,
    trusted,
    said: (ask) => saidAsks.some(([name, score]) => name === ask && score > 0),
    asksPrice: plainPrice(words) > 0 || (endsInPrice.test(words) && called.length > 0),
    subjects: read,
    plans: called.length > 0 ? called : planByFeatures(read, wanted, most),
    asks: Object.fromEntries(
      saidAsks.map(([name, score]) => [
        name,
        score +
          guessed(name) +
          (name === 'price' && (most || (endsInPrice.test(words) && (called.length || read.length)))
            ? BUDGET
            : 0) +
          (name === 'included' && called.length > 0 && holds.test(words) ? BUDGET : 0),
      ]),
    ) as Record<AskName, number>,
    definitions: strongestFirst(
      glossaryMatchers.map(({ definition, match }) => ({ definition, score: match(words) })),
    ),
    comparison: compared?.comparison,
  }
}

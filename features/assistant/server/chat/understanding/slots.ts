import { comparisons, glossary, niches } from '#content/assistant/data.ts'
import type { Comparison, Definition, Niche, PriceRef, Subject } from '#content/types/assistant.ts'
import { choosePlan } from '../answers/choose-plan.ts'
import { allPrices, findPrice, tierPrices } from '../answers/price-line.ts'
import { everySubject, isOwn } from '../knowledge/own-playbooks.ts'
import { telling } from '../knowledge/telling.ts'
import { bestOf, createStrength, createStrengths } from './match-terms.ts'
import { foldWords } from './text.ts'
import { isCommon } from './vocabulary.ts'

/** What a question names, each with how strongly: rules, as a price or a plan is named or is not. */
export type Slots = {
  words: string
  /** The strongest first; what the agency does not offer has no service and no price. */
  subjects: { subject: Subject; score: number }[]
  /** Plans that are called by their name, their price or their features. */
  plans: { ref: PriceRef; score: number }[]
  definitions: { definition: Definition; score: number }[]
  comparison?: Comparison
  niche?: Niche
  /** What may be spent, where that was said. */
  most?: number
}

const strongly = createStrengths(everySubject.map((one) => [one, one.terms] as const))
const weakly = createStrengths(everySubject.map((one) => [one, one.weak ?? []] as const))
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
const definitionStrengths = createStrengths(
  glossary.map((definition) => [definition, definition.terms] as const),
)
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

/** 'até 3 mil', 'menos de 1500': what may be spent. */
function mostToSpend(words: string): number | undefined {
  const [, digits, thousand] =
    /\b(?:ate|menos? de|orcamento(?: e)? de|fazer com|consigo com|abaixo de|no maximo|maximo de|so tenho|tenho so|tenho) (\d+(?: \d{3})*)( mil)?\b(?! (?:contato|cliente|seguidor|email|produto|aluno|loja|ano|pessoa|funcionario))/.exec(
      words,
    ) ?? []
  const amount = digits && Number(digits.replaceAll(' ', '')) * (thousand ? 1000 : 1)
  return amount && amount >= 100 ? amount : undefined
}

const names = new Map(everySubject.map(({ id, terms }) => [id, new Set(terms.flatMap(foldWords))]))
/** The words that a service is called by. */
const namesOf = ({ id }: Subject) => names.get(id) ?? new Set()

/** The plan whose features were spoken of: 'site com blog', 'olhar meu GA4'. */
function planByFeatures(
  read: Slots['subjects'],
  words: string,
  most: number | undefined,
): Slots['plans'] {
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
  const isName = (word: string) => named.some(({ subject }) => namesOf(subject).has(word))
  const others = words.split(' ').filter((word) => !isName(word))
  const ref = choosePlan(refs, others.join(' '), least)
  return ref ? [{ ref, score: 8 }] : []
}

/** 'site com blog': what is a feature of a plan of something else that was named is not asked of itself. */
function withoutFeatures(read: Slots['subjects'], words: string): Slots['subjects'] {
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
          .filter((word) => !isCommon(word) && namesOf(other.subject).has(word))
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

/** 'sem anúncio', 'não quero site': what was named only to be left out. */
const leftOut =
  /(?<= |^)(?:sem|fora|menos?|exceto|nao quero)(?: (?:o|a|os|as|um|uma|ser|fazer|pagar|ter))? \w+/g

/** 'fala logo', 'preciso vender logo': no logo is meant. */
const soon =
  /\b(fala|diz|diga|manda|passa|vend\w+|respond\w+|resolv\w+|comec\w+|abr\w+|tao) logo\b/g

const total = (points: readonly number[]) => points.reduce((sum, one) => sum + one, 0)
const nicheStrengths = createStrengths(
  niches.map((niche) => [niche, niche.terms] as const),
  total,
)

/** The line of business that some words are about. */
export function nicheIn(words: string): Niche | undefined {
  const strengths = nicheStrengths(words)
  return bestOf(niches, (niche) => strengths.get(niche) ?? 0)
}

/** 'faturo 12000 por mês' is no plan that costs as much. */
const earned =
  /\b(?:(?:fatur|lucr|receb|ganh)\w*|vendo|vendemos)(?: \w+){0,2}? \d+(?: \d{3})*(?: mil)?\b/g

/** Reads one question, in plain words (see normalise.ts). */
export function readSlots(text: string): Slots {
  const words = text.replace(earned, ' ').replace(/ +/g, ' ').trim()
  const wanted = words.replace(leftOut, ' ').replace(soon, '$1').replace(/ +/g, ' ').trim()
  const compared = comparisonMatchers.find(({ sides }) => sides.every((match) => match(words) > 0))
  const most = mostToSpend(words)
  const [strong, weak] = [strongly(wanted), weakly(wanted)]
  const named = strongestFirst(
    everySubject.map((subject) => ({
      subject,
      score: strong.get(subject) ?? (weak.get(subject) ?? 0) / 4,
    })),
  )
  const subjects = withoutFeatures(named, wanted)
  const called = [
    ...strongestFirst(planMatchers.map(({ ref, match }) => ({ ref, score: match(words) }))),
    ...(most ? [] : plansByPrice(words)),
  ]
  return {
    words: text,
    subjects,
    plans: called.length > 0 ? called : planByFeatures(subjects, wanted, most),
    definitions: strongestFirst(
      [...definitionStrengths(words)].map(([definition, score]) => ({ definition, score })),
    ),
    comparison: compared?.comparison,
    niche: nicheIn(words),
    most,
  }
}

/** About what a service question is. */
export type About = { subjects: Subject[]; plans: PriceRef[] }

const MOST_NAMED = 3
/** So much more than a weak word that it is asked of beside another. */
const NAMED_BESIDE = 6

/** Of which services and plans something is asked. */
export function aboutOf({ subjects, plans, words }: Slots): About {
  const [first] = subjects
  // 'site e landing page' asks of both; in 'site para loja de fotos' one is by the way.
  const both = / e | ou /.test(words) ? MOST_NAMED : 1
  const chosen = subjects
    .filter(
      ({ score }) => first && (score >= first.score / 2 || (both > 1 && score > NAMED_BESIDE)),
    )
    .slice(0, both)
    .map(({ subject }) => subject)
  const own = chosen.filter(isOwn)
  return { subjects: own.length > 0 ? own : chosen, plans: plans.map(({ ref }) => ref) }
}

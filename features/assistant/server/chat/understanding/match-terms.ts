import { fold, foldWords, remembered, stem } from './text.ts'
import { startWeight, weighing, wordWeight } from './vocabulary.ts'

/** Takes words that are folded already. */
export type TermMatcher = (words: string) => number

const OPENING = '^(?:(?:oi|ola|e|bom dia|boa tarde) )*'
const GAP = '(?: [a-z0-9]+){0,4}'

function tokenPattern(token: string): string {
  const [first = '', ...others] = token
    .split('|')
    .map((one) => (one.endsWith('*') ? `${fold(one)}[a-z0-9]*` : foldWords(one).join(' ')))
  return others.length ? `(?:${[first, ...others].join('|')})` : first
}

/**
 * A term in the middle of folded words: '..' skips a few, a|b is either, a final * lets a word go
 * on, a leading = wants nothing beside it, and a leading ^ nothing but a greeting before it.
 */
function toPattern(term: string): RegExp {
  if (term.startsWith('=')) return new RegExp(`^${foldWords(term).join(' ')}$`)
  const opening = term.startsWith('^')
  let pattern = ''
  for (const token of term.replace('^', '').split(' ')) {
    if (token === '..') pattern += GAP
    else pattern += (pattern ? ' ' : '') + tokenPattern(token)
  }
  return new RegExp(`${opening ? OPENING : '(?:^| )'}${pattern}(?= |$)`)
}

export const occursIn = (term: string, words: string) => toPattern(term).test(words)

/** What any word of a term counts, and what it adds where few texts have it. */
const ANY_WORD = 5
const RARE_WORD = 10
/** Where the two tell as much, a word that was written whole is likelier meant than the start of one. */
const OPEN_END = 0.01

/** 'cnpj' says more than 'cliente': a term weighs what its words tell, and a phrase more than a word. */
function weigh(term: string): number {
  const words = term.split(' ').filter((token) => token !== '..')
  return words.reduce((sum, word) => {
    const [first = ''] = word.split('|')
    const telling = first.endsWith('*')
      ? startWeight(fold(first))
      : wordWeight(stem(foldWords(first)[0] ?? ''))
    return sum + ANY_WORD + RARE_WORD * telling - (first.endsWith('*') ? OPEN_END : 0)
  }, -1)
}

/** By which terms that let a word go on are found. */
const OPENING_LETTERS = 3
/** Under what terms that may begin with a word are found. */
const keysOf = (word: string) => [
  word,
  ...Array.from({ length: OPENING_LETTERS }, (_, at) => `${word.slice(0, at + 1)}*`),
]

type Term = { occurs: (words: string) => boolean; weight: () => number }
type Start = { key: string; open: boolean; start: string }
/** `place` tells terms apart that several lists share. */
type Entry<T> = Start & { of: T; place: number; term: Term }

/** Follows from the term alone: a release changes few of them. */
const toTerm = remembered((term): Term => {
  let pattern: RegExp | undefined
  let weighed: { by?: unknown; weight: number } = { weight: 0 }
  return {
    occurs: (words) => {
      pattern ??= toPattern(term)
      return pattern.test(words)
    },
    weight: () => {
      const by = weighing()
      if (weighed.by !== by) weighed = { by, weight: weigh(term) }
      return weighed.weight
    },
  }
})

/** With what a term may begin. */
const startsOf = remembered((term): Start[] => {
  const [first = ''] = term.replace(/^[=^]/, '').split(' ')
  return first.split('|').map((one) => {
    const open = one.endsWith('*')
    const start = open ? fold(one) : (foldWords(one)[0] ?? '')
    return { key: open ? `${start.slice(0, OPENING_LETTERS)}*` : start, open, start }
  })
})

type List<T> = readonly [of: T, terms: readonly string[]]

function indexByStart<T>(lists: readonly List<T>[]): Map<string, Entry<T>[]> {
  const byStart = new Map<string, Entry<T>[]>()
  let place = 0
  for (const [of, terms] of lists) {
    for (const text of terms) {
      place += 1
      for (const one of startsOf(text)) {
        const entry = { ...one, of, place, term: toTerm(text) }
        const entries = byStart.get(one.key)
        if (entries) entries.push(entry)
        else byStart.set(one.key, [entry])
      }
    }
  }
  return byStart
}

/** Of terms that repeat each other the strongest counts, the others a little. */
function strengthOf(points: readonly number[]): number {
  const most = Math.max(0, ...points)
  return most + (points.reduce((sum, one) => sum + one, 0) - most) / 4
}

/**
 * How strongly a text speaks of each of many lists of terms, those that occur alone: only terms that
 * begin with a word of the text are looked at. Indexed with the first text, since a release makes
 * all of them again in one turn.
 */
export function createStrengths<T>(
  lists: readonly List<T>[],
  strength = strengthOf,
): (words: string) => Map<T, number> {
  let byStart: Map<string, Entry<T>[]> | undefined
  const begunBy = remembered((word) => {
    byStart ??= indexByStart(lists)
    return keysOf(word)
      .flatMap((key) => byStart?.get(key) ?? [])
      .filter(({ open, start }) => !open || word.startsWith(start))
  })
  return (words) => {
    const matches = new Map<T, number[]>()
    const seen = new Set<number>()
    for (const word of words.split(' ')) {
      for (const { of, place, term } of begunBy(word)) {
        if (seen.has(place) || !term.occurs(words)) continue
        seen.add(place)
        const points = matches.get(of)
        if (points) points.push(term.weight())
        else matches.set(of, [term.weight()])
      }
    }
    return new Map([...matches].map(([of, points]) => [of, strength(points)]))
  }
}

/** The same of one list. */
export function createStrength(terms: readonly string[]): TermMatcher {
  const strengths = createStrengths([[true, terms]])
  return (words) => strengths(words).get(true) ?? 0
}

/** The best of several, by what `score` says; none when nothing matches. */
export function bestOf<T>(
  candidates: readonly T[],
  score: (candidate: T) => number,
): T | undefined {
  let best: T | undefined
  let most = 0
  for (const candidate of candidates) {
    const points = score(candidate)
    if (points > most) [best, most] = [candidate, points]
  }
  return best
}

import { fold, foldWords, stem } from './text.ts'
import { startWeight, wordWeight } from './vocabulary.ts'

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

type Weighted = { occurs: (words: string) => boolean; weight: () => number }

/** Most terms begin with a word that a text does not have: looking for it alone is quicker. */
function toWeighted(terms: readonly string[]): Weighted[] {
  return terms.map((term) => {
    let pattern: RegExp | undefined
    let weight: number | undefined
    const [first = ''] = term.replace(/^[=^]/, '').split(' ')
    const start = first.includes('|')
      ? ''
      : first.endsWith('*')
        ? fold(first)
        : (foldWords(first)[0] ?? '')
    return {
      occurs: (words) => {
        if (!words.includes(start)) return false
        pattern ??= toPattern(term)
        return pattern.test(words)
      },
      weight: () => {
        weight ??= weigh(term)
        return weight
      },
    }
  })
}

/** How strongly a text speaks of these terms: the letters of all that occur, each counted once. */
export function createMatcher(terms: readonly string[]): TermMatcher {
  const patterns = toWeighted(terms)
  return (words) =>
    patterns.reduce((sum, { occurs, weight }) => sum + (occurs(words) ? weight() : 0), 0)
}

/** Of terms that repeat each other the strongest counts, the others a little. */
export function createStrength(terms: readonly string[]): TermMatcher {
  const patterns = toWeighted(terms)
  return (words) => {
    let [most, sum] = [0, 0]
    for (const { occurs, weight } of patterns) {
      if (!occurs(words)) continue
      const points = weight()
      sum += points
      if (points > most) most = points
    }
    return most + (sum - most) / 4
  }
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

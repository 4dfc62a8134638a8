import { fold, foldWords } from './fold.ts'

/** Takes words that are folded already. */
export type TermMatcher = (words: string) => number

/** A term in the middle of folded words; one that ends in * matches a word's beginning. */
function toPattern(term: string): string {
  if (term.endsWith('*')) return `${fold(term)}[a-z0-9]*`
  return foldWords(term).join(' ')
}

/** How strongly a text speaks of these terms: the letters of all that occur, each counted once. */
export function createMatcher(terms: string[]): TermMatcher {
  const patterns = terms.map((term) => ({
    pattern: new RegExp(`(?:^| )${toPattern(term)}(?= |$)`),
    // A phrase says more than the same letters in single words.
    weight: fold(term).length + 4 * fold(term).split(' ').length,
  }))
  return (words) =>
    patterns.reduce((sum, { pattern, weight }) => sum + (pattern.test(words) ? weight : 0), 0)
}

/** The best of several, by what `score` says; none when nothing matches. */
export function bestOf<T>(candidates: T[], score: (candidate: T) => number): T | undefined {
  let best: T | undefined
  let most = 0
  for (const candidate of candidates) {
    const points = score(candidate)
    if (points > most) [best, most] = [candidate, points]
  }
  return best
}

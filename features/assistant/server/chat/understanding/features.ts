import { asks, goals, topics } from '#content/assistant/data.ts'
import { createStrengths } from './match-terms.ts'
import type { Features } from './model.ts'
import { meaningsOf, tokensOf, unwrap, withoutNames } from './tokens.ts'

/**
 * A question as the model sees it: its words by their stems, by how they begin and by what they
 * mean, its neighbours, pairs of meanings, which terms of which label it holds, and what it names.
 */
const WEIGHTS = {
  word: 1,
  start: 0.5,
  piece: 0.25,
  meaning: 0.7,
  pair: 0.6,
  gap: 0.3,
  together: 0.3,
  /** Outside of the length: a term or a name counts the same in a long question. */
  term: 0.6,
  named: 0.5,
}
/** What a term of two telling words weighs; more than twice that says no more. */
const PLAIN = 16
const MOST_TERM = 2

const termStrengths = createStrengths([
  ...topics.map(({ id, terms }) => [`@${id}`, terms] as const),
  ...Object.entries(asks).map(([name, terms]) => [`@${name}`, terms] as const),
  ...goals.map(({ id, terms }) => [`@goal:${id}`, terms] as const),
])

/** The feature of a term of a label's own. */
export const termOf = (label: string) => `@${label}`

/** Plain words (see normalise.ts) as their tokens, meanings and terms. */
export function readWords(words: string) {
  const row = unwrap(words).split(' ').filter(Boolean)
  const meanings = [...new Set(row.flatMap(meaningsOf))].sort()
  return { tokens: tokensOf(row), meanings, terms: termStrengths(withoutNames(words)) }
}

/** Features of plain words; `isKnown` tells the tokens that some example has. */
export const featuresOf = (words: string, isKnown: (token: string) => boolean): Features =>
  featuresIn(readWords(words), isKnown)

export function featuresIn(
  { tokens, meanings, terms }: ReturnType<typeof readWords>,
  isKnown: (token: string) => boolean,
): Features {
  const plain = tokens.map((token) => {
    const [word = ''] = token.split('=')
    return word.startsWith('{') || isKnown(word) ? word : '?'
  })
  const features: Features = new Map()
  tokens.forEach((token, at) => {
    const word = plain[at] as string
    const [stemmed = '', thing] = token.split('=')
    features.set(word, WEIGHTS.word)
    // Which trade or place it is says nothing of what is asked.
    if (thing && !/^\{[npak]\}/.test(word)) features.set(`=${thing}`, WEIGHTS.word)
    if (!stemmed.startsWith('{')) {
      if (stemmed.length > 4) features.set(`^${stemmed.slice(0, 4)}`, WEIGHTS.start)
      if (stemmed.length > 3) features.set(`^${stemmed.slice(0, 3)}`, WEIGHTS.piece)
    }
    features.set(`${word} ${plain[at + 1] ?? '$'}`, WEIGHTS.pair)
    if (at === 0) features.set(`^ ${word}`, WEIGHTS.pair)
    if (plain[at + 2]) features.set(`${word} _ ${plain[at + 2]}`, WEIGHTS.gap)
  })
  const masks = new Set(plain.filter((word) => word.startsWith('{')))
  meanings.forEach((one, at) => {
    features.set(`~${one}`, WEIGHTS.meaning)
    for (const other of meanings.slice(at + 1)) features.set(`~${one}+${other}`, WEIGHTS.together)
    for (const mask of masks) features.set(`~${one}+${mask}`, WEIGHTS.together)
  })
  const length = Math.hypot(...features.values()) || 1
  for (const [feature, value] of features) features.set(feature, value / length)
  for (const [feature, strength] of terms) {
    features.set(feature, WEIGHTS.term * (0.4 + Math.min(MOST_TERM, strength / PLAIN)))
  }
  const count = (mask: string) => tokens.filter((token) => token.startsWith(mask)).length
  for (const mask of ['{s}', '{t}', '{n}', '{p}', '{k}']) {
    const named = Math.min(2, count(mask))
    if (named > 0) features.set(`*${mask}${named}`, WEIGHTS.named)
  }
  features.set(
    tokens.length <= 2 ? '*brief' : tokens.length > 9 ? '*long' : '*middling',
    WEIGHTS.named,
  )
  features.set('*', WEIGHTS.named)
  return features
}

import {
  asks,
  commonWords,
  comparisons,
  glossary,
  niches,
  topics,
} from '#content/assistant/data.ts'
import { goals, phrases, subjects } from '../knowledge/own-playbooks.ts'
import { listPassages } from '../knowledge/passages.ts'
import { siteSentences } from '../knowledge/site-sentences.ts'
import { fold, foldWords, stem } from './text.ts'

const asking = [
  ...Object.values(phrases).flatMap((rows) => rows.split(/[/\n]/)),
  ...Object.values(asks).flat(),
  ...topics.flatMap(({ terms }) => terms),
  ...subjects.flatMap(({ terms, weak = [] }) => [...terms, ...weak]),
  ...glossary.flatMap(({ terms }) => terms),
  ...comparisons.flatMap(({ between }) => between.flat()),
]
/** Nobody is taken to have insulted us by a slip. */
const unlikely = topics.filter(({ alone }) => alone).flatMap(({ terms }) => terms)
const advising = [...goals, ...niches].flatMap(({ terms }) => terms)

const tokens = (terms: string[]) =>
  terms.flatMap((term) => term.split(/[ |]/)).filter((token) => !/^(?:\.\.|\{.*)?$/.test(token))
const whole = (terms: string[]) =>
  tokens(terms)
    .filter((token) => !token.endsWith('*'))
    .flatMap(foldWords)

const rude = new Set(whole(unlikely))
/** Words that a misspelt one may be meant to be, the likelier first. */
const targets = [...new Set([...whole(asking), ...whole(advising)])].filter(
  (word) => word.length > 3 && !rude.has(word),
)
const stems = tokens([...asking, ...advising])
  .filter((token) => token.endsWith('*'))
  .map(fold)

const known = new Set([
  ...whole(asking),
  ...whole(advising),
  ...foldWords(commonWords),
  ...listPassages().flatMap(({ title, body }) => foldWords(`${title} ${body}`)),
  ...siteSentences.flatMap(({ text, about }) => foldWords(`${text} ${about}`)),
])

const common = new Set(foldWords(commonWords))
export const isCommon = (word: string) => common.has(word)

function isKnown(word: string): boolean {
  return known.has(word) || /^\d/.test(word) || stems.some((stem) => word.startsWith(stem))
}

/** Letters left out, doubled, changed or swapped; more than `most` is not counted further. */
function distance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1
  let before: number[] = []
  let row = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i]
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1]
      let least = Math.min(
        (row[j] as number) + 1,
        (next[j - 1] as number) + 1,
        (row[j - 1] as number) + (same ? 0 : 1),
      )
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        least = Math.min(least, (before[j - 2] as number) + 1)
      }
      next.push(least)
    }
    if (Math.min(...next) > most) return most + 1
    before = row
    row = next
  }
  return row[b.length] as number
}

/** Only a long word may be two letters off: 'certidão' is no 'certinho'. */
const FAR = 9

/** The word that was meant, or the word itself. */
export function correct(word: string): string {
  if (isKnown(word) || word.length < 4) return word
  const calm = word.replace(/(.)\1+/g, '$1')
  if (calm !== word && isKnown(calm)) return calm
  if (isKnown(`h${word}`)) return `h${word}`
  if (word.length < 5) return word
  // 'sitezinho', 'precinho': the thing itself.
  const small = /^(.{3,}?)z?inh[oa]$/.exec(word)?.[1]
  const plain = small && ['', 'o', 'a', 'e'].map((end) => small + end).find(isKnown)
  if (plain) return plain
  const most = word.length >= FAR ? 2 : 1
  let best = word
  let least = most + 1
  for (const target of targets) {
    // A first letter is seldom wrong.
    if (target[0] !== word[0]) continue
    const apart = distance(word, target, most)
    if (apart < least) [best, least] = [target, apart]
  }
  return best
}

/** Every way of asking and every passage of the site, by the stems of their words. */
const texts = [
  ...Object.values(phrases).map((rows) => rows.replace(/\{\w\}|[|/]/g, ' ')),
  ...listPassages().map(({ title, body }) => `${title} ${body}`),
].map((text) => new Set(foldWords(text).map(stem)))

const spread = new Map<string, number>()
for (const stems of texts) for (const one of stems) spread.set(one, (spread.get(one) ?? 0) + 1)

const rarity = (held: number) =>
  Math.log((texts.length + 1) / (held + 1)) / Math.log(texts.length + 1)

/** How telling a word is, by its stem: near 0 where every text has it, 1 where none does. */
export const wordWeight = (stemmed: string) => rarity(spread.get(stemmed) ?? 0)

/** How many texts have a word that begins so. */
const begun = new Map<string, number>()
const LONGEST_START = 6
for (const stems of texts) {
  const starts = new Set<string>()
  for (const one of stems) {
    for (let length = 1; length <= LONGEST_START; length += 1) starts.add(one.slice(0, length))
  }
  for (const start of starts) begun.set(start, (begun.get(start) ?? 0) + 1)
}

/** How telling the words are together that begin with these letters. */
export const startWeight = (letters: string) =>
  rarity(begun.get(letters.slice(0, LONGEST_START)) ?? 0)

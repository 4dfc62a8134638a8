import {
  asks,
  commonWords,
  comparisons,
  glossary,
  goals,
  niches,
  storyAsks,
  subjects,
  topics,
} from '#content/assistant/data.ts'
import { readArtefact, type Vocabulary } from './artefact.ts'
import { fold, foldWords, stem } from './text.ts'

const tokens = (terms: string[]) =>
  terms.flatMap((term) => term.split(/[ |]/)).filter((token) => !/^(?:\.\.|\{.*)?$/.test(token))
const whole = (terms: string[]) =>
  tokens(terms)
    .filter((token) => !token.endsWith('*'))
    .flatMap(foldWords)

export function countWords(examples: Record<string, string[]>): Vocabulary {
  const terms = [
    ...Object.values(asks).flat(),
    ...topics.flatMap((topic) => topic.terms),
    ...subjects.flatMap((subject) => [...subject.terms, ...(subject.weak ?? [])]),
    ...glossary.flatMap((definition) => definition.terms),
    ...comparisons.flatMap(({ between }) => between.flat()),
    ...[...goals, ...niches].flatMap((one) => one.terms),
    ...Object.values(storyAsks).flat(),
  ]
  // Nobody is taken to have insulted us by a slip.
  const rude = new Set(whole(topics.flatMap((topic) => (topic.alone ? topic.terms : []))))
  const words = new Set<string>()
  const spread = new Map<string, number>()
  for (const rows of Object.values(examples)) {
    const own = foldWords(rows.join(' ').replace(/\{\w\}/g, ' '))
    for (const word of own) words.add(word)
    for (const one of new Set(own.map(stem))) spread.set(one, (spread.get(one) ?? 0) + 1)
  }
  for (const word of whole(terms)) words.add(word)
  const open = tokens(terms).filter((token) => token.endsWith('*'))
  return {
    words: [...words, ...common].join(' '),
    targets: [...words].filter((word) => word.length > 3 && !rude.has(word)).join(' '),
    stems: [...new Set(open.map(fold))].join(' '),
    spread: [...spread].flat().join(' '),
    kinds: Object.keys(examples).length,
  }
}

/** Made of the artefact when a word is first looked up, and again where another took its place. */
let cache: { of: Vocabulary; lists: ReturnType<typeof make> } | undefined
/** While the model is fitted there is no artefact yet. */
let fitting: Vocabulary | undefined
export function setVocabulary(vocabulary: Vocabulary): void {
  fitting = vocabulary
}
function current() {
  const vocabulary = fitting ?? readArtefact().vocabulary
  if (cache?.of !== vocabulary) cache = { of: vocabulary, lists: make(vocabulary) }
  return cache.lists
}

function make({ words, targets, stems, spread, kinds }: Vocabulary) {
  const counts = new Map<string, number>()
  const pairs = spread.split(' ')
  for (let at = 0; at < pairs.length; at += 2)
    counts.set(pairs[at] as string, Number(pairs[at + 1]))
  return {
    known: new Set(words.split(' ')),
    targets: Map.groupBy(targets.split(' '), ([letter]) => letter),
    /** What words were found to mean, for those that come back. */
    corrected: new Map<string, string>(),
    stems: stems.split(' '),
    spread: counts,
    rarity: (held: number) => Math.log((kinds + 1) / (held + 1)) / Math.log(kinds + 1),
  }
}

const common = new Set(foldWords(commonWords))
export const isCommon = (word: string) => common.has(word)

/** Whether some example or term has the word. */
export const isAskedWith = (word: string) => current().known.has(word)

/** Words of the pages are none that is misspelt; whoever reads the pages gives them. */
let isOnSite: (word: string) => boolean = () => false
export function setSiteWords(has: (word: string) => boolean): void {
  isOnSite = has
}

const isKnown = (word: string): boolean =>
  current().known.has(word) ||
  /^\d/.test(word) ||
  current().stems.some((start) => word.startsWith(start)) ||
  isOnSite(word)

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

/** More than these are not kept. */
const MOST_CORRECTED = 5000

/** The word that was meant, or the word itself. */
export function correct(word: string): string {
  if (word.length < 4) return word
  const { corrected } = current()
  const before = corrected.get(word)
  if (before !== undefined) return before
  const meant = findMeant(word)
  if (corrected.size < MOST_CORRECTED) corrected.set(word, meant)
  return meant
}

function findMeant(word: string): string {
  if (isKnown(word)) return word
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
  // A first letter is seldom wrong.
  for (const target of current().targets.get(word[0]) ?? []) {
    const apart = distance(word, target, most)
    if (apart < least) [best, least] = [target, apart]
  }
  return best
}

/** How telling a word is, by its stem: near 0 where every kind of question has it, 1 where none does. */
export const wordWeight = (stemmed: string) => current().rarity(current().spread.get(stemmed) ?? 0)

/** How telling the words are together that begin with these letters. */
export function startWeight(letters: string): number {
  const { spread, rarity } = current()
  let held = 0
  for (const [one, kinds] of spread) if (one.startsWith(letters.slice(0, 6))) held += kinds
  return rarity(held)
}

/** Another one where words weigh something else: after another artefact took its place. */
export const weighing = (): unknown => current()

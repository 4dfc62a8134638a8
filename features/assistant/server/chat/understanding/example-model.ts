import { phrases } from '../knowledge/own-playbooks.ts'
import { meaningsOf, remembered, tokensOf, unwrap } from './phrase-model.ts'
import { fold, foldWords, spellOut } from './text.ts'

/**
 * What a question wants, by logistic regression on the whole questions of content/assistant/examples
 * and the phrases beside them, fitted when the process starts. A question is seen as its words by their stems, by how they begin
 * and by what they mean, its neighbours, and pairs of meanings.
 */
const WEIGHTS = { word: 1, start: 0.5, meaning: 0.7, pair: 0.6, gap: 0.3, together: 0.3 }
const ROUNDS = 3
const STEP = 1.5
const MOST_VARIANTS = 4
/** A pair that is seen less often tells nothing and would cost time. */
const LEAST_SEEN = 3
/** An error smaller than this teaches nothing and would cost most of the time. */
const LEAST_ERROR = 0.03
/** How much a guess is worth where no word of the question was ever seen. */
const UNKNOWN = 0.5

type Row = { at: Int32Array; value: Float32Array }

function featuresOf(words: string): Map<string, number> {
  const row = unwrap(words).split(' ').filter(Boolean)
  const tokens = tokensOf(row)
  const plain = tokens.map((token) => token.split('=')[0] as string)
  const found = new Map<string, number>()
  tokens.forEach((token, at) => {
    const [word = '', thing] = token.split('=')
    found.set(word, WEIGHTS.word)
    // Which trade or place it is says nothing of what is asked.
    if (thing && word !== '{n}' && word !== '{p}') found.set(`=${thing}`, WEIGHTS.word)
    if (word.length > 4 && !word.startsWith('{')) found.set(`^${word.slice(0, 4)}`, WEIGHTS.start)
    found.set(`${word} ${plain[at + 1] ?? '$'}`, WEIGHTS.pair)
    if (at === 0) found.set(`^ ${word}`, WEIGHTS.pair)
    if (plain[at + 2]) found.set(`${word} _ ${plain[at + 2]}`, WEIGHTS.gap)
  })
  const meanings = [...new Set(row.flatMap(meaningsOf))].sort()
  meanings.forEach((one, at) => {
    found.set(`~${one}`, WEIGHTS.meaning)
    for (const other of meanings.slice(at + 1)) found.set(`~${one}+${other}`, WEIGHTS.together)
  })
  return found
}

const labels = Object.keys(phrases)
const places = new Map<string, number>()

/** The features that are known, as one vector of length one. */
function toRow(features: Map<string, number>): Row {
  const known = [...features].filter(([feature]) => places.has(feature))
  const length = Math.hypot(...features.values()) || 1
  return {
    at: Int32Array.from(known, ([feature]) => (places.get(feature) as number) * labels.length),
    value: Float32Array.from(known, ([, weight]) => weight / length),
  }
}

/** '{s}' and the like stand for what they name. */
const plainWord = remembered((word) =>
  /^\{\w\}$/.test(word) ? word : foldWords(spellOut(fold(word))).join(' '),
)
const plainWords = (text: string) => text.split(/\s+/).map(plainWord).join(' ')

/** 'a|b c|d' as 'a c' and 'b d': every word has its turn. */
function variants(row: string): string[] {
  const places = row.split(/\s+/).map((place) => place.split('|'))
  const most = Math.min(MOST_VARIANTS, Math.max(...places.map(({ length }) => length)))
  return Array.from({ length: most }, (_, at) =>
    places
      .map((words) => words[at % words.length])
      .join(' ')
      .trim(),
  )
}

const known = labels.flatMap((label, index) =>
  (phrases[label] ?? '')
    .split(/[/\n]/)
    .flatMap((row) => row.trim() || [])
    .flatMap(variants)
    .map((text) => ({ index, features: featuresOf(plainWords(text)) })),
)
const seenOften = new Map<string, number>()
for (const { features } of known) {
  for (const feature of features.keys()) {
    seenOften.set(feature, (seenOften.get(feature) ?? 0) + 1)
  }
}
for (const [feature, times] of seenOften) {
  if (times >= LEAST_SEEN || !/[ +]/.test(feature)) places.set(feature, places.size)
}
const lessons = known.map(({ index, features }) => ({ index, row: toRow(features) }))
const weights = new Float32Array(places.size * labels.length)

/** How likely each label is. */
function sharesOf({ at, value }: Row): Float32Array {
  const shares = new Float32Array(labels.length)
  for (let one = 0; one < at.length; one += 1) {
    const from = at[one] as number
    const strength = value[one] as number
    for (let label = 0; label < shares.length; label += 1) {
      shares[label] = (shares[label] as number) + strength * (weights[from + label] as number)
    }
  }
  let total = 0
  for (let label = 0; label < shares.length; label += 1) {
    const odds = Math.exp(shares[label] as number)
    shares[label] = odds
    total += odds
  }
  return shares.map((odds) => odds / total)
}

/** One walk through all lessons in another order each time; steps shrink where much was learnt (Adagrad). */
function learn(gathered: Float32Array, round: number) {
  for (let turn = 0; turn < lessons.length; turn += 1) {
    // 7919 is a prime: every lesson has its turn.
    const lesson = lessons[(turn * 7919 + round * 31) % lessons.length]
    if (!lesson) continue
    const { at, value } = lesson.row
    const shares = sharesOf(lesson.row)
    for (let label = 0; label < shares.length; label += 1) {
      const error = (label === lesson.index ? 1 : 0) - (shares[label] as number)
      if (Math.abs(error) < LEAST_ERROR) continue
      for (let one = 0; one < at.length; one += 1) {
        const place = (at[one] as number) + label
        const slope = error * (value[one] as number)
        gathered[place] = (gathered[place] as number) + slope * slope
        weights[place] =
          (weights[place] as number) +
          (STEP * slope) / Math.sqrt(0.01 + (gathered[place] as number))
      }
    }
  }
}
const gathered = new Float32Array(weights.length)
for (let round = 0; round < ROUNDS; round += 1) learn(gathered, round)

/** How likely each label is what a question asks, less where its words are strange. */
export function guessByExamples(words: string): Record<string, number> {
  const tokens = tokensOf(unwrap(words).split(' ')).map((token) => token.split('=')[0] as string)
  const seen = tokens.filter((token) => places.has(token)).length / Math.max(1, tokens.length)
  const shares = sharesOf(toRow(featuresOf(words)))
  const sure = UNKNOWN + (1 - UNKNOWN) * seen
  return Object.fromEntries(labels.map((label, at) => [label, (shares[at] ?? 0) * sure]))
}

import type { Artefact, ModelData } from './artefact.ts'
import { type Calibration, calibrate } from './calibrate.ts'
import { featuresOf, termOf } from './features.ts'
import { type Example, type FitContent, listExamples, listTexts, withFaq } from './list-examples.ts'
import { type Features, hashOf } from './model.ts'
import { tokensOf, unwrap } from './tokens.ts'
import { countWords, setVocabulary } from './vocabulary.ts'

/**
 * One multinomial logistic regression on all that content/assistant/examples and the site's own
 * questions hold (softmax, Adagrad). Weights begin where counting alone would put them (naive
 * Bayes), and terms with one for their own label, so that a label with few examples is found; what a
 * page says is an example of what asks for it.
 */
const settings = {
  rounds: 4,
  step: 0.5,
  /** How much a weight is drawn back at each touch. */
  shrink: 0.00002,
  /** Where a term's weight for its own label begins. */
  term: 3,
  /** A pair that is seen less often tells nothing. */
  leastPairs: 2,
  /** How much less each of many examples of a label counts: 0 is not at all. */
  balance: 0.2,
  /** How much of what counting tells weights begin with, and what counts as seen by chance. */
  counted: 1,
  chance: 0.5,
  /** Smaller weights are left out of what is stored. */
  leastWeight: 0.03,
  /** An error smaller than this teaches nothing and would cost most of the time. */
  leastError: 0.01,
  /** A lesson that is told so surely sits out the next rounds, one more each time it is. */
  confident: 0.9,
  /** One in so many examples is held back to measure how sure the model may be. */
  holdout: 6,
}

type Lesson = { label: number; weight: number; at: Int32Array; value: Float32Array }

const wordsIn = (words: string) =>
  tokensOf(unwrap(words).split(' ')).map((token) => token.split('=')[0] as string)

/** How a word that no example has looks: as the only one that has it did. */
function countTokens(examples: Example[]): Map<string, number> {
  const lines = new Map<string, Set<number>>()
  for (const { words, line } of examples) {
    for (const word of wordsIn(words)) {
      const lineSet = lines.get(word)
      if (lineSet) lineSet.add(line)
      else lines.set(word, new Set([line]))
    }
  }
  return new Map([...lines].map(([word, lineSet]) => [word, lineSet.size]))
}

type Weights = { places: Map<string, number>; weights: Float32Array }

function train(labels: string[], rows: { label: number; features: Features }[]): Weights {
  const frequency = new Map<string, number>()
  for (const { features } of rows) {
    for (const feature of features.keys()) frequency.set(feature, (frequency.get(feature) ?? 0) + 1)
  }
  const places = new Map<string, number>()
  for (const label of labels) places.set(termOf(label), places.size)
  for (const [feature, times] of frequency) {
    if (places.has(feature)) continue
    if (times >= settings.leastPairs || !/[ +]/.test(feature)) places.set(feature, places.size)
  }
  const count = labels.length
  const counts = new Array<number>(count).fill(0)
  for (const { label } of rows) counts[label] = (counts[label] as number) + 1
  const mean = rows.length / count
  const lessons = rows.map(({ label, features }): Lesson => {
    const entries = [...features].filter(([feature]) => places.has(feature))
    return {
      label,
      weight: (mean / (counts[label] as number)) ** settings.balance,
      at: Int32Array.from(entries, ([feature]) => (places.get(feature) as number) * count),
      value: Float32Array.from(entries, ([, value]) => value),
    }
  })
  const weights = new Float32Array(places.size * count)
  beginCounted(lessons, weights, count)
  labels.forEach((_, label) => {
    weights[label * count + label] = settings.term
  })
  const training: Training = {
    weights,
    gathered: new Float32Array(weights.length),
    shares: new Float64Array(count),
    errors: new Float64Array(count),
    wrongLabels: new Int32Array(count),
  }
  const rests = new Uint8Array(lessons.length)
  const dues = new Uint8Array(lessons.length)
  for (let round = 0; round < settings.rounds; round += 1) {
    for (let turn = 0; turn < lessons.length; turn += 1) {
      // 7919 is a prime: every lesson has its turn.
      const at = (turn * 7919 + round * 31) % lessons.length
      if ((dues[at] as number) > round) continue
      const share = learn(lessons[at] as Lesson, training)
      rests[at] = share >= settings.confident ? (rests[at] as number) + 1 : 0
      dues[at] = round + 1 + (rests[at] as number)
    }
  }
  return { places, weights }
}

/** Features that a label has more often than the others begin with what that says for it. */
function beginCounted(lessons: Lesson[], weights: Float32Array, count: number) {
  const ofFeature = new Float64Array(weights.length / count)
  const ofLabel = new Float64Array(count)
  let total = 0
  for (const { label, at, value } of lessons) {
    at.forEach((from, one) => {
      const strength = value[one] as number
      weights[from + label] = (weights[from + label] as number) + strength
      ofFeature[from / count] = (ofFeature[from / count] as number) + strength
      ofLabel[label] = (ofLabel[label] as number) + strength
      total += strength
    })
  }
  const { counted, chance } = settings
  for (let place = 0; place < weights.length; place += 1) {
    const amount = weights[place] as number
    if (amount === 0) continue
    const usual = (ofFeature[Math.floor(place / count)] as number) / total
    const rate = (amount + chance * usual) / ((ofLabel[place % count] as number) + chance)
    weights[place] = counted * Math.max(0, Math.log(rate / usual))
  }
}

type Training = {
  weights: Float32Array
  gathered: Float32Array
  /** One for each label: what speaks for it, and of those that are wrong by how much and which. */
  shares: Float64Array
  errors: Float64Array
  wrongLabels: Int32Array
}

/** What each label has for it. Four features at a time, added in their order, take half as long. */
function addUp({ at, value }: Lesson, weights: Float32Array, shares: Float64Array) {
  const count = shares.length
  shares.fill(0)
  let one = 0
  for (; one + 3 < at.length; one += 4) {
    const [a, b, c, d] = [at[one], at[one + 1], at[one + 2], at[one + 3]] as Four
    const [p, q, r, s] = [value[one], value[one + 1], value[one + 2], value[one + 3]] as Four
    for (let label = 0; label < count; label += 1) {
      shares[label] =
        (shares[label] as number) +
        p * (weights[a + label] as number) +
        q * (weights[b + label] as number) +
        r * (weights[c + label] as number) +
        s * (weights[d + label] as number)
    }
  }
  for (; one < at.length; one += 1) {
    const from = at[one] as number
    const strength = value[one] as number
    for (let label = 0; label < count; label += 1) {
      shares[label] = (shares[label] as number) + strength * (weights[from + label] as number)
    }
  }
}

type Four = [number, number, number, number]

/** Returns how surely the lesson was told before it was learnt. */
function learn(
  lesson: Lesson,
  { weights, gathered, shares, errors, wrongLabels }: Training,
): number {
  const { label: right, weight, at, value } = lesson
  const { step, shrink } = settings
  const count = shares.length
  addUp(lesson, weights, shares)
  let [most, total] = [Number.NEGATIVE_INFINITY, 0]
  for (let label = 0; label < count; label += 1) {
    if ((shares[label] as number) > most) most = shares[label] as number
  }
  for (let label = 0; label < count; label += 1) {
    const odds = Math.exp((shares[label] as number) - most)
    shares[label] = odds
    total += odds
  }
  let wrong = 0
  for (let label = 0; label < count; label += 1) {
    const error = (label === right ? 1 : 0) - (shares[label] as number) / total
    if (Math.abs(error) < settings.leastError) continue
    errors[wrong] = error * weight
    wrongLabels[wrong] = label
    wrong += 1
  }
  // A feature's weights stand side by side, so they are changed one feature after the other.
  for (let one = 0; one < at.length; one += 1) {
    const from = at[one] as number
    const strength = value[one] as number
    for (let nth = 0; nth < wrong; nth += 1) {
      const label = wrongLabels[nth] as number
      const place = from + label
      const slope = (errors[nth] as number) * strength
      const before = weights[place] as number
      const memory = (gathered[place] as number) + slope * slope
      gathered[place] = memory
      weights[place] = before + (step * slope) / Math.sqrt(0.01 + memory) - shrink * before
    }
  }
  return (shares[right] as number) / total
}

/** Only weights that tell, in steps of one byte. */
function store(labels: string[], { places, weights }: Weights): ModelData {
  const count = labels.length
  let most = 0
  for (const one of weights) most = Math.max(most, Math.abs(one))
  const step = most / 127
  const sorted = [...places].map(([feature, place]) => ({ hash: hashOf(feature), place }))
  sorted.sort((a, b) => a.hash - b.hash)
  const starts = new Uint32Array(sorted.length + 1)
  const targets: number[] = []
  const values: number[] = []
  sorted.forEach(({ place }, at) => {
    starts[at] = values.length
    for (let label = 0; label < count; label += 1) {
      const weight = weights[place * count + label] as number
      const stored = Math.round(weight / step)
      if (Math.abs(weight) < settings.leastWeight || stored === 0) continue
      targets.push(label)
      values.push(stored)
    }
  })
  starts[sorted.length] = values.length
  return {
    labels,
    hashes: Uint32Array.from(sorted, ({ hash }) => hash),
    starts,
    targets: Uint16Array.from(targets),
    weights: Int8Array.from(values),
    step,
    temperature: 1,
    curve: [],
  }
}

function oddsIn({ places, weights }: Weights, features: Features, count: number): Float64Array {
  const odds = new Float64Array(count)
  for (const [feature, value] of features) {
    const place = places.get(feature)
    if (place === undefined) continue
    for (let label = 0; label < count; label += 1) {
      odds[label] = (odds[label] as number) + value * (weights[place * count + label] as number)
    }
  }
  return odds
}

/** Measures how sure the model may be, unless that was measured on nearly the same content before. */
export function fitAssistant(content: FitContent, calibration?: Calibration): Artefact {
  const examples = withFaq(content)
  const vocabulary = countWords(examples)
  setVocabulary(vocabulary)
  const labels = Object.keys(examples)
  const all = listExamples(labels, examples)
  const times = countTokens(all)
  const off = labels.indexOf('off')
  const usual = countTokens(all.filter(({ label }) => label !== off))
  const rows = all.map(({ label, words }) => {
    const rows = [{ label, features: featuresOf(words, () => true) }]
    // What is none of our business is asked with words that nothing else is asked with.
    const seen = label === off ? usual : times
    const isSeen = (word: string) => (seen.get(word) ?? 0) > 1
    if (wordsIn(words).some((word) => !word.startsWith('{') && !isSeen(word))) {
      rows.push({ label, features: featuresOf(words, isSeen) })
    }
    return rows
  })
  const pageRows = listTexts(labels, content.texts).map(({ label, words }) => {
    return { label, features: featuresOf(words, () => true) }
  })
  const model = store(labels, train(labels, [...rows.flat(), ...pageRows]))
  if (calibration) return { model: { ...model, ...calibration }, vocabulary }
  // A line is held back with all its variants.
  const isHeld = ({ line }: Example) => line % settings.holdout === 0
  const others = rows.filter((_, at) => !isHeld(all[at] as Example))
  const first = train(labels, [...others.flat(), ...pageRows])
  const heldBack = all.filter(isHeld).map(({ label, words }) => {
    const isKnown = (token: string) => first.places.has(token)
    return { label, odds: oddsIn(first, featuresOf(words, isKnown), labels.length) }
  })
  return { model: { ...model, ...calibrate(heldBack) }, vocabulary }
}

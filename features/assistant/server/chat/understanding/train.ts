import type { Features } from './model.ts'

/**
 * Softmax and Adagrad. Weights begin where counting alone would put them (naive Bayes), and terms
 * with one for their own label, so that a label with few examples is found.
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
  /** An error smaller than this teaches nothing and would cost most of the time. */
  leastError: 0.01,
  /** A lesson that is told so surely sits out the next rounds, one more each time it is. */
  confident: 0.9,
}

/** A question's features by their numbers, each with how much. */
export type Numbered = { ids: Int32Array; values: Float32Array }
export type Lesson = Numbered & { label: number }

/** Numbers features in the order in which they are first seen. */
export function createNumbering(ids: Map<string, number>): (features: Features) => Numbered {
  const numberOf = (feature: string) => {
    const id = ids.get(feature) ?? ids.size
    if (id === ids.size) ids.set(feature, id)
    return id
  }
  return (features) => ({
    ids: Int32Array.from(features.keys(), numberOf),
    values: Float32Array.from(features.values()),
  })
}

/**
 * A feature's weights for the labels that it has one for, side by side: those of all others are zero
 * and would change no sum. A row of many labels has all of them, each in its own place.
 */
export type Row = {
  size: number
  labels: Uint16Array
  weights: Float32Array
  /** What Adagrad remembers of each. */
  gathered: Float32Array
}
/** By the number of a feature; none where it is too rare to tell anything. */
export type Rows = (Row | undefined)[]

/** A row of more than this part of all labels gets all of them: nothing is looked for in it any more. */
const MANY = 0.5

const newRow = (room = 1): Row => ({
  size: 0,
  labels: new Uint16Array(room),
  weights: new Float32Array(room),
  gathered: new Float32Array(room),
})

function widen(row: Row, count: number): void {
  const { size, labels, weights, gathered } = row
  const isFull = size >= count * MANY
  Object.assign(row, newRow(isFull ? count : size * 2), { size: isFull ? count : size })
  for (let from = 0; from < size; from += 1) {
    const label = labels[from] as number
    const to = isFull ? label : from
    row.labels[to] = label
    row.weights[to] = weights[from] as number
    row.gathered[to] = gathered[from] as number
  }
  if (isFull) row.labels = Uint16Array.from({ length: count }, (_, label) => label)
}

/** Where a label's weight stands, which is zero if there was none. */
function placeOf(row: Row, label: number, count: number): number {
  if (row.size === count) return label
  for (let at = row.size - 1; at >= 0; at -= 1) if (row.labels[at] === label) return at
  if (row.size === row.labels.length) {
    widen(row, count)
    return placeOf(row, label, count)
  }
  row.labels[row.size] = label
  row.size += 1
  return row.size - 1
}

/** A row for each feature that tells anything, as terms always do, and lessons with these alone. */
function createRows(lessons: Lesson[], names: string[], terms: number) {
  const times = new Int32Array(names.length)
  for (const { ids } of lessons) for (const id of ids) times[id] = (times[id] as number) + 1
  const rows: Rows = names.map((name, id) => {
    const least = id < terms ? 0 : /[ +]/.test(name) ? settings.leastPairs : 1
    return (times[id] as number) < least ? undefined : newRow()
  })
  const telling = lessons.map(({ label, ids, values }) => ({
    label,
    ids: ids.filter((id) => rows[id]),
    values: values.filter((_, at) => rows[ids[at] as number]),
  }))
  return { rows, lessons: telling }
}

/** Features that a label has more often than the others begin with what that says for it. */
export function countFeatures(count: number, examples: Lesson[], names: string[], terms = 0) {
  const { rows, lessons } = createRows(examples, names, terms)
  const ofFeature = new Float64Array(rows.length)
  const ofLabel = new Float64Array(count)
  let total = 0
  for (const { label, ids, values } of lessons) {
    ids.forEach((id, at) => {
      const strength = values[at] as number
      const row = rows[id] as Row
      const place = placeOf(row, label, count)
      row.weights[place] = (row.weights[place] as number) + strength
      ofFeature[id] = (ofFeature[id] as number) + strength
      ofLabel[label] = (ofLabel[label] as number) + strength
      total += strength
    })
  }
  const { counted, chance } = settings
  rows.forEach((row, id) => {
    const usual = (ofFeature[id] as number) / total
    for (let at = 0; row && at < row.size; at += 1) {
      const amount = (row.weights[at] as number) + chance * usual
      const rate = amount / ((ofLabel[row.labels[at] as number] as number) + chance)
      row.weights[at] = counted * Math.max(0, Math.log(rate / usual))
    }
  })
  return { rows, lessons }
}

/** The first features are each label's own term, in the labels' order. */
export function train(count: number, examples: Lesson[], names: string[]): Rows {
  const { rows, lessons } = countFeatures(count, examples, names, count)
  for (let label = 0; label < count; label += 1) {
    const row = rows[label] as Row
    row.weights[placeOf(row, label, count)] = settings.term
  }
  const counts = new Float64Array(count)
  for (const { label } of lessons) counts[label] = (counts[label] as number) + 1
  const mean = lessons.length / count
  const balance = counts.map((each) => (mean / each) ** settings.balance)
  const space = {
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
      const lesson = lessons[at] as Lesson
      const share = learn(lesson, balance[lesson.label] as number, rows, space)
      rests[at] = share >= settings.confident ? (rests[at] as number) + 1 : 0
      dues[at] = round + 1 + (rests[at] as number)
    }
  }
  return rows
}

/** What a question's features say for each label together. */
export function addUp({ ids, values }: Numbered, rows: Rows, shares: Float64Array) {
  const count = shares.length
  shares.fill(0)
  for (let one = 0; one < ids.length; one += 1) {
    const row = rows[ids[one] as number]
    if (!row) continue
    const strength = values[one] as number
    const { size, labels, weights } = row
    if (size === count) {
      for (let label = 0; label < count; label += 1) {
        shares[label] = (shares[label] as number) + strength * (weights[label] as number)
      }
      continue
    }
    for (let at = 0; at < size; at += 1) {
      const label = labels[at] as number
      shares[label] = (shares[label] as number) + strength * (weights[at] as number)
    }
  }
}

/** One for each label: what speaks for it, and of those that are wrong by how much and which. */
type Space = { shares: Float64Array; errors: Float64Array; wrongLabels: Int32Array }

/** Returns how surely the lesson was told before it was learnt. */
function learn(lesson: Lesson, weight: number, rows: Rows, space: Space): number {
  const { label: right, ids, values } = lesson
  const { shares, errors, wrongLabels } = space
  const { step, shrink } = settings
  const count = shares.length
  addUp(lesson, rows, shares)
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
  for (let one = 0; one < ids.length; one += 1) {
    const row = rows[ids[one] as number] as Row
    const strength = values[one] as number
    for (let nth = 0; nth < wrong; nth += 1) {
      const place = placeOf(row, wrongLabels[nth] as number, count)
      const slope = (errors[nth] as number) * strength
      const before = row.weights[place] as number
      const memory = (row.gathered[place] as number) + slope * slope
      row.gathered[place] = memory
      row.weights[place] = before + (step * slope) / Math.sqrt(0.01 + memory) - shrink * before
    }
  }
  return (shares[right] as number) / total
}

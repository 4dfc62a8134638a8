import type { Artefact } from './artefact.ts'
import { type Calibration, calibrate } from './calibrate.ts'
import { featuresIn, readWords, termOf } from './features.ts'
import {
  type Example,
  type FitContent,
  listExamples,
  listTexts,
  type PageTexts,
  withFaq,
} from './list-examples.ts'
import { hashOf, isFeature } from './model.ts'
import { addUp, countFeatures, createNumbering, type Row, train } from './train.ts'
import { countWords, setVocabulary } from './vocabulary.ts'

/** Smaller weights are left out of what is stored. */
const LEAST_WEIGHT = 0.03
/** One in so many examples is held back to measure how sure the model may be. */
const HOLDOUT = 12

type ReadExample = Example & { read: ReturnType<typeof readWords>; tokens: string[] }

function readExample(example: Example): ReadExample {
  const read = readWords(example.words)
  return { ...example, read, tokens: read.tokens.map((token) => token.split('=')[0] as string) }
}

/** How a word that no example has looks: as the only one that has it did. */
function countTokens(examples: ReadExample[]): Map<string, number> {
  const lines = new Map<string, Set<number>>()
  for (const { tokens, line } of examples) {
    for (const token of tokens) {
      const lineSet = lines.get(token)
      if (lineSet) lineSet.add(line)
      else lines.set(token, new Set([line]))
    }
  }
  return new Map([...lines].map(([token, lineSet]) => [token, lineSet.size]))
}

type StoredRow = { hash: number; targets: ArrayLike<number>; weights: ArrayLike<number> }

/** Only weights that tell, in steps of one byte. */
function storeRow(name: string, { size, labels, weights }: Row, step: number): StoredRow {
  const entries = Array.from(labels.subarray(0, size), (label, at) => {
    const weight = weights[at] as number
    const stored = Math.abs(weight) < LEAST_WEIGHT ? 0 : Math.round(weight / step)
    return { label, stored: Math.min(127, stored) }
  }).filter(({ stored }) => stored !== 0)
  entries.sort((a, b) => a.label - b.label)
  const targets = entries.map(({ label }) => label)
  return { hash: hashOf(name), targets, weights: entries.map(({ stored }) => stored) }
}

function joinRows(rows: StoredRow[]) {
  rows.sort((a, b) => a.hash - b.hash)
  const starts = new Uint32Array(rows.length + 1)
  rows.forEach(({ targets }, at) => {
    starts[at + 1] = (starts[at] as number) + targets.length
  })
  const targets = new Uint16Array(starts[rows.length] as number)
  const weights = new Int8Array(targets.length)
  rows.forEach((row, at) => {
    targets.set(row.targets, starts[at])
    weights.set(row.weights, starts[at])
  })
  return { hashes: Uint32Array.from(rows, ({ hash }) => hash), starts, targets, weights }
}

/** All that is learnt, as lessons: what each example asks with, and how it would look with words never seen. */
function listLessons(examples: Record<string, string[]>) {
  const labels = Object.keys(examples)
  const all = listExamples(labels, examples).map(readExample)
  const off = labels.indexOf('off')
  const times = countTokens(all)
  const usual = countTokens(all.filter(({ label }) => label !== off))
  const ids = new Map(labels.map((label, at) => [termOf(label), at]))
  const number = createNumbering(ids)
  const lessons = all.map(({ label, read, tokens }) => {
    const lesson = { label, ...number(featuresIn(read, () => true)) }
    // What is none of our business is asked with words that nothing else is asked with.
    const seen = label === off ? usual : times
    const isSeen = (word: string) => (seen.get(word) ?? 0) > 1
    return tokens.every((token) => token.startsWith('{') || isSeen(token))
      ? [lesson]
      : [lesson, { label, ...number(featuresIn(read, isSeen)) }]
  })
  return { labels, all, lessons, ids, number }
}

/** How sure the model may be: measured on examples that are held back, each line with all its variants. */
export function measureCalibration(examples: Record<string, string[]>): Calibration {
  setVocabulary(countWords(examples))
  const { labels, all, lessons, ids, number } = listLessons(examples)
  const isHeld = ({ line }: Example) => line % HOLDOUT === 0
  const others = lessons.filter((_, at) => !isHeld(all[at] as Example)).flat()
  const rows = train(labels.length, others, [...ids.keys()])
  const heldBack = all.filter(isHeld).map(({ label, read }) => {
    const isKnown = (token: string) => rows[ids.get(token) ?? -1] !== undefined
    const odds = new Float64Array(labels.length)
    addUp(number(featuresIn(read, isKnown)), rows, odds)
    return { label, odds }
  })
  return calibrate(heldBack)
}

/**
 * One multinomial logistic regression on all that content/assistant/examples and the site's own
 * questions hold.
 */
export function fitAssistant(content: FitContent, calibration: Calibration): Artefact {
  const examples = withFaq(content)
  const vocabulary = countWords(examples)
  setVocabulary(vocabulary)
  const { labels, lessons, ids } = listLessons(examples)
  const names = [...ids.keys()]
  const rows = train(labels.length, lessons.flat(), names)
  let most = 0
  for (const row of rows) for (const one of row?.weights ?? []) most = Math.max(most, Math.abs(one))
  const step = most / 127
  const stored = rows.flatMap((row, id) => (row ? storeRow(names[id] as string, row, step) : []))
  return { model: { labels, ...joinRows(stored), step, ...calibration }, vocabulary }
}

/**
 * What a page says is an example of what asks for it. It is counted and not learnt, so that another
 * text takes no time: its words speak for a label where no example knows better.
 */
export function addTexts({ model, vocabulary }: Artefact, texts: PageTexts): Artefact {
  setVocabulary(vocabulary)
  const { labels, step, hashes, starts, targets, weights } = model
  const ids = new Map<string, number>()
  const number = createNumbering(ids)
  const lessons = listTexts(labels, texts).map(({ label, words }) => {
    return { label, ...number(featuresIn(readWords(words), () => true)) }
  })
  const names = [...ids.keys()]
  const { rows } = countFeatures(labels.length, lessons, names)
  const stored = Array.from(hashes, (hash, at): StoredRow => {
    const place = [starts[at], starts[at + 1]] as const
    return { hash, targets: targets.subarray(...place), weights: weights.subarray(...place) }
  })
  const added = rows.flatMap((row, id) => {
    const name = names[id] as string
    return row && !isFeature(model, name) ? storeRow(name, row, step) : []
  })
  const telling = added.filter(({ targets }) => targets.length > 0)
  return { model: { ...model, ...joinRows([...stored, ...telling]) }, vocabulary }
}

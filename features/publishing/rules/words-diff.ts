import type * as z from 'zod'
import { isUnwritten } from '#content/types/unwritten.ts'
import type { Field, FieldOptions } from './fields/field-types.ts'
import { describeFields, leavesOf } from './fields/fields.ts'
import { labelsAlong } from './fields/labels.ts'
import { formatPhone } from './fields/phone.ts'
import { type FieldPath, isSame, readField } from './patch.ts'
import { describePicture, isPicture } from './pictures.ts'
import { dayText, readableText } from './readable.ts'

export type DiffPart = { text: string; kind: 'same' | 'added' | 'removed' }

/** A text of a document before and after, word by word. */
export type TextChange = {
  path: FieldPath
  label: string
  before: string
  after: string
  parts: DiffPart[]
}

/** Beyond so many comparisons two texts are shown whole, one after the other. */
const MOST_COMPARED = 1_000_000

/** For each pair, the length of the longest common sequence from there on. */
function commonLengths<Item>(
  one: readonly Item[],
  other: readonly Item[],
  fits: (a: Item, b: Item) => boolean,
): Uint32Array[] {
  const lengths = Array.from({ length: one.length + 1 }, () => new Uint32Array(other.length + 1))
  for (let a = one.length - 1; a >= 0; a -= 1) {
    const row = lengths[a] as Uint32Array
    const below = lengths[a + 1] as Uint32Array
    for (let b = other.length - 1; b >= 0; b -= 1) {
      row[b] = fits(one[a] as Item, other[b] as Item)
        ? (below[b + 1] as number) + 1
        : Math.max(below[b] as number, row[b + 1] as number)
    }
  }
  return lengths
}

type Step<Item> = { before?: Item; after?: Item; at: number }

/** Both sequences in one, with what they share side by side. `at` counts in the one it stands in. */
function align<Item>(
  one: readonly Item[],
  other: readonly Item[],
  fits: (a: Item, b: Item) => boolean,
): Step<Item>[] {
  const steps: Step<Item>[] = []
  const isLong = one.length * other.length > MOST_COMPARED
  const lengths = isLong ? undefined : commonLengths(one, other, fits)
  let [a, b] = [0, 0]
  while (a < one.length || b < other.length) {
    if (a < one.length && b < other.length && lengths && fits(one[a] as Item, other[b] as Item)) {
      steps.push({ before: one[a], after: other[b], at: b })
      a += 1
      b += 1
    } else if (
      a < one.length &&
      (b >= other.length || !lengths || (lengths[a + 1]?.[b] ?? 0) >= (lengths[a]?.[b + 1] ?? 0))
    ) {
      steps.push({ before: one[a], at: a })
      a += 1
    } else {
      steps.push({ after: other[b], at: b })
      b += 1
    }
  }
  return steps
}

/** Words and the spaces between them. */
const wordsOf = (text: string) => text.match(/\s+|[^\s]+/g) ?? []

export function diffWords(before: string, after: string): DiffPart[] {
  const parts: DiffPart[] = []
  const steps = align(wordsOf(before), wordsOf(after), (a, b) => a === b)
  for (const { before: from, after: to } of steps) {
    const kind = from === undefined ? 'added' : to === undefined ? 'removed' : 'same'
    const text = (to ?? from) as string
    const last = parts.at(-1)
    if (last?.kind === kind) last.text += text
    else parts.push({ text, kind })
  }
  return parts
}

type Fields = Record<string, unknown>
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const unread = new Set([
  'id',
  'slug',
  'icon',
  'art',
  'seed',
  'kind',
  'layout',
  'file',
  'avatar',
  'svg',
  'width',
  'height',
])

/** A value as one reads it; of a group its texts. */
export function asText(value: unknown): string {
  if (value === undefined || value === null) return ''
  if (typeof value === 'boolean') return value ? 'sim' : 'não'
  if (Array.isArray(value)) return value.map(asText).filter(Boolean).join(' · ')
  if (!isFields(value)) return String(value)
  if (isPicture(value)) return describePicture(value)
  return Object.entries(value)
    .filter(([key]) => !unread.has(key))
    .map(([, inner]) => asText(inner))
    .filter(Boolean)
    .join(' · ')
}

const idOf = (item: unknown) => (isFields(item) ? (item.id ?? item.slug ?? item.name) : undefined)

/** Items of two lists that are the same one: by their id, or word for word. */
function isSameItem(one: unknown, other: unknown): boolean {
  const id = idOf(one)
  return id === undefined ? isSame(one, other) : id === idOf(other)
}

/** An item that went and the one in its place are one that changed. */
function pairUp(steps: Step<unknown>[]): Step<unknown>[] {
  const paired: Step<unknown>[] = []
  for (const step of steps) {
    const open = paired.findLastIndex(
      (one, index) =>
        index >= lastShared(paired) && one.after === undefined && one.before !== undefined,
    )
    const canPair = step.before === undefined && open >= 0 && idOf(step.after) === undefined
    if (canPair) paired[open] = { ...paired[open], after: step.after, at: step.at }
    else paired.push(step)
  }
  return paired
}

const lastShared = (steps: Step<unknown>[]) =>
  steps.findLastIndex(({ before, after }) => before !== undefined && after !== undefined) + 1

type Difference = { path: FieldPath; before: unknown; after: unknown }

/** `isWhole` names fields whose parts are read together, as the days of a week are. */
function findDifferences(
  before: unknown,
  after: unknown,
  path: FieldPath,
  isWhole: (path: FieldPath) => boolean,
): Difference[] {
  if (isSame(before, after)) return []
  if (isWhole(path) || isPicture(before) || isPicture(after)) return [{ path, before, after }]
  if (Array.isArray(before) && Array.isArray(after)) {
    const found = pairUp(align(before, after, isSameItem)).flatMap((step) =>
      findDifferences(step.before, step.after, [...path, step.at], isWhole),
    )
    return found.length > 0 ? found : [{ path, before, after }]
  }
  if (isFields(before) && isFields(after)) {
    return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((key) =>
      findDifferences(before[key], after[key], [...path, key], isWhole),
    )
  }
  return [{ path, before, after }]
}

const choiceIn = (field: Field | undefined, value: unknown) =>
  [...(field?.choices ?? []), ...(field?.instead ?? [])].find((one) => one.value === value)

/** A value as its field shows it: the name of a choice, a price in reais. */
function shownIn(field: Field | undefined, value: unknown): string {
  if (field?.kind === 'several' && Array.isArray(value)) {
    return value.map((one) => choiceIn(field, one)?.label ?? asText(one)).join(', ')
  }
  if (field?.kind === 'phone' && typeof value === 'string') return formatPhone(value)
  if (field?.kind === 'date' && typeof value === 'string') return dayText(value) ?? value
  const choice = choiceIn(field, value)
  if (choice) return choice.label
  if (field?.kind === 'money' && typeof value === 'number') {
    return `R$ ${value.toLocaleString('pt-BR')}`
  }
  return asText(value)
}

const MOST_LETTERS = 200

/** What was written, as one reads it: without marks of Markdown, names of files and dates of machines. */
function readable(value: unknown): string {
  if (typeof value === 'string') {
    return dayText(value) ?? (isUnwritten(value) ? '' : readableText(value))
  }
  if (isPicture(value)) return value.alt || 'Imagem decorativa'
  if (Array.isArray(value)) return value.map(readable).filter(Boolean).join(' · ')
  if (!isFields(value)) return asText(value)
  return Object.entries(value)
    .filter(([key]) => !unread.has(key))
    .map(([, inner]) => readable(inner))
    .filter(Boolean)
    .join(' · ')
}

const shorten = (text: string) =>
  text.length > MOST_LETTERS ? `${text.slice(0, MOST_LETTERS).replace(/\s\S*$/, '')}…` : text

/** What search engines and drawings take says nothing of a new page. */
const isBeside = (name: unknown) =>
  name === 'meta' || name === 'classicMeta' || unread.has(String(name))

/** The parts of a new document, each with the beginning of its text. */
function partsOfNew(
  schema: z.ZodType,
  document: string,
  value: unknown,
  choices: Choices,
): TextChange[] {
  return describeFields(schema, value, { document, choices }).flatMap((field): TextChange[] => {
    const { path, kind } = field
    if (kind === 'fixed' || isBeside(path[0])) return []
    const part = path.length === 0 ? value : readField(value, path)
    const text = shorten(choiceIn(field, part)?.label ?? readable(part))
    if (text === '') return []
    const label = labelsAlong(document, path, value).join(' › ')
    return [{ path, label, before: '', after: text, parts: [{ text, kind: 'added' }] }]
  })
}

type Choices = FieldOptions['choices']

/**
 * Every text in which two values of a document differ. Names for the code are passed over, and people,
 * services and pages are called by what `choices` names them.
 */
export function diffDocuments(
  schema: z.ZodType,
  document: string,
  before: unknown,
  after: unknown,
  choices?: Choices,
): TextChange[] {
  if (before === undefined && after !== undefined) {
    return partsOfNew(schema, document, after, choices)
  }
  const keyOf = (path: FieldPath) => JSON.stringify(path)
  const fields = new Map(
    [before, after].flatMap((value) =>
      leavesOf(describeFields(schema, value, { document, choices })).map((field) => [
        keyOf(field.path),
        field,
      ]),
    ),
  )
  const isWhole = (path: FieldPath) => fields.get(keyOf(path))?.kind === 'several'
  return findDifferences(before, after, [], isWhole).flatMap((found): TextChange[] => {
    const { path } = found
    const field = fields.get(keyOf(path))
    const isFixed = path.some((_, at) => fields.get(keyOf(path.slice(0, at + 1)))?.kind === 'fixed')
    if (isFixed) return []
    const whole = found.after === undefined ? before : after
    const texts = { before: shownIn(field, found.before), after: shownIn(field, found.after) }
    const label = labelsAlong(document, path, whole).join(' › ')
    return [{ path, label, ...texts, parts: diffWords(texts.before, texts.after) }]
  })
}

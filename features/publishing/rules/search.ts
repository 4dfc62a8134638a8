import type * as z from 'zod'
import { describeFields, type Field } from './fields/fields.ts'
import { labelsAlong } from './fields/labels.ts'
import type { FieldPath } from './patch.ts'
import { isPicture } from './pictures.ts'
import { readableText } from './readable.ts'
import { asText } from './words-diff.ts'

export type TextMatch = {
  document: string
  name: string
  path: FieldPath
  /** The part of the form it stands in: the name of a group or list, or `geral`. */
  part: string
  label: string
  snippet: string
}

/** A text without accents and in small letters, as long as it was. */
export const fold = (text: string): string =>
  text.normalize('NFC').replace(/[A-Z]+|\P{ASCII}/gu, (letters) => {
    const plain = letters.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
    return plain.length === letters.length ? plain : letters
  })

const AROUND = 40

function snippetAt(text: string, at: number, length: number): string {
  const [start, end] = [Math.max(0, at - AROUND), Math.min(text.length, at + length + AROUND)]
  const cut = text.slice(start, end).replace(/\s+/g, ' ').trim()
  return `${start > 0 ? '…' : ''}${cut}${end < text.length ? '…' : ''}`
}

type Searched = {
  key: string
  name: string
  schema: z.ZodType
  value: unknown
  /** Where parts of other documents are to be found there alone. */
  fields?: readonly Field[]
}

const MOST = 60
/** Of fields that are called so: a word such as 'título' names hundreds. */
const MOST_NAMED = 20

const leaves = (field: Field): Field[] => field.fields?.flatMap(leaves) ?? [field]

type FindFact = (name: string) => string | undefined

/**
 * The text that visitors read of a field; undefined where there is none to search. Whoever looks for
 * a brace means the text as it is written.
 */
function textIn(field: Field, wanted: string, findFact: FindFact): string | undefined {
  const { kind, value, choices } = field
  if (kind === 'choice') return choices?.find((one) => one.value === value)?.label
  const text = isPicture(value) ? value.alt : value
  const isText = typeof text === 'string' || typeof text === 'number'
  if (kind === 'fixed' || !isText) return undefined
  const written = String(text).normalize('NFC')
  return wanted.includes('{') ? written : readableText(written, findFact)
}

/** How well a field's label fits the words; undefined where it does not. */
function rankLabel({ kind, label, path }: Field, wanted: string): number | undefined {
  if (kind === 'fixed' || typeof path.at(-1) === 'number') return undefined
  const at = ` ${fold(label)}`.indexOf(` ${wanted}`)
  return at < 0 ? undefined : Number(at > 0)
}

/** The first fields on the way down whose labels hold the words. */
function namedFields(field: Field, wanted: string): { field: Field; rank: number }[] {
  const rank = rankLabel(field, wanted)
  if (rank !== undefined) return [{ field, rank }]
  return field.fields?.flatMap((inner) => namedFields(inner, wanted)) ?? []
}

/**
 * Fields that are called so, and texts that contain the words, whatever their case and accents.
 * `findFact` says what stands for a name in double braces.
 */
export function findText(
  documents: readonly Searched[],
  query: string,
  findFact: FindFact = () => undefined,
): TextMatch[] {
  const wanted = fold(query).replace(/\s+/g, ' ').trim()
  if (wanted === '') return []
  const named: (TextMatch & { rank: number })[] = []
  const matches: TextMatch[] = []
  for (const { key, name, schema, value, fields } of documents) {
    for (const top of fields ?? describeFields(schema, value, { document: key })) {
      const part = top.kind === 'group' || top.kind === 'list' ? top.path.join('.') : 'geral'
      const matchAt = ({ path }: Field, snippet: string): TextMatch => {
        const label = labelsAlong(key, path, value).join(' › ')
        return { document: key, name, path, part, label, snippet }
      }
      const called = namedFields(top, wanted)
      for (const { field, rank } of called) {
        const text = textIn(field, '', findFact) ?? readableText(asText(field.value), findFact)
        named.push({ ...matchAt(field, snippetAt(text, 0, 0) || 'Ainda sem texto'), rank })
      }
      const listed = new Set(called.flatMap(({ field }) => leaves(field)))
      for (const field of leaves(top)) {
        const text = textIn(field, wanted, findFact)
        const at = text === undefined ? -1 : fold(text).replace(/\s/g, ' ').indexOf(wanted)
        if (text === undefined || at < 0 || listed.has(field) || matches.length === MOST) continue
        matches.push(matchAt(field, snippetAt(text, at, wanted.length)))
      }
    }
  }
  const best = named.toSorted((one, other) => one.rank - other.rank).slice(0, MOST_NAMED)
  return [...best.map(({ rank: _, ...match }) => match), ...matches].slice(0, MOST)
}

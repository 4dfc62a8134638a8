import type * as z from 'zod'
import { describeFields, type Field } from './fields.ts'
import { labelsAlong } from './labels.ts'
import type { FieldPath } from './patch.ts'
import { isPicture } from './pictures.ts'

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

/** Texts that contain some words, whatever their case and accents. */
export function findText(documents: readonly Searched[], query: string): TextMatch[] {
  const wanted = fold(query).replace(/\s+/g, ' ').trim()
  if (wanted === '') return []
  const found: TextMatch[] = []
  for (const { key, name, schema, value, fields } of documents) {
    for (const top of fields ?? describeFields(schema, value, { document: key })) {
      for (const { path, value: own, kind } of leaves(top)) {
        const text = isPicture(own) ? own.alt : own
        if (kind === 'fixed' || (typeof text !== 'string' && typeof text !== 'number')) continue
        const plain = String(text).normalize('NFC')
        const at = fold(plain).replace(/\s/g, ' ').indexOf(wanted)
        if (at < 0) continue
        const part = top.kind === 'group' || top.kind === 'list' ? top.path.join('.') : 'geral'
        const label = labelsAlong(key, path, value).join(' › ')
        const snippet = snippetAt(plain, at, wanted.length)
        found.push({ document: key, name, path, part, label, snippet })
        if (found.length === MOST) return found
      }
    }
  }
  return found
}

const leaves = (field: Field): Field[] => field.fields?.flatMap(leaves) ?? [field]

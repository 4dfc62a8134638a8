import { currentDocuments, type Patches } from '#content/live.ts'
import type { Documents } from '#content/schemas/checks/cross-check.ts'
import { hasNeutral, isNeutral } from '#content/todo.ts'
import type { Transaction } from '#server/db/client.ts'
import { type Field, leavesOf } from '../../rules/fields/fields.ts'
import { labelsAlong } from '../../rules/fields/labels.ts'
import type { FieldPath } from '../../rules/patch.ts'
import { readDraftedPatches } from '../releases/history.ts'
import { createDescriber, editableDocuments } from './documents.ts'
import { valueWith } from './editor.ts'

/** A text of a document, with the way to its field. */
export type FoundText = {
  document: string
  /** What the document is called. */
  name: string
  group: string
  /** The part of its form. */
  part: string
  path: FieldPath
  label: string
  text: string
}

/** A number is one of ours only where it is a price: other figures may be the same by chance. */
const isLeft = ({ kind, value }: Field) =>
  typeof value === 'string' ? isNeutral(value) : kind === 'money' && isNeutral(value)

/** Every document with its patch. */
export const patchedDocuments = (patches: Patches): Documents =>
  new Map([...currentDocuments()].map(([key]) => [key, valueWith(key, patches[key])]))

/** The fields of all documents that are wanted. */
export function findFields(
  documents: Documents,
  isWanted: (field: Field, document: string) => boolean,
): FoundText[] {
  const describe = createDescriber(documents)
  return editableDocuments(documents).flatMap((document) => {
    const { key, name, group } = document
    const value = documents.get(key)
    return describe(document, value).flatMap((top) => {
      const part = top.kind === 'group' || top.kind === 'list' ? top.path.join('.') : 'geral'
      return leavesOf([top])
        .filter((field) => field.kind !== 'fixed' && isWanted(field, key))
        .map(({ path, value: text }) => ({
          document: key,
          name,
          group,
          part,
          path,
          label: labelsAlong(key, path, value).join(' › '),
          text: String(text),
        }))
    })
  })
}

/** Texts and prices that nobody wrote yet. */
export const findNeutralTexts = (documents: Documents): FoundText[] =>
  hasNeutral() ? findFields(documents, isLeft) : []

/** How many are left once all drafts are published. */
export const countNeutralTexts = async (tx: Transaction): Promise<number> =>
  hasNeutral() ? findNeutralTexts(patchedDocuments(await readDraftedPatches({ db: tx }))).length : 0

import { currentDocuments } from '#content/live.ts'
import { readToken } from '#content/schemas/checks/tokens.ts'
import type { Database } from '#server/db/client.ts'
import { type Field, leavesOf } from '../../rules/fields/fields.ts'
import { findText } from '../../rules/search.ts'
import { type PageTexts, pagesWith } from '../../rules/where-used.ts'
import { listDrafts } from '../drafts/drafts.ts'
import { readPatches } from '../releases/releases.ts'
import { createDescriber } from './documents.ts'
import { deskDocuments, draftedDocuments, keyOf, valueWith } from './editor.ts'

type Db = Pick<Database, 'db'>

/** Pages on which the texts of a form stand. */
export function findPages(fields: readonly Field[], pages: readonly PageTexts[]) {
  return Object.fromEntries(
    leavesOf(fields).flatMap(({ path, value }) => {
      const paths = typeof value === 'string' && value.length > 2 ? pagesWith(value, pages) : []
      return paths.length > 0 ? [[keyOf(path), paths]] : []
    }),
  )
}

/** The agency's facts, such as its telephone, before pages that have a field of the same name. */
const isFact = ({ group }: { group: string }) => group === 'Empresa e contato'

/** Texts and fields of all documents, drafts included, that contain some words or are called so. */
export async function findSiteText(database: Db, staffId: string, query: string) {
  const drafts = await listDrafts(database, staffId)
  const live = await readPatches(database.db, {})
  const describe = createDescriber()
  const listed = deskDocuments(draftedDocuments(drafts))
  const ordered = listed.toSorted((one, other) => Number(isFact(other)) - Number(isFact(one)))
  const documents = ordered.map((document) => {
    const draft = drafts.find((one) => one.document === document.key)
    const value = valueWith(document.key, draft ? draft.patch : live[document.key])
    return { ...document, value, fields: describe(document, value) }
  })
  const values = new Map(documents.map(({ key, value }) => [key, value]))
  const legal = (currentDocuments().get('legal/facts#legalFacts') ?? {}) as Record<string, string>
  const findFact = (name: string) =>
    readToken(name, (key) => values.get(key)) ??
    (Object.hasOwn(legal, name) ? legal[name] : undefined)
  return findText(documents, query, findFact)
}

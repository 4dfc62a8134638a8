import { z } from 'zod'
import { currentDocuments, defaultOf, mergePatch, type Patch, type Patches } from '#content/live.ts'
import { isCollectionKey } from '#content/schemas/documents.ts'
import { promptIn } from '#content/types/unwritten.ts'
import { deriveBrand } from '#features/brand/rules/derive-brand.ts'
import type { Database } from '#server/db/client.ts'
import { AppError, notFound } from '#server/failures/errors.ts'
import { type Field, leavesOf } from '../../rules/fields/fields.ts'
import { readValue } from '../../rules/fields/read-value.ts'
import {
  createPatch,
  type FieldPath,
  isSame,
  type ListOperation,
  listOperation,
  readField,
  setAt,
} from '../../rules/patch.ts'
import { asText } from '../../rules/words-diff.ts'
import { type Draft, discardDraft, listDrafts, saveDraft } from '../drafts/drafts.ts'
import { readPatches } from '../releases/releases.ts'
import {
  describeDocument,
  type EditableDocument,
  editableDocument,
  editableDocuments,
} from './documents.ts'
import { validateDocument } from './validate.ts'

type Db = Pick<Database, 'db'>

/** A document's value with a patch, or as the code has it. */
export const valueWith = (key: string, patch: Patch | null | undefined): unknown =>
  patch === null || patch === undefined ? defaultOf(key) : mergePatch(defaultOf(key), patch)

/** Written by what is done to a page, and by no form. */
export const pageChanges = /^(legal\/)?page-changes#/

/** What visitors see, and documents that are only drafts so far. */
export function draftedDocuments(
  drafts: readonly Pick<Draft, 'document' | 'patch'>[],
): Map<string, unknown> {
  const documents = new Map(currentDocuments())
  for (const { document, patch } of drafts) {
    if (isCollectionKey(document) && defaultOf(document) === undefined && patch !== null) {
      documents.set(document, mergePatch(undefined, patch))
    }
  }
  return documents
}

export const deskDocuments = (documents?: ReadonlyMap<string, unknown>): EditableDocument[] =>
  editableDocuments(documents)

/** A document by its key; one that no file has is known by its patch. */
export function findDocument(
  key: string,
  patch?: Patch | null,
  documents?: ReadonlyMap<string, unknown>,
): EditableDocument {
  const added = isCollectionKey(key) && patch != null ? valueWith(key, patch) : undefined
  const document = editableDocument(key, currentDocuments().get(key) ?? added, documents)
  if (!document) throw notFound()
  return document
}

/** Every document that the desk edits, and whether somebody is changing it. */
export async function listDocuments(database: Db, staffId: string) {
  const written = await listDrafts(database, staffId)
  const drafts = new Set(written.map(({ document }) => document))
  return deskDocuments(draftedDocuments(written)).map(({ key, group, name }) => ({
    key,
    group,
    name,
    drafted: drafts.has(key),
    hasForm: !pageChanges.test(key),
  }))
}

type State = {
  live: Patches
  draft: Draft | undefined
  document: EditableDocument
  documents: ReadonlyMap<string, unknown>
}

async function readState(database: Db, staffId: string, key: string): Promise<State> {
  const drafts = await listDrafts(database, staffId)
  const live = await readPatches(database.db, {})
  const draft = drafts.find((one) => one.document === key)
  const documents = draftedDocuments(drafts)
  return {
    document: findDocument(key, draft?.patch ?? live[key], documents),
    documents,
    live,
    draft,
  }
}

/** What a document goes back to; one that no file has goes back to what visitors see. */
const standardIn = ({ document: { key }, live }: State, value: unknown) =>
  defaultOf(key) ?? valueWith(key, live[key]) ?? value

const valueIn = ({ live, draft, document }: State) =>
  valueWith(document.key, draft ? draft.patch : live[document.key])

export async function readDocument(database: Db, staffId: string, key: string) {
  const state = await readState(database, staffId, key)
  const { document, live, draft } = state
  const value = valueIn(state)
  return {
    ...document,
    standard: standardIn(state, value),
    live: valueWith(key, live[key]),
    value,
    version: draft?.version ?? 0,
    drafted: draft !== undefined,
    author: draft?.author ?? null,
    fields: describeDocument(document, value, state.documents),
    issues: validateDocument(key, value),
  }
}
export type EditedDocument = Awaited<ReturnType<typeof readDocument>>

type Operation =
  | { kind: ListOperation; path: FieldPath; index: number; item?: number }
  | { kind: 'reset' | 'include' | 'leave-out'; path: FieldPath }
  | { kind: 'set'; path: FieldPath; text: string }

export const keyOf = (path: FieldPath) => JSON.stringify(path)

function findField(fields: readonly Field[], path: FieldPath): Field | undefined {
  for (const field of fields) {
    if (keyOf(field.path) === keyOf(path)) return field
    const inner = findField(field.fields ?? [], path)
    if (inner) return inner
  }
  return undefined
}

function operate(state: State, value: unknown, operation: Operation): unknown {
  const field = findField(describeDocument(state.document, value), operation.path)
  if (operation.kind === 'reset') {
    return setAt(value, operation.path, readField(standardIn(state, value), operation.path))
  }
  if (operation.kind === 'set') {
    return field ? setAt(value, operation.path, readValue(field, [operation.text])) : value
  }
  if (operation.kind === 'leave-out') return setAt(value, operation.path, undefined)
  if (operation.kind === 'include') return setAt(value, operation.path, field?.item)
  if (!('index' in operation) || field?.kind !== 'list') return value
  const template = field.variants?.[operation.item ?? 0]?.item ?? field.item
  return listOperation(value, operation.path, operation.kind, operation.index, template)
}

const operationForm = z.union([
  z.object({
    kind: z.enum(['up', 'down', 'add', 'remove', 'duplicate']),
    path: z.array(z.union([z.string(), z.number()])),
    index: z.number().int(),
    item: z.number().int().optional(),
  }),
  z.object({
    kind: z.enum(['reset', 'include', 'leave-out']),
    path: z.array(z.union([z.string(), z.number()])),
  }),
  z.object({
    kind: z.literal('set'),
    path: z.array(z.union([z.string(), z.number()])),
    text: z.string().max(300),
  }),
])

type Change = {
  document: string
  version: number
  fields: [FieldPath, string][]
  operation: unknown
  /** The colleague's draft was seen and goes. */
  overwrite: boolean
}

/** For pages without scripts, which cannot show both texts. */
export const staleDraft = () =>
  new AppError(
    'bad_request',
    'Alguém mudou este texto antes de você.',
    'Volte, copie o que escreveu e abra a página de novo.',
  )

const LARGEST = 150_000

/**
 * Saves what a form holds over the draft that its author saw. What does not fit its schema is kept
 * too, so that nothing typed is lost; it cannot be published.
 */
export async function changeDocument(database: Db, staffId: string, change: Change) {
  const state = await readState(database, staffId, change.document)
  const { document, live, draft } = state
  const leaves = new Map(
    leavesOf(describeDocument(document, valueIn(state))).map((field) => [keyOf(field.path), field]),
  )
  let value = valueIn(state)
  for (const [key, sent] of Map.groupBy(change.fields, ([path]) => keyOf(path))) {
    const field = leaves.get(key)
    if (!field || field.kind === 'fixed') continue
    const { path } = field
    const texts = sent.map(([, text]) => text)
    // What the template asks for is no text of the field: left empty, it still asks.
    const isLeftEmpty = texts.every((text) => text === '')
    if (isLeftEmpty && promptIn(readField(value, path)) !== undefined) continue
    const next = readValue(field, texts)
    if (!isSame(readField(value, path), next)) value = setAt(value, path, next)
  }
  const operation = operationForm.safeParse(change.operation)
  if (operation.success) value = operate(state, value, operation.data)
  const written = value
  value = deriveBrand(document.key, value, defaultOf(document.key))
  const followed = [...leaves.values()].flatMap(({ path }) => {
    const text = readField(value, path)
    const isOther = typeof text === 'string' && text !== readField(written, path)
    return isOther ? [{ path, text }] : []
  })
  const patch = (createPatch(defaultOf(document.key), value) ?? null) as Patch | null
  if (JSON.stringify(patch ?? '').length > LARGEST) {
    throw new AppError('bad_request', 'O texto é grande demais.', 'Divida em partes menores.')
  }
  const version = change.overwrite ? (draft?.version ?? 0) : change.version
  if (isSame(patch, live[document.key] ?? null) && draft?.version === version) {
    await discardDraft(database, staffId, { document: document.key, version })
    return { version: 0, drafted: false, issues: validateDocument(document.key, value) }
  }
  if (!draft && version === 0 && isSame(patch, live[document.key] ?? null)) {
    return { version: 0, drafted: false, issues: validateDocument(document.key, value) }
  }
  const saved = await saveDraft(database, staffId, { document: document.key, patch, version })
  if ('stale' in saved) {
    const patch = saved.stale ? saved.stale.patch : live[document.key]
    const theirs = valueWith(document.key, patch)
    return {
      stale: { author: saved.stale?.author ?? '', texts: differences(document, value, theirs) },
    }
  }
  return {
    version: saved.version,
    drafted: true,
    issues: validateDocument(document.key, value),
    /** Texts that changed by themselves with what was written. */
    followed,
  }
}

/** Fields in which two values differ, as texts. */
function differences(document: EditableDocument, mine: unknown, theirs: unknown) {
  return leavesOf(describeDocument(document, mine))
    .filter(({ path, value }) => !isSame(value, readField(theirs, path)))
    .map(({ path, label, value }) => ({
      label,
      mine: asText(value),
      theirs: asText(readField(theirs, path)),
    }))
}

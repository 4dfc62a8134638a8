import type * as z from 'zod'
import { currentDocuments } from '#content/live.ts'
import type { Documents } from '#content/schemas/checks/cross-check.ts'
import { type Collection, collectionSchemas, schemaOf } from '#content/schemas/documents.ts'
import { describeFields, type Field } from '../../rules/fields/fields.ts'
import { createFieldOptions } from '../drafts/sources.ts'
import { type DocumentGroup, documentNames } from './document-names.ts'

/** A value of the content that the desk may change. */
export type EditableDocument = {
  /** As content/live.ts names it: `plans#recurringServices`. */
  key: string
  group: DocumentGroup
  name: string
  help?: string
  schema: z.ZodType
  collection?: Collection
}

const groupOf: Record<Collection, DocumentGroup> = {
  services: 'Serviços',
  cases: 'Cases',
  team: 'Pessoas',
  projects: 'Portfólio',
  articles: 'Conteúdos',
  legal: 'Textos legais',
}

const nameFields = ['company', 'name', 'title']

/** What the item calls itself: a service by its name, a case by its company. */
function nameOf(value: unknown, key: string, documents: Documents): string {
  const fields = (value ?? {}) as Record<string, unknown>
  const name = nameFields.map((field) => fields[field]).find((one) => typeof one === 'string')
  if (typeof name === 'string') return name
  const [content = key] = key.split('#')
  const slug = content.replace(/^.*\//, '')
  if (typeof value !== 'string') return slug
  // The text of a legal page is called as the page is.
  const { title = slug } = (documents.get(`${content}#page`) ?? {}) as { title?: string }
  return `${title}: texto`
}

const collectionOf = (key: string) => collectionSchemas.find(([, keys]) => keys.test(key))?.[0]

/** A document by its key and value; undefined where there is none of that name. */
export function editableDocument(
  key: string,
  value: unknown,
  documents: Documents = currentDocuments(),
): EditableDocument | undefined {
  const schema = schemaOf(key)
  if (!schema || value === undefined) return undefined
  const collection = collectionOf(key)
  if (collection && !documentNames[key]) {
    const group = groupOf[collection]
    return { key, group, name: nameOf(value, key, documents), schema, collection }
  }
  const [group, name, help] = documentNames[key] ?? (['Páginas', key] as const)
  return { key, group, name, help, schema }
}

/** Every document that this site has, whatever its services, cases and people are. */
export const editableDocuments = (documents: Documents = currentDocuments()): EditableDocument[] =>
  [...documents].flatMap(([key, value]) => editableDocument(key, value, documents) ?? [])

type Described = Pick<EditableDocument, 'key' | 'schema'>

/** Describes several documents, having looked once at how they depend on each other. */
export function createDescriber(
  documents: Documents = currentDocuments(),
): (document: Described, value: unknown) => Field[] {
  const editable = new Map([...documents].filter(([one]) => schemaOf(one)))
  const optionsOf = createFieldOptions(editable, documents)
  return ({ key, schema }, value) => describeFields(schema, value, optionsOf(key))
}

/** The form of a document: parts of other documents lead there, and names are chosen from a list. */
export const describeDocument = (
  document: Described,
  value: unknown,
  documents?: Documents,
): Field[] => createDescriber(documents)(document, value)

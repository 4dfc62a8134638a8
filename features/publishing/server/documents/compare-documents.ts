import { currentDocuments } from '#content/live.ts'
import type { ArchivedContent } from '#content/types/page-changes.ts'
import { diffPageChanges } from '../../rules/pages/page-changes-diff.ts'
import { diffDocuments } from '../../rules/words-diff.ts'
import { listChoices } from '../drafts/sources.ts'
import { type EditableDocument, editableDocument } from './documents.ts'
import { draftedDocuments, pageChanges } from './editor.ts'

/** What people, services and pages are called, those included that are only drafts so far. */
export const namesWith = (drafts: Parameters<typeof draftedDocuments>[0]) =>
  listChoices(draftedDocuments(drafts))

/** The texts in which two values of a document differ, word by word. */
export function compareDocuments(
  document: EditableDocument,
  before: unknown,
  after: unknown,
  names: ReturnType<typeof namesWith>,
) {
  if (!pageChanges.test(document.key)) {
    const { schema, key } = document
    return diffDocuments(schema, key, before, after, names)
  }
  const listed = (value: unknown) => (Array.isArray(value) ? value : [])
  return diffPageChanges(listed(before), listed(after), nameOfContent)
}

const archives = /^(legal\/)?page-changes#archived/

const contentsIn = (value: unknown) =>
  Array.isArray(value) ? (value as ArchivedContent[]).map(({ content }) => content) : []

const named = (label: string, contents: string[], nameOf: (content: string) => string) =>
  contents.length > 0 ? [`${label}: ${contents.map(nameOf).join(', ')}`] : []

/** What a change is called in a list: pages that come and go are called by their names. */
export function titleOfChange(
  { key, name, collection }: Pick<EditableDocument, 'key' | 'name' | 'collection'>,
  before: unknown,
  after: unknown,
  nameOf: (content: string) => string = nameOfContent,
): string {
  if (archives.test(key)) {
    const [then, now] = [contentsIn(before), contentsIn(after)]
    const parts = [
      ...named(
        'Sai do site',
        now.filter((content) => !then.includes(content)),
        nameOf,
      ),
      ...named(
        'Volta ao site',
        then.filter((content) => !now.includes(content)),
        nameOf,
      ),
    ]
    return parts.join('. ') || name
  }
  if (!collection) return name
  if (before === undefined) return `Novo no site: ${name}`
  return after === undefined ? `Sai do site: ${name}` : name
}

const isOfPage = (name: string) => /^(Novo no|Sai do|Volta ao) site: /.test(name)

/** For lists of changes: pages that come and go before changed texts. */
export const pagesFirst = (one: { name: string }, other: { name: string }): number =>
  Number(isOfPage(other.name)) - Number(isOfPage(one.name))

/** What some content calls itself, as in 'services/seo'. */
function nameOfContent(content: string): string {
  const [key, value] = [...currentDocuments()].find(([one]) => one.startsWith(`${content}#`)) ?? []
  return (key && editableDocument(key, value)?.name) || content
}

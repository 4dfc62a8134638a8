import { currentDocuments } from '#content/live.ts'
import { diffPageChanges } from '../rules/page-changes-diff.ts'
import { diffDocuments } from '../rules/words-diff.ts'
import { type EditableDocument, editableDocument } from './documents.ts'
import { pageChanges } from './editor.ts'

/** The texts in which two values of a document differ, word by word. */
export function compareDocuments(document: EditableDocument, before: unknown, after: unknown) {
  if (!pageChanges.test(document.key)) {
    return diffDocuments(document.schema, document.key, before, after)
  }
  const listed = (value: unknown) => (Array.isArray(value) ? value : [])
  return diffPageChanges(listed(before), listed(after), nameOfContent)
}

/** What some content calls itself, as in 'services/seo'. */
function nameOfContent(content: string): string {
  const [key, value] = [...currentDocuments()].find(([one]) => one.startsWith(`${content}#`)) ?? []
  return (key && editableDocument(key, value)?.name) || content
}

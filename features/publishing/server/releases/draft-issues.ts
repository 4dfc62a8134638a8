import type { Patch, Patches } from '#content/live.ts'
import { valueWith } from '../documents/editor.ts'
import { type DocumentIssue, validateDocument } from '../documents/validate.ts'
import { isAdded } from './return-to.ts'

/** In which document it is to be mended. */
export type DraftIssue = DocumentIssue & { document: string }

/** The text of a legal page that the desk added. */
function legalTextOf(key: string): string | undefined {
  const [, page] = /^(legal\/[\w-]+)#page$/.exec(key) ?? []
  return page && isAdded(key) ? `${page}#text` : undefined
}

function issueIn(document: string, patch: Patch | null | undefined): DraftIssue | undefined {
  const [issue] = validateDocument(document, valueWith(document, patch))
  return issue && { document, ...issue }
}

/**
 * Why a draft cannot be published, if it cannot. A new legal page waits for its text, without which it
 * would be blank: `patches` are what the site would hold.
 */
export function findDraftIssue(
  document: string,
  patch: Patch | null,
  patches: Readonly<Record<string, Patch | null>> | Patches,
): DraftIssue | undefined {
  // Without a patch an added page goes: there is no text left to check.
  if (patch === null && isAdded(document)) return undefined
  const text = legalTextOf(document)
  return issueIn(document, patch) ?? (text ? issueIn(text, patches[text]) : undefined)
}

import type { Patch } from '#content/live.ts'
import { leavesOf } from '#features/publishing/rules/fields.ts'
import { createPatch, setAt } from '#features/publishing/rules/patch.ts'
import { createDescriber, editableDocuments } from '#features/publishing/server/documents.ts'
import { validateDocument } from '#features/publishing/server/validate.ts'
import { readContentDocuments } from './documents.ts'

const texts = new Set(['line', 'text', 'markdown', 'link'])
/** They take effect with a build, or are written by no form. */
const withoutForm = /^(look|palette|parts)#|page-changes#/

/** Facts that legal texts, which are Markdown, quote. */
const quotedInMarkdown = /^(brand|place|claims|contract|legal\/)/

/**
 * The patches that change every text the desk edits, and what stays as it is: choices, names for the
 * code, and texts that may not be changed so. Where a change is refused, `simpler` may have another.
 */
export async function changeEveryText(
  change: (text: string, number: number) => string,
  judge = change,
  simpler?: (text: string, isAccepted: (text: string) => boolean) => string | undefined,
): Promise<{ patches: Record<string, Patch>; changed: number; kept: string[] }> {
  const documents = await readContentDocuments()
  const describe = createDescriber(documents)
  const patches: Record<string, Patch> = {}
  const kept: string[] = []
  let changed = 0
  for (const one of editableDocuments(documents)) {
    if (withoutForm.test(one.key)) continue
    const before = documents.get(one.key)
    let value = before
    let judged = before
    for (const field of leavesOf(describe(one, before))) {
      const text = field.value
      if (typeof text !== 'string') continue
      // Judged by a plain text, so that what no form accepts is tried on the pages too.
      const probe = setAt(judged, field.path, judge(text, changed))
      const isFree = texts.has(field.kind) && !field.source
      if (isFree && validateDocument(one.key, probe, documents).length === 0) {
        judged = probe
        // The renderer of Markdown refuses what its schema refuses, so no page would be made.
        const isStrict = field.kind === 'markdown' || quotedInMarkdown.test(one.key)
        const isAccepted = (next: string) =>
          !isStrict ||
          validateDocument(one.key, setAt(judged, field.path, next), documents).length === 0
        const changedText = change(text, changed)
        const next = isAccepted(changedText) ? changedText : simpler?.(text, isAccepted)
        value = setAt(value, field.path, next ?? judge(text, changed))
        changed += 1
      } else if (!field.source) kept.push(text)
    }
    const patch = createPatch(before, value)
    if (patch !== undefined) patches[one.key] = patch
  }
  return { patches, changed, kept }
}

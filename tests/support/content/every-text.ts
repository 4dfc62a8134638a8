import type { Patch } from '#content/live.ts'
import { leavesOf } from '#features/publishing/rules/fields/fields.ts'
import { createPatch, type FieldPath, setAt } from '#features/publishing/rules/patch.ts'
import {
  createDescriber,
  editableDocuments,
} from '#features/publishing/server/documents/documents.ts'
import { validateDocument } from '#features/publishing/server/documents/validate.ts'
import { readContentDocuments } from './documents.ts'

const texts = new Set(['line', 'text', 'markdown', 'link'])
/** They take effect with a build, or are written by no form. */
const withoutForm = /^(look|palette|parts)#|page-changes#/

/** Facts that legal texts, which are Markdown, quote. */
const quotedInMarkdown = /^(brand|place|claims|contract|legal\/)/

type Leaf = { kind: string; path: FieldPath; text: string }

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
    /** Tried together, then without what is refused: each try judges the whole document. */
    const tryAll = (fields: Leaf[]): void => {
      if (fields.length === 0) return
      // Judged by a plain text, so that what no form accepts is tried on the pages too.
      const plain = fields.map(({ text }, at) => judge(text, changed + at))
      const probe = fields.reduce((all, { path }, at) => setAt(all, path, plain[at]), judged)
      const issues = validateDocument(one.key, probe, documents)
      if (issues.length > 0) {
        const named = new Set(issues.map(({ path }) => path.join('/')))
        const isRefused = ({ path }: Leaf) => fields.length === 1 || named.has(path.join('/'))
        const rest = fields.filter((field) => !isRefused(field))
        kept.push(...fields.filter(isRefused).map(({ text }) => text))
        // One that spoils another is looked for by halves.
        const half = Math.ceil(rest.length / (rest.length === fields.length ? 2 : 1))
        for (const some of [rest.slice(0, half), rest.slice(half)]) tryAll(some)
        return
      }
      judged = probe
      for (const [at, { kind, path, text }] of fields.entries()) {
        // The renderer of Markdown refuses what its schema refuses, so no page would be made.
        const isStrict = kind === 'markdown' || quotedInMarkdown.test(one.key)
        const isAccepted = (next: string) =>
          !isStrict || validateDocument(one.key, setAt(judged, path, next), documents).length === 0
        const changedText = change(text, changed)
        const next = isAccepted(changedText) ? changedText : simpler?.(text, isAccepted)
        value = setAt(value, path, next ?? (plain[at] as string))
        changed += 1
      }
    }
    const free: Leaf[] = []
    for (const { kind, path, source, value: text } of leavesOf(describe(one, before))) {
      if (typeof text !== 'string' || source) continue
      if (texts.has(kind)) free.push({ kind, path, text })
      else kept.push(text)
    }
    tryAll(free)
    const patch = createPatch(before, value)
    if (patch !== undefined) patches[one.key] = patch
  }
  return { patches, changed, kept }
}

import type { ArchivedContent, Redirect } from '#content/types/page-changes.ts'
import { diffWords, type TextChange } from './words-diff.ts'

type Entry = ArchivedContent | Redirect
const idOf = (entry: Entry) => ('content' in entry ? entry.content : entry.path)

/** What two lists of archived pages or changed addresses say differently, in words. */
export function diffPageChanges(
  before: readonly Entry[],
  after: readonly Entry[],
  nameOf: (content: string) => string,
): TextChange[] {
  const say = (entry: Entry | undefined) => {
    if (!entry) return ''
    if ('path' in entry) return `${entry.path} leva a ${entry.to}`
    return `${nameOf(entry.content)}${entry.to ? `, leva a ${entry.to}` : ', sem página no lugar'}`
  }
  const ids = [...new Set([...before, ...after].map(idOf))]
  return ids.flatMap((id): TextChange[] => {
    const [one, other] = [before, after].map((list) => list.find((entry) => idOf(entry) === id))
    const texts = { before: say(one), after: say(other) }
    if (texts.before === texts.after) return []
    const isArchive = 'content' in ((other ?? one) as Entry)
    const label = isArchive ? (other ? 'Sai do site' : 'Volta ao site') : 'Endereço'
    return [{ path: [id], label, ...texts, parts: diffWords(texts.before, texts.after) }]
  })
}

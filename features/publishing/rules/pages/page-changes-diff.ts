import type { ArchivedContent, Redirect } from '#content/types/page-changes.ts'
import { diffWords, type TextChange } from '../words-diff.ts'
import { kindFacts, kindOfContent } from './page-kinds.ts'

type Entry = ArchivedContent | Redirect
const idOf = (entry: Entry) => ('content' in entry ? entry.content : entry.path)

/** What a visitor of an archived page's address sees; nothing of what stands within another page. */
function answerOf({ content, to }: ArchivedContent): string {
  const kind = kindOfContent(content)?.kind
  if (kind && kindFacts[kind].within) return ''
  const answer = to ? `vai para ${to}` : 'lê que esta página saiu do ar'
  return `. Quem abrir o endereço ${answer}.`
}

/** What two lists of archived pages or changed addresses say differently, in words. */
export function diffPageChanges(
  before: readonly Entry[],
  after: readonly Entry[],
  nameOf: (content: string) => string,
): TextChange[] {
  const say = (entry: Entry | undefined) => {
    if (!entry) return ''
    if ('path' in entry) return `${entry.path} leva a ${entry.to}`
    return nameOf(entry.content) + answerOf(entry)
  }
  const ids = [...new Set([...before, ...after].map(idOf))]
  return ids.flatMap((id): TextChange[] => {
    const [one, other] = [before, after].map((list) => list.find((entry) => idOf(entry) === id))
    const entry = (other ?? one) as Entry
    const isArchive = 'content' in entry
    // What enters the list of archived pages leaves the site, and the other way round.
    if (isArchive && !(one && other)) {
      const [name, answer] = [nameOf(id), other ? answerOf(entry) : '']
      const parts: TextChange['parts'] = [
        { text: name, kind: other ? 'removed' : 'added' },
        ...(answer ? [{ text: answer, kind: 'same' } as const] : []),
      ]
      return other
        ? [{ path: [id], label: 'Sai do site', before: name, after: '', parts }]
        : [{ path: [id], label: 'Volta ao site', before: '', after: name, parts }]
    }
    const texts = { before: say(one), after: say(other) }
    if (texts.before === texts.after) return []
    const label = isArchive ? 'Página que saiu do site' : 'Endereço'
    return [{ path: [id], label, ...texts, parts: diffWords(texts.before, texts.after) }]
  })
}

import { listTexts } from '#content/derived/collections.ts'
import { legalFacts } from '#content/legal/facts.ts'
import { perRelease } from '#content/live.ts'
import { parts } from '#content/parts.ts'
import { siteMap } from '#content/site-map.ts'
import { type SiteSentence, sentencesOf } from './sentences.ts'

/** A line as it is read aloud: no marks, a table's row as 'what: how long'. */
function plainLine(line: string): string | undefined {
  const [, part] = /^\{\{\?(\w+)\}\}/.exec(line) ?? []
  if (part && !parts[part as keyof typeof parts]) return undefined
  const text = line
    .replace(/^\{\{\?\w+\}\} ?/, '')
    .replace(/\{\{(\w+)\}\}/g, (whole, name: string) => legalFacts[name] ?? whole)
    .replace(/\[([^\]]+)\]\([^)]*\)/g, '$1')
    .replace(/\*\*|`|^#+ |^- /g, '')
    .replace(/^\| *(.*?) *\|$/, '$1')
    .replace(/ \| /g, ': ')
    .trim()
  return /\{\{|^-+|<!--/.test(text) ? undefined : text
}

type LegalSentence = SiteSentence & { document: string }

/** What the privacy, cookie and usage pages say, sentence by sentence. */
export const legalSentences = perRelease(() =>
  listTexts().flatMap(([content, source]) => {
    const path = siteMap.find((entry) => entry.content === content && !entry.canonical)?.path
    if (!path) return []
    let title = ''
    return source
      .replace(/<!--[\s\S]*?-->/g, '')
      .split('\n')
      .flatMap((line): LegalSentence[] => {
        const text = plainLine(line)
        if (!text) return []
        if (/^(?:\{\{.*\}\} )?#/.test(line)) {
          title = text
          return []
        }
        const document = content.replace('legal/', '')
        return sentencesOf(text).map((one) => ({ text: one, path, title, about: title, document }))
      })
  }),
)

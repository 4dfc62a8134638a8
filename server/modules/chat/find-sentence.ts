import type { ServiceSlug } from '#content/types/assistant.ts'
import { foldWords } from './fold.ts'
import { listPassages } from './list-passages.ts'
import { sentencesOf } from './sentences.ts'
import { telling } from './site-faq.ts'
import { wordWeight } from './word-weight.ts'

type Sentence = { text: string; path: string; title: string; service: string; words: Set<string> }

const sentences: Sentence[] = listPassages()
  .filter(({ id }) => /^(?:service|block|faq|price)\//.test(id))
  .flatMap(({ id, title, body, path }) =>
    sentencesOf(body)
      .flatMap((text) => text.split('; '))
      .map((text) => ({
        text,
        path,
        title,
        service: id.split('/')[1] ?? '',
        words: telling(foldWords(text)),
      })),
  )

/**
 * How much of what was asked, by how telling it is, a sentence must speak of, and in how many words.
 * Below it, silence is honest; on the page of the service that was named, less will do.
 */
const ANYWHERE = { covered: 0.75, words: 3 }
const ON_ITS_PAGE = { covered: 0.6, words: 2 }

/** The site's sentence that speaks of nearly everything that was asked. */
export function findSentence(
  words: string,
  about: { services: (ServiceSlug | undefined)[]; named: ReadonlySet<string> },
): Omit<Sentence, 'words' | 'service'> | undefined {
  const all = [...telling(words.split(' '))]
  let best: Sentence | undefined
  let most = 0
  for (const sentence of sentences) {
    const own = about.services.includes(sentence.service as ServiceSlug)
    const least = own ? ON_ITS_PAGE : ANYWHERE
    const asked = own ? all.filter((word) => !about.named.has(word)) : all
    const shared = asked.filter((word) => sentence.words.has(word))
    if (shared.length < least.words) continue
    const weigh = (list: string[]) => list.reduce((sum, word) => sum + wordWeight(word), 0)
    const covered = weigh(shared) / weigh(asked)
    if (covered >= least.covered && covered > most) [best, most] = [sentence, covered]
  }
  return best
}

import { foldWords } from './fold.ts'
import { listPassages } from './list-passages.ts'
import { sentencesOf } from './sentences.ts'
import { telling } from './site-faq.ts'

type Sentence = { text: string; path: string; title: string; words: Set<string> }

const sentences: Sentence[] = listPassages()
  .filter(({ id }) => /^(?:service|block|faq|price)\//.test(id))
  .flatMap(({ title, body, path }) =>
    sentencesOf(body)
      .flatMap((text) => text.split('; '))
      .map((text) => ({ text, path, title, words: telling(foldWords(text)) })),
  )

const spread = new Map<string, number>()
for (const { words } of sentences) {
  for (const word of words) spread.set(word, (spread.get(word) ?? 0) + 1)
}
/** A word the site never uses counts most: it is what the site cannot answer. */
const rarity = (word: string) => Math.log(1 + sentences.length / (spread.get(word) ?? 0.5))

/** How much of what was asked, by rarity, a sentence must speak of. Below it, silence is honest. */
const COVERED = 0.75
/** Two words meet in many sentences that are about something else. */
const LEAST = 3

/** The site's sentence that speaks of nearly everything that was asked. */
export function findSentence(words: string): Omit<Sentence, 'words'> | undefined {
  const asked = [...telling(words.split(' '))]
  if (asked.length < LEAST) return undefined
  const all = asked.reduce((sum, word) => sum + rarity(word), 0)
  let best: Sentence | undefined
  let most = COVERED
  for (const sentence of sentences) {
    const shared = asked.filter((word) => sentence.words.has(word))
    if (shared.length < LEAST) continue
    const covered = shared.reduce((sum, word) => sum + rarity(word), 0) / all
    if (covered > most) [best, most] = [sentence, covered]
  }
  return best
}

import { foldWords } from './fold.ts'
import { listPassages } from './list-passages.ts'
import { phrases } from './own-playbooks.ts'
import { stem } from './stem.ts'

/** Every way of asking and every passage of the site, by the stems of their words. */
const texts = [
  ...Object.values(phrases).map((rows) => rows.replace(/\{\w\}|[|/]/g, ' ')),
  ...listPassages().map(({ title, body }) => `${title} ${body}`),
].map((text) => new Set(foldWords(text).map(stem)))

const spread = new Map<string, number>()
for (const stems of texts) for (const one of stems) spread.set(one, (spread.get(one) ?? 0) + 1)

const rarity = (held: number) =>
  Math.log((texts.length + 1) / (held + 1)) / Math.log(texts.length + 1)

/** How telling a word is, by its stem: near 0 where every text has it, 1 where none does. */
export const wordWeight = (stemmed: string) => rarity(spread.get(stemmed) ?? 0)

/** How many texts have a word that begins so. */
const begun = new Map<string, number>()
const LONGEST_START = 6
for (const stems of texts) {
  const starts = new Set<string>()
  for (const one of stems) {
    for (let length = 1; length <= LONGEST_START; length += 1) starts.add(one.slice(0, length))
  }
  for (const start of starts) begun.set(start, (begun.get(start) ?? 0) + 1)
}

/** How telling the words are together that begin with these letters. */
export const startWeight = (letters: string) =>
  rarity(begun.get(letters.slice(0, LONGEST_START)) ?? 0)

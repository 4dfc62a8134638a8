import { numerals, shortForms } from '#content/assistant/data.ts'

/** Visitors may write any word. */
const MOST_REMEMBERED = 50_000

/** The same words come back thousands of times. */
export function remembered<T>(find: (word: string) => T): (word: string) => T {
  const results = new Map<string, T>()
  return (word) => {
    let result = results.get(word)
    if (result === undefined && !results.has(word)) {
      result = find(word)
      if (results.size >= MOST_REMEMBERED) results.clear()
      results.set(word, result)
    }
    return result as T
  }
}

const withoutMarks = remembered((letter) => letter.normalize('NFD').replace(/\p{M}/gu, ''))

/** Lower case, without accents or punctuation: how people type on a phone. */
export function fold(text: string): string {
  const plain = text
    .toLowerCase()
    .replace(/[^\0-\x7f]/gu, withoutMarks)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
  return /\b(?:e mail|a b\b)/.test(plain)
    ? plain.replace(/\be mail(?=s?\b)/g, 'email').replace(/\b(testes?) a b\b/g, '$1 ab')
    : plain
}

const plurals: [RegExp, string][] = [
  [/(?:oes|aes|aos)$/, 'ao'],
  [/ais$/, 'al'],
  [/eis$/, 'el'],
  [/ois$/, 'ol'],
  [/ns$/, 'm'],
  [/(r|z)es$/, '$1'],
  [/([^s])s$/, '$1'],
]

const singular = remembered((word): string => {
  if (word.length < 4) return word
  for (const [ending, replacement] of plurals) {
    if (ending.test(word)) return word.replace(ending, replacement)
  }
  return word
})

/** Folded words in the singular, so that 'Clínicas odontológicas' is 'clinica odontologica'. */
export function foldWords(text: string): string[] {
  return fold(text).split(' ').filter(Boolean).map(singular)
}

const endings =
  /(?<=\w{3})(?:amento|imento|mente|acao|icao|ando|endo|indo|aram|eram|iram|ados?|idos?|adas?|idas?|avam?|iam?|ar|er|ir|am|em|ou|[aeo])$/

/** What the forms of a word share, roughly: 'responder', 'respondem', 'respondido'. */
export const stem = remembered((word) => word.replace(endings, '').slice(0, 7))

const spellings = new Map(Object.entries(shortForms))

/** Folded words with what people shorten on a phone spellings out: 'vc', 'pra', 'zap'. */
export const spellOut = (folded: string): string =>
  folded
    .split(' ')
    .map((word) => spellings.get(word) ?? word)
    .join(' ')

const values: Record<string, number> = numerals

/** A pattern for one word of a number. */
export const numberWord = `(?:${Object.keys(values)
  .sort((a, b) => b.length - a.length)
  .join('|')})`

/** 'dois mil e quinhentos' is 2500. */
export function readNumberWords(text: string): number {
  let [total, part] = [0, 0]
  for (const word of text.toLowerCase().split(/\s+/)) {
    const value = values[word]
    if (value === 1000) {
      total += (part || 1) * 1000
      part = 0
    } else part += value ?? 0
  }
  return total + part
}

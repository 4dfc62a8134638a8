import { wordsIn } from './reading.ts'

const vowels = 'aeiouáéíóúâêôãõàü'
const strongVowel = /[aeoáéóâêôãõà]/

/** Syllables of a Portuguese word, by its groups of vowels: "ai" is one, "ea" two. */
export function countSyllables(word: string): number {
  const letters = word
    .toLowerCase()
    .normalize('NFC')
    .replace(/[^\p{L}]/gu, '')
  let count = 0
  let before = ''
  let joined = false
  for (const [at, letter] of [...letters].entries()) {
    if (!vowels.includes(letter)) {
      before = ''
      joined = false
      continue
    }
    // "que", "gui": the u is mute or glides.
    if (
      letter === 'u' &&
      /[qg]/.test(letters[at - 1] ?? '') &&
      vowels.includes(letters[at + 1] ?? '')
    ) {
      before = ''
      continue
    }
    const isGlide = (before === 'i' || before === 'u') && !'íú'.includes(letter)
    const glidesOn = strongVowel.test(before) && (letter === 'i' || letter === 'u')
    const isNasal = (before === 'ã' || before === 'õ') && 'oe'.includes(letter)
    // Of "ideia" the i belongs to the e, so the a stands alone.
    const joins: boolean = before !== '' && !joined && (isGlide || glidesOn || isNasal)
    if (!joins) count += 1
    joined = joins
    before = letter
  }
  return Math.max(1, count)
}

export const sentencesIn = (text: string): string[] =>
  text.split(/(?<=[.!?…])[”"’)]*\s+|\n+/).filter((sentence) => wordsIn(sentence).length > 0)

/**
 * Flesch's reading ease as adapted to Portuguese by Martins and others (1996), whose words have more
 * syllables: the constant is 42 points higher. 0 to 100, higher is easier.
 */
export function readingEase(texts: readonly string[]): number | undefined {
  const sentences = texts.flatMap(sentencesIn)
  const words = sentences.flatMap(wordsIn).filter((word) => /\p{L}/u.test(word))
  if (words.length === 0) return undefined
  const syllables = words.reduce((sum, word) => sum + countSyllables(word), 0)
  const ease =
    248.835 - 1.015 * (words.length / sentences.length) - 84.6 * (syllables / words.length)
  return Math.round(Math.min(100, Math.max(0, ease)))
}

import { foreignLanguages } from '#content/assistant/data.ts'
import type { ForeignLanguage } from '#content/types/assistant.ts'
import { fold, foldWords, spellOut } from './text.ts'
import { correct } from './vocabulary.ts'

/** Words by which Portuguese is told from its neighbours. */
const portuguese = new Set(
  'voce voces vc vcs nao quanto custa qual quais onde meu minha para pra com uma um fazer quero preciso tem tenho do da no na em isso ola oi e o os as de'.split(
    ' ',
  ),
)

/** Words that Portuguese shares with them tell nothing alone. */
const shared = new Set('a por como esta horario data website es'.split(' '))

const marks = foreignLanguages.map((language) => ({
  language,
  marks: new Set(language.marks.split(' ').filter((word) => !portuguese.has(word))),
}))

/** The language of a question that is not in Portuguese, by its small words. */
export function foreignLanguageOf(text: string): ForeignLanguage | undefined {
  const words = fold(text).split(' ')
  const native = words.filter((word) => portuguese.has(word)).length
  let best: ForeignLanguage | undefined
  let most = 1
  for (const { language, marks: markSet } of marks) {
    const found = words.filter((word) => markSet.has(word))
    const count = found.some((word) => !shared.has(word)) ? found.length : 0
    if (count > most && count > native) [best, most] = [language, count]
  }
  return best
}

const translations = new Map(
  foreignLanguages.map((language) => [
    language,
    Object.entries(language.words)
      .sort(([a], [b]) => b.length - a.length)
      .map(([from, to]) => [new RegExp(`\\b${from}\\b`, 'g'), to] as const),
  ]),
)

function translate(folded: string, language: ForeignLanguage | undefined): string {
  const pairs = language ? (translations.get(language) ?? []) : []
  return pairs.reduce((text, [from, to]) => text.replace(from, to), folded)
}

/** What was typed in a hurry as plain words: folded, spelt out, in the singular, typos mended. */
export function normalise(text: string, language?: ForeignLanguage): string {
  const words = spellOut(
    translate(fold(text.replaceAll('+', ' e ').replace(/(\d)k\b/gi, '$1 mil')), language),
  )
  return foldWords(words).map(correct).join(' ')
}

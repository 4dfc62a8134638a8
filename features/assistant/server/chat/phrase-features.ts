import { glossary } from '#content/assistant/glossary.ts'
import { places } from '#content/assistant/language/places.ts'
import { synonyms } from '#content/assistant/language/synonyms.ts'
import { niches } from '#content/assistant/niches.ts'
import { fold, foldWords } from './fold.ts'
import { subjects } from './own-playbooks.ts'
import { stem } from './stem.ts'

const whole = (terms: string[]) => terms.filter((term) => !/\.\.|=/.test(term))

/** What a question may be about, apart from what it asks; the first of them takes a word. */
const things: [mask: string, terms: string[]][] = [
  ['{p}', places.split(',').map((place) => place.trim())],
  ['{s}', whole(subjects.flatMap(({ terms, weak = [] }) => [...terms, ...weak]))],
  ['{t}', whole(glossary.flatMap(({ terms }) => terms))],
  ['{n}', whole(niches.flatMap(({ terms }) => terms))],
]

/** Whole terms by their first word, the longest first; stems ('anuncia*') apart. */
const byFirst = new Map<string, { mask: string; rest: string[] }[]>()
const stems: { mask: string; start: string }[] = []
for (const [mask, terms] of things) {
  for (const term of terms) {
    if (term.endsWith('*') && !term.includes(' ')) stems.push({ mask, start: fold(term) })
    const [first, ...rest] = foldWords(term.replace('*', ''))
    // 'para' and 'se' are states and words that half of all questions hold.
    if (!first || (mask === '{p}' && !rest.length && first.length < 5 && fold(term) !== 'natal')) {
      if (!first || !/^(?:acre|sp|rj|mg|bh|poa|rio|eua)$/.test(first)) continue
    }
    byFirst.set(first, [...(byFirst.get(first) ?? []), { mask, rest }])
  }
}
for (const list of byFirst.values()) list.sort((a, b) => b.rest.length - a.rest.length)

/** Most words come back thousands of times while the models learn. */
export function remembered<T>(find: (word: string) => T): (word: string) => T {
  const known = new Map<string, T>()
  return (word) => {
    if (!known.has(word)) known.set(word, find(word))
    return known.get(word) as T
  }
}
const thingBegunBy = remembered((word) => stems.find(({ start }) => word.startsWith(start)))

/** Words that carry nothing of what is asked. */
const silent = new Set('o a os as um uma de do da dos das ao e eu me por favor ai'.split(' '))

/** 'gostaria de saber', 'pode me dizer': the wrapping of a question. */
const wrapping =
  /(?<= |^)(?:(?:gostaria|queria|quero|preciso) (?:de )?(?:saber|entender|perguntar|uma informacao)|(?:pode|poderia|podem|sabe|sabem|consegue)(?: me)? (?:dizer|informar|falar|responder)|me (?:diz|diga|fala|tira uma duvida|responde)|por (?:favor|gentileza)|bom dia|boa tarde|boa noite|tudo bem|ola|oi|duvida|sera que|a gente)(?= |$)/g

export const unwrap = (words: string) => words.replace(wrapping, ' ').replace(/ +/g, ' ').trim()

export const namesPlace = (words: string) =>
  tokensOf(words.split(' ')).some((token) => token.startsWith('{p}'))

/** Words as the model counts them: things as '{what it is}=first word', the rest by their stems. */
export function tokensOf(words: string[]): string[] {
  const tokens: string[] = []
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] as string
    const found =
      byFirst
        .get(word)
        ?.find(({ rest }) => rest.every((one, next) => words[at + 1 + next] === one)) ??
      thingBegunBy(word)
    if (found) {
      tokens.push(`${found.mask}=${word}`)
      at += 'rest' in found ? found.rest.length : 0
    } else if (/^\{\w\}$/.test(word)) tokens.push(word)
    else if (!silent.has(word)) tokens.push(/^\d+$/.test(word) ? '#' : stem(word))
  }
  return tokens
}

const meanings = new Map<string, string[]>()
const beginnings: [string, string][] = []
for (const [name, row] of Object.entries(synonyms)) {
  for (const word of row.split(' ')) {
    const [whole = ''] = foldWords(word)
    if (word.endsWith('*')) beginnings.push([fold(word), name])
    else meanings.set(whole, [...(meanings.get(whole) ?? []), name])
  }
}

/** What else is meant by a word: 'desistir' is one of many ways to leave. */
export const meaningsOf = remembered((word): string[] => [
  ...(meanings.get(word) ?? []),
  ...beginnings.filter(([start]) => word.startsWith(start)).map(([, name]) => name),
])

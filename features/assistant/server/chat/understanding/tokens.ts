import { glossary, niches, places, subjects, synonyms } from '#content/assistant/data.ts'
import { brand } from '#content/brand.ts'
import { servicePlans } from '#content/plans.ts'
import { fold, foldWords, remembered, stem } from './text.ts'

const whole = (terms: string[]) => terms.filter((term) => !/\.\.|=/.test(term))

/** Plans with a name of their own: 'Growth', and no 'Website'. */
export const planNames = Object.values(servicePlans)
  .flat()
  .map(({ name }) => fold(name))
  .filter((name) => !name.includes(' ') && !subjects.some(({ terms }) => terms.includes(name)))

/** What a question may be about, apart from what it asks; the first of them takes a word. */
const things: [mask: string, terms: string[]][] = [
  ['{a}', [brand.name]],
  ['{k}', planNames],
  ['{p}', places],
  ['{s}', whole(subjects.flatMap(({ terms, weak = [] }) => [...terms, ...weak]))],
  ['{t}', whole(glossary.flatMap(({ terms }) => terms))],
  ['{n}', whole(niches.flatMap(({ terms }) => terms))],
]

/** Places of few letters are mostly other words: 'para', 'se', 'am'. */
const SHORT_PLACE = /^(?:acre|natal|sp|rj|mg|bh|poa|rio|eua)$/
const isOtherWord = (mask: string, first: string, rest: string[]) =>
  mask === '{p}' && rest.length === 0 && first.length < 5 && !SHORT_PLACE.test(first)

/** Whole terms by their first word, the longest first; stems ('anuncia*') apart. */
const byFirst = new Map<string, { mask: string; rest: string[] }[]>()
const stems: { mask: string; start: string }[] = []
for (const [mask, terms] of things) {
  for (const term of terms) {
    if (term.endsWith('*') && !term.includes(' ')) stems.push({ mask, start: fold(term) })
    const [first, ...rest] = foldWords(term.replace('*', ''))
    if (!first || isOtherWord(mask, first, rest)) continue
    byFirst.set(first, [...(byFirst.get(first) ?? []), { mask, rest }])
  }
}
for (const list of byFirst.values()) list.sort((a, b) => b.rest.length - a.rest.length)

const thingBegunBy = remembered((word) => stems.find(({ start }) => word.startsWith(start)))

/** Words that carry nothing of what is asked. */
const silent = new Set('o a os as um uma de do da dos das ao e eu me por favor ai'.split(' '))

/** 'gostaria de saber', 'pode me dizer': the wrapping of a question. */
const wrapping =
  /(?<= |^)(?:(?:gostaria|queria|quero|preciso) (?:de )?(?:saber|entender|perguntar|uma informacao)|(?:pode|poderia|podem|sabe|sabem|consegue)(?: me)? (?:dizer|informar|falar|responder)|me (?:diz|diga|fala|tira uma duvida|responde)|por (?:favor|gentileza)|bom dia|boa tarde|boa noite|tudo bem|ola|oi|duvida|sera que|a gente)(?= |$)/g

export const unwrap = (words: string) => words.replace(wrapping, ' ').replace(/ +/g, ' ').trim()

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
    const [singular = ''] = foldWords(word)
    if (word.endsWith('*')) beginnings.push([fold(word), name])
    else meanings.set(singular, [...(meanings.get(singular) ?? []), name])
  }
}

/** What else is meant by a word: 'desistir' is one of many ways to leave. */
export const meaningsOf = remembered((word): string[] => [
  ...(meanings.get(word) ?? []),
  ...beginnings.filter(([start]) => word.startsWith(start)).map(([, name]) => name),
])

/** 'e para dentista' names something and asks nothing. */
export const namesNothingElse = (words: string) =>
  tokensOf(unwrap(words).split(' ')).every((token) => /^(?:\{.*|par|com|em|no|na)?$/.test(token))

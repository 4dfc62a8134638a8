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

/** Services that no playbook knows, by the first word of their names; whoever reads the pages gives them. */
let namedServices: (first: string) => string[][] | undefined = () => undefined
export function setNamedServices(find: typeof namedServices): void {
  namedServices = find
}

const follows = (words: string[], at: number, rest: string[]) =>
  rest.every((one, next) => words[at + 1 + next] === one)

const findService = (words: string[], at: number) =>
  namedServices(words[at] as string)?.find(([, ...rest]) => follows(words, at, rest))

function findThing(words: string[], at: number) {
  const word = words[at] as string
  const service = findService(words, at)
  if (service) return { mask: '{s}', rest: service.slice(1) }
  return byFirst.get(word)?.find(({ rest }) => follows(words, at, rest)) ?? thingBegunBy(word)
}

/** Whatever a term says of a word, within the name of a service it means the service. */
export function withoutNames(text: string): string {
  const words = text.split(' ')
  const rest: string[] = []
  for (let at = 0; at < words.length; at += 1) {
    const service = findService(words, at)
    if (service) at += service.length - 1
    else rest.push(words[at] as string)
  }
  return rest.join(' ')
}

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
    const thing = findThing(words, at)
    if (thing) {
      tokens.push(`${thing.mask}=${word}`)
      at += 'rest' in thing ? thing.rest.length : 0
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

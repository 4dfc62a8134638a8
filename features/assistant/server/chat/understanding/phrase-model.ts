import { glossary, niches, places, synonyms } from '#content/assistant/data.ts'
import { phrases, subjects } from '../knowledge/own-playbooks.ts'
import { fold, foldWords, spellOut, stem } from './text.ts'

const whole = (terms: string[]) => terms.filter((term) => !/\.\.|=/.test(term))

/** What a question may be about, apart from what it asks; the first of them takes a word. */
const things: [mask: string, terms: string[]][] = [
  ['{p}', places],
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

/**
 * A small statistical model of how people ask (naive Bayes), counted from content/assistant/phrases
 * when the process starts. A phrase is a row of places with one or more words each; what is counted
 * is how probable a word, a pair of neighbours, or a pair with one between is in a phrase of a label.
 */
type Slot = Map<string, number>

const KINDS = { word: 1, pair: 0.6, gap: 0.3 }
/** How little is thought of what a label was never seen with. */
const UNSEEN = 0.00001
/** Words of one question are no independent witnesses: all of them together say less than their sum. */
const TEMPER = 0.6

const slotOf = remembered((token: string): Slot => {
  const slot: Slot = new Map()
  const alternatives = token.split('|')
  for (const one of alternatives) {
    // A silent word leaves its place empty.
    const [seen = ''] = /^\{/.test(one) ? [one] : tokensOf(foldWords(spellOut(fold(one))))
    slot.set(seen, (slot.get(seen) ?? 0) + 1 / Math.sqrt(alternatives.length))
  }
  return slot
})

const START: Slot = new Map([['^', 1]])
const END: Slot = new Map([['$', 1]])

function eachFeature(slots: Slot[], count: (feature: string, share: number) => void) {
  const row = [START, ...slots, END]
  row.forEach((slot, at) => {
    for (const [token, share] of slot) {
      if (!token) continue
      const [word = '', thing] = token.split('=')
      if (at > 0 && at < row.length - 1) count(word, share)
      // Which trade or place it is says nothing of what is asked.
      if (thing && word !== '{n}' && word !== '{p}') count(`=${thing}`, share)
      for (const [distance, mark] of [
        [1, ' '],
        [2, ' _ '],
      ] as const) {
        for (const [next, also] of row[at + distance] ?? []) {
          if (next) count(word + mark + next.split('=')[0], share * also)
        }
      }
    }
  })
}

const weightOf = (feature: string) =>
  feature.includes(' _ ') ? KINDS.gap : feature.includes(' ') ? KINDS.pair : KINDS.word

const labels = Object.keys(phrases)
/** For each feature, how much more each label speaks of it than the average one does. */
const model = new Map<string, Float32Array>()
const said = new Set<string>()
/** How telling a word is: one that few labels know says more, one that none knows most. */
const rarity = new Map<string, number>()
labels.forEach((label, index) => {
  const rows = (phrases[label] ?? '').split(/[/\n]/).flatMap((row) => row.trim() || [])
  for (const row of rows) {
    eachFeature(row.split(/\s+/).map(slotOf), (feature, share) => {
      const counts = model.get(feature) ?? new Float32Array(labels.length)
      counts[index] = (counts[index] as number) + share / Math.sqrt(rows.length)
      model.set(feature, counts)
      said.add(`${label} ${feature}`)
    })
  }
})
for (const [feature, counts] of model) {
  const mean = counts.reduce((sum, count) => sum + count, 0) / labels.length
  const weight = weightOf(feature)
  rarity.set(feature, Math.log(labels.length / counts.filter(Boolean).length))
  counts.forEach((count, index) => {
    counts[index] = weight * Math.log((count + UNSEEN) / (mean + UNSEEN))
  })
}

/** 'e para dentista' names something and asks nothing. */
export const namesNothingElse = (words: string) =>
  tokensOf(unwrap(words).split(' ')).every((token) => /^(?:\{.*|par|com|em|no|na)?$/.test(token))

/** How likely each label is what a question asks; one that names only strangers is none of them. */
export function guessByPhrases(words: string): Record<string, number> {
  const tokens = tokensOf(unwrap(words).split(' '))
  const sums = new Float32Array(labels.length)
  let [seen, all] = [0, 0]
  for (const token of tokens) {
    const rare = rarity.get(token.split('=')[0] as string)
    seen += rare ?? 0
    all += rare ?? Math.log(labels.length)
  }
  eachFeature(
    tokens.map((token) => new Map([[token, 1]])),
    (feature) => {
      const counts = model.get(feature)
      if (!counts) return
      counts.forEach((count, index) => {
        sums[index] = (sums[index] as number) + count
      })
    },
  )
  const temper = TEMPER / Math.sqrt(Math.max(1, tokens.length))
  const most = Math.max(...sums)
  const odds = [...sums].map((sum) => Math.exp((sum - most) * temper))
  const total = odds.reduce((sum, one) => sum + one, 0)
  const known = all ? seen / all : 0
  return Object.fromEntries(labels.map((label, at) => [label, ((odds[at] ?? 0) / total) * known]))
}

const isSaid = (label: string, token: string) => said.has(`${label} ${token.split('=')[0]}`)

/** Whether a word is none that is ever asked with: not of this label, nor of any other of ours. */
export function isStrange(label: string, word: string): boolean {
  const [token] = tokensOf([word])
  if (!token || isSaid(label, token)) return false
  return !rarity.has(token.split('=')[0] as string) || isSaid('off', token)
}

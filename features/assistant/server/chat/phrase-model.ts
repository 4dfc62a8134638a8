import { fold, foldWords } from './fold.ts'
import { phrases } from './own-playbooks.ts'
import { remembered, tokensOf, unwrap } from './phrase-features.ts'
import { spellOut } from './spell-out.ts'

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

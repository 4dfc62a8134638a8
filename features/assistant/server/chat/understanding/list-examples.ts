import {
  asks,
  commonWords,
  comparisons,
  glossary,
  goals,
  niches,
  numerals,
  places,
  shortForms,
  storyAsks,
  subjects,
  synonyms,
  topics,
} from '#content/assistant/data.ts'
import { replies } from '#content/assistant/replies.ts'
import { brand } from '#content/brand.ts'
import { telling } from '../knowledge/telling.ts'
import { fold, foldWords, remembered, spellOut } from './text.ts'
import { planNames } from './tokens.ts'

/** 'a|b c|d' as 'a c' and 'b d', so often at most. */
const VARIANTS = 4
/** An example with {s} is also learnt with so many services in its place. */
const FILLS = 4

export type FitContent = {
  examples: Record<string, string[]>
  /** The site's own questions, by the service on whose page they stand. */
  faq: { service: string; question: string }[]
}
/** What the pages say, by the label that asks for it. */
export type PageTexts = Record<string, string[]>

const plainWord = remembered((word) =>
  /^\{\w\}$/.test(word) ? word : foldWords(spellOut(fold(word))).join(' '),
)
const plainWords = (text: string) => text.split(/\s+/).map(plainWord).filter(Boolean).join(' ')

/** Every word of 'a|b c|d' has its turn. */
function variants(row: string): string[] {
  const places = row.split(/\s+/).map((place) => place.split('|'))
  const most = Math.min(VARIANTS, Math.max(...places.map(({ length }) => length)))
  return Array.from({ length: most }, (_, at) =>
    places.map((words) => words[at % words.length]).join(' '),
  )
}

const usable = (lists: { terms: string[]; weak?: string[] }[]) =>
  lists
    .map(({ terms }) => terms.filter((term) => !/[*=.|]/.test(term)))
    .filter(({ length }) => length)

/** What may stand for a slot, by kind: of each service, word or trade in turn. */
const things: Record<string, string[][]> = {
  '{s}': usable(subjects),
  '{t}': usable(glossary),
  '{n}': usable(niches),
  '{k}': planNames.map((name) => [name]),
  '{p}': places.filter((place) => place.length > 4).map((place) => [place]),
}

/** The slots of an example filled in; which thing stands where changes with `turn`. */
const fillSlots = (row: string, turn: number) => {
  let at = turn
  return row.replace(/\{[stnpk]\}/g, (slot) => {
    const lists = things[slot] ?? []
    at += 1
    const list = lists[(at * 7) % lists.length] ?? []
    return list[Math.floor(at / lists.length) % list.length] ?? slot
  })
}

/** Answers that quote one of the site's own, by the label they answer. */
const quoting: [label: string, answer: readonly string[]][] = [
  ...topics.map(({ id, answer }) => [id, answer] as [string, string[]]),
  ['budget', replies.budget],
  ['budgetApart', replies.budgetApart],
]

/** All that a fit reads beside its content: where none of it changed, the model still holds. */
export const listTerms = () => [
  topics.map(({ id, terms, alone }) => [id, terms, alone]),
  quoting.map(([label, [first]]) => [label, first]),
  subjects.map(({ terms, weak }) => [terms, weak]),
  goals.map(({ id, terms }) => [id, terms]),
  [glossary, niches].map((list) => list.map(({ terms }) => terms)),
  comparisons.map(({ between }) => between),
  [asks, storyAsks, commonWords, numerals, places, shortForms, synonyms],
  [brand.name, ...planNames],
]

/** So few words ask something else on every page: 'Quanto custa?'. */
const LEAST_WORDS = 3

/** The site's questions are examples too: of the label that means or quotes them, or of one of their own. */
export function withFaq({ examples, faq }: FitContent): Record<string, string[]> {
  const all = { ...examples }
  for (const { service, question } of faq) {
    const words = foldWords(question)
    const means = (reference: string) => {
      const [, slug, about = ''] = /^\{?faq:([\w-]+)\/([^}]+)/.exec(reference) ?? []
      return slug === service && foldWords(about).every((word) => words.includes(word))
    }
    const label =
      Object.keys(examples).find(means) ??
      quoting.find(([, answer]) => answer[0] !== undefined && means(answer[0]))?.[0] ??
      `faq:${service}/${words.join(' ')}`
    if (telling(words).size < LEAST_WORDS) continue
    all[label] = [...(all[label] ?? []), question.replace(/[|{}]/g, ' ')]
  }
  return all
}

export type Example = { label: number; line: number; words: string }
export function listExamples(labels: string[], examples: Record<string, string[]>): Example[] {
  let line = 0
  return labels.flatMap((name, label) =>
    (examples[name] ?? []).flatMap((row) => {
      line += 1
      const texts = variants(row).flatMap((text, at) =>
        text.includes('{')
          ? [
              text,
              ...Array.from({ length: FILLS }, (_, turn) =>
                fillSlots(text, line * 5 + at * 3 + turn),
              ),
            ]
          : [text],
      )
      return [...new Set(texts.map(plainWords))].map((words) => ({ label, line, words }))
    }),
  )
}

/** What the pages say in plain words, as examples of the label that asks for it. */
export const listTexts = (labels: string[], texts: PageTexts) =>
  labels.flatMap((name, label) =>
    (texts[name] ?? []).map((text) => ({ label, words: plainWords(text.replace(/[|{}]/g, ' ')) })),
  )

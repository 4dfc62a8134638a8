import { niches as allNiches } from '#content/assistant/data.ts'
import { perRelease } from '#content/live.ts'
import type { ServiceSlug } from '#content/types/assistant.ts'
import { foldWords, numberWord, remembered, stem } from '../understanding/text.ts'
import { meaningsOf } from '../understanding/tokens.ts'
import { isAskedWith, isCommon, setSiteWords, wordWeight } from '../understanding/vocabulary.ts'
import type { SiteSentence } from './sentences.ts'
import { siteSentences, WHO } from './site-sentences.ts'
import { telling } from './telling.ts'

/** 'Não exatamente.' says nothing alone. */
const SHORTEST = 24

/** A sentence in plain words, and what was found out of it when it was first looked at. */
type Indexed = SiteSentence & { plain: string[]; seen?: Seen }
type Seen = {
  words: Set<string>
  exact: Set<string>
  around: Set<string>
  means: Set<string>
  names?: Set<string>
}

function look(sentence: Indexed): Seen {
  const { plain, about, title, whose } = sentence
  sentence.seen ??= {
    words: telling(plain),
    exact: new Set(plain),
    around: telling(foldWords(`${about} ${title}`)),
    means: new Set(plain.flatMap(meaningsOf)),
    names: whose
      ? new Set(foldWords(whose).filter(({ length }) => length >= SHORTEST_NAME))
      : undefined,
  }
  return sentence.seen
}

/** 'Sorriso do Mar', 'Marina': who is meant by a name, or by half of it where it is no word of the trade. */
function isNamed(names: ReadonlySet<string>, words: readonly string[]): boolean {
  const called = words.filter((one) => names.has(one))
  return called.length > 1 || called.some((one) => !isAskedWith(one) && !niches.has(stem(one)))
}

const niches = telling(allNiches.flatMap(({ terms }) => terms).flatMap(foldWords))
/** 'do', 'e': no part of a name is so short. */
const SHORTEST_NAME = 3

/** Every threshold of quoting.onPage asks for more (see thresholds.ts). */
const LEAST_TELLING = 0.15

/** What a word counts that stands above the sentence, and one that only means the same. */
const AROUND = 0.6
const MEANT = 0.35
/** What more a sentence counts on the page of the service that was named. */
const OWN_PAGE = 1.2
/** What more where somebody was called by more than one name. */
const FULL_NAME = 1
/** What more it counts where it holds a number of what was asked 'how many' of. */
const COUNTED = 0.35

const timeUnits = 'dia|semana|mes|hora|minuto|ano'
const numeral = `(?:\\d[\\d.,]*|${numberWord})`
/** 'quantas palavras': finds a sentence's '1.500 palavras'. */
export function counterOf(words: string): RegExp | undefined {
  const [, noun] = /\bquant[oa] (?:de )?(\w{3,})/.exec(words) ?? []
  if (!noun || /^(?:custa|fica|sai|cobra|vale|que|voce|e|esta|cada|por|para)$/.test(noun))
    return undefined
  const unit = noun === 'tempo' ? `(?:${timeUnits})` : stem(noun)
  return new RegExp(`\\b${numeral}(?: \\w+){0,2}? ${unit}`)
}

export type FoundSentence = SiteSentence & {
  /** How much of what was asked, by how telling it is, the sentence speaks of. */
  covered: number
  /** How telling the rarest word is that both share. */
  rarest: number
  /** That word. */
  word: string
  points: number
}

type Index = {
  sentences: Indexed[]
  /** By the words they hold: who shares none with a question is not looked at. */
  holding: Map<string, Set<Indexed>>
  spread: Map<string, number>
  count: number
}

/** Sentences of the index before: a release changes few of them. */
let plainBefore = new Map<string, string[]>()

/** A part of the pages after the other. */
function* makeIndex(): Generator<undefined, Index> {
  const sentences: Indexed[] = []
  const holding: Index['holding'] = new Map()
  for (const part of siteSentences()) {
    for (const sentence of part.filter(({ text }) => text.length >= SHORTEST)) {
      const indexed = {
        ...sentence,
        plain: plainBefore.get(sentence.text) ?? foldWords(sentence.text),
      }
      sentences.push(indexed)
      for (const word of indexed.plain) {
        const list = holding.get(word)
        if (list) list.add(indexed)
        else holding.set(word, new Set([indexed]))
      }
    }
    yield
  }
  plainBefore = new Map(sentences.map(({ text, plain }) => [text, plain]))
  const spread = new Map<string, number>()
  for (const [word, { size }] of holding)
    spread.set(stem(word), (spread.get(stem(word)) ?? 0) + size)
  return { sentences, holding, spread, count: sentences.length }
}

const indexCache = perRelease(() => ({ parts: makeIndex(), index: undefined as Index | undefined }))

/** Reads the next part of the pages, ahead of the first question; whether all are read. */
export function indexMore(): boolean {
  const making = indexCache()
  const { done, value } = making.index ? { done: true, value: making.index } : making.parts.next()
  if (done) making.index = value
  return done === true
}

function index(): Index {
  while (!indexCache().index) indexMore()
  return indexCache().index as Index
}

/** The site's own sentence with all of these words, whoever is spoken of. */
export function sentenceWith(words: string): SiteSentence | undefined {
  const [first = '', ...rest] = foldWords(words)
  for (const sentence of index().holding.get(first) ?? []) {
    const { exact } = look(sentence)
    if (rest.every((word) => exact.has(word))) return sentence
  }
  return undefined
}

/** Sentences share their headings, and every label of a part looks at all of them. */
const headingWords = remembered(foldWords)

/** Everything under the site's heading with all of these words, in one row. */
export function partUnder(words: string): SiteSentence | undefined {
  const wanted = foldWords(words)
  const isMeant = ({ about }: SiteSentence) =>
    wanted.every((word) => headingWords(about).includes(word))
  const [first, ...rest] = index().sentences.filter(isMeant)
  if (!first) return undefined
  const others = rest
    .filter(({ about, path }) => about === first.about && path === first.path)
    .map(({ text }) => text.replace(`${first.about}: `, ''))
  const isList = first.text.startsWith(`${first.about}: `)
  return { ...first, text: [first.text, ...others].join(isList ? '; ' : ' ') }
}

/** All that stands under one heading of a page. */
export const textsUnder = (path: string, about: string): string[] =>
  index()
    .sentences.filter((one) => one.path === path && one.about === about)
    .map(({ text }) => text)

/** Who somebody is. */
export function introductionOf(name: string): SiteSentence | undefined {
  const [first, ...rest] = index().sentences.filter(
    ({ whose, about }) => whose === name && about === WHO,
  )
  return first && { ...first, text: [first, ...rest].map(({ text }) => text).join(' ') }
}

/** A word of asking ('vem', 'abre') tells little, however seldom the site has it. */
function weigh(stemmed: string): number {
  const { spread, count } = index()
  const rare = Math.log((count + 1) / Math.min(count, spread.get(stemmed) ?? 1)) / Math.log(count)
  return rare * wordWeight(stemmed) ** 2
}

/** Words of the site are none that is misspelt. */
setSiteWords((word) => index().holding.has(word))

/** What a question says, word by word, with how telling each is. */
const weighWords = (words: string) =>
  words
    .split(' ')
    .filter((word) => !isCommon(word) && !/^\d+$/.test(word))
    .flatMap((word) =>
      [...telling([word])].map((stemmed) => {
        return { word, stemmed, weight: weigh(stemmed), means: meaningsOf(word) }
      }),
    )

/**
 * How much of what was asked, by how telling it is, each of some texts speaks of that none before it
 * did.
 */
export function coverageOf(words: string, texts: readonly string[]): number[] {
  let left = weighWords(words)
  const all = left.reduce((sum, { weight }) => sum + weight, 0) || 1
  return texts.map((text) => {
    const plain = foldWords(text)
    const [stems, meant] = [telling(plain), new Set(plain.flatMap(meaningsOf))]
    let share = 0
    left = left.flatMap((one) => {
      const said = stems.has(one.stemmed)
        ? 1
        : one.means.some((meaning) => meant.has(meaning))
          ? MEANT
          : 0
      share += (one.weight * said) / all
      return said === 1 ? [] : [{ ...one, weight: one.weight * (1 - said) }]
    })
    return share
  })
}

type Rated = Pick<FoundSentence, 'points' | 'rarest' | 'word' | 'covered'> & { sentence: Indexed }

/** The site's sentences that share a telling word with what was asked; of somebody, where it is about them. */
function* rateSentences(
  words: string,
  services: readonly (ServiceSlug | undefined)[],
  somebody?: string,
): Generator<Rated> {
  const asked = weighWords(words)
  const counter = counterOf(words)
  const all = asked.reduce((sum, { weight }) => sum + weight, 0)
  const own = asked.map(({ word }) => word)
  const seen = new Set<Indexed>()
  for (const { word: shared, weight: least } of asked) {
    // A word that half the site has finds nothing.
    if (least < LEAST_TELLING) continue
    for (const sentence of index().holding.get(shared) ?? []) {
      if (seen.has(sentence)) continue
      seen.add(sentence)
      const { names, words: stems, exact, around, means: meant } = look(sentence)
      if (somebody ? sentence.whose !== somebody : names && !isNamed(names, own)) continue
      let [points, rarest, telltale] = [0, 0, '']
      for (const { word, stemmed, weight, means } of asked) {
        if (stems.has(stemmed)) {
          points += weight
          // 'emprestam' is not what 'emprestado' says.
          if (exact.has(word) && weight > rarest) [rarest, telltale] = [weight, word]
        } else if (around.has(stemmed)) points += weight * AROUND
        else if (means.some((meaning) => meant.has(meaning))) points += weight * MEANT
      }
      if (services.includes(sentence.service)) points *= OWN_PAGE
      if (names && own.filter((one) => names.has(one)).length > 1) points += FULL_NAME
      if (rarest && counter?.test(sentence.plain.join(' '))) points += COUNTED
      if (rarest) yield { sentence, points, rarest, word: telltale, covered: points / all }
    }
  }
}

/** The sentence that speaks most of what was asked. */
export function findSentence(
  ...asked: Parameters<typeof rateSentences>
): FoundSentence | undefined {
  let best: Rated | undefined
  for (const rated of rateSentences(...asked)) {
    // Whoever is named is asked of, whatever else shares a word.
    const isNearer = Boolean(rated.sentence.whose) === Boolean(best?.sentence.whose)
    if (isNearer ? rated.points > (best?.points ?? 0) : !best?.sentence.whose) best = rated
  }
  if (!best) return undefined
  const { sentence, ...rest } = best
  const { text, path, title, about, service, whose, more } = sentence
  return { text, path, title, about, service, whose, more, ...rest }
}

export type Passage = Pick<SiteSentence, 'path' | 'title' | 'text'>
const MOST_PASSAGES = 6

/** The parts of the site that bear on a question, the best first, each with all under its heading. */
export function findPassages(words: string): Passage[] {
  const best = new Map<string, Rated>()
  for (const rated of rateSentences(words, [])) {
    const { path, about } = rated.sentence
    const heading = `${path}\n${about}`
    if (rated.points > (best.get(heading)?.points ?? 0)) best.set(heading, rated)
  }
  const chosen = [...best.values()].sort((a, b) => b.points - a.points).slice(0, MOST_PASSAGES)
  return chosen.map(({ sentence: { path, title, about } }) => {
    const heading = about === title ? title : `${title}: ${about}`
    return { path, title: heading, text: textsUnder(path, about).join(' ') }
  })
}

/** Every text of the site, for whoever checks what it states. */
export const siteTexts = (): string[] => index().sentences.map(({ text }) => text)

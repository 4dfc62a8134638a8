import { niches as allNiches } from '#content/assistant/data.ts'
import type { ServiceSlug } from '#content/types/assistant.ts'
import { foldWords, stem } from '../understanding/text.ts'
import { meaningsOf } from '../understanding/tokens.ts'
import { isCommon, setSiteWords, wordWeight } from '../understanding/vocabulary.ts'
import type { SiteSentence } from './sentences.ts'
import { siteSentences } from './site-sentences.ts'
import { telling } from './telling.ts'

/** 'Não exatamente.' says nothing alone. */
const SHORTEST = 24

/** A sentence, and what was found out of it when it was first looked at. */
type Indexed = SiteSentence & { seen?: Seen }
type Seen = {
  words: Set<string>
  exact: Set<string>
  around: Set<string>
  means: Set<string>
  names?: Set<string>
}

function look(sentence: Indexed): Seen {
  const { text, about, title, whose } = sentence
  const words = foldWords(text)
  sentence.seen ??= {
    words: telling(words),
    exact: new Set(words),
    around: telling(foldWords(`${about} ${title}`)),
    means: new Set(words.flatMap(meaningsOf)),
    names: whose ? telling(foldWords(whose)) : undefined,
  }
  return sentence.seen
}

/** 'Sorriso do Mar', 'Marina': who is meant by a name, or by half of it where it is no word of the trade. */
function isNamed(names: ReadonlySet<string>, asked: readonly string[]): boolean {
  const called = asked.filter((one) => names.has(one))
  return called.length > 1 || called.some((one) => !niches.has(one) && wordWeight(one) > RARE_NAME)
}

const niches = telling(allNiches.flatMap(({ terms }) => terms).flatMap(foldWords))
const RARE_NAME = 0.75

/** Every threshold of quoting.onPage asks for more (see thresholds.ts). */
const LEAST_TELLING = 0.15

/** What a word counts that stands above the sentence, and one that only means the same. */
const AROUND = 0.6
const MEANT = 0.35
/** What more a sentence counts on the page of the service that was named. */
const OWN_PAGE = 1.2

export type FoundSentence = SiteSentence & {
  /** How much of what was asked, by how telling it is, the sentence speaks of. */
  covered: number
  /** How telling the rarest word is that both share. */
  rarest: number
  /** That word. */
  word: string
  points: number
}

/** Made when it is first looked into: who shares no word with a question is not looked at. */
let made: ReturnType<typeof makeIndex> | undefined
const index = () => {
  made ??= makeIndex()
  return made
}

function makeIndex() {
  const indexed: Indexed[] = siteSentences().filter(({ text }) => text.length >= SHORTEST)
  const holding = new Map<string, Set<Indexed>>()
  for (const sentence of indexed) {
    for (const word of foldWords(sentence.text)) {
      const list = holding.get(word)
      if (list) list.add(sentence)
      else holding.set(word, new Set([sentence]))
    }
  }
  const spread = new Map<string, number>()
  for (const [word, sentences] of holding) {
    const stemmed = stem(word)
    spread.set(stemmed, (spread.get(stemmed) ?? 0) + sentences.size)
  }
  return { holding, spread, count: indexed.length }
}

/** A word of asking ('vem', 'abre') tells little, however seldom the site has it. */
function weigh(stemmed: string): number {
  const { spread, count } = index()
  const rare = Math.log((count + 1) / Math.min(count, spread.get(stemmed) ?? 1)) / Math.log(count)
  return rare * wordWeight(stemmed) ** 2
}

/** Words of the site are none that is misspelt. */
setSiteWords((word) => index().holding.has(word))

/** The site's sentence that speaks most of what was asked. */
export function findSentence(
  words: string,
  services: readonly (ServiceSlug | undefined)[],
): FoundSentence | undefined {
  const asked = words
    .split(' ')
    .filter((word) => !isCommon(word))
    .flatMap((word) =>
      [...telling([word])].map((stemmed) => {
        return { word, stemmed, weight: weigh(stemmed), means: meaningsOf(word) }
      }),
    )
  const all = asked.reduce((sum, { weight }) => sum + weight, 0)
  const stems = asked.map(({ stemmed }) => stemmed)
  let best: FoundSentence | undefined
  // A word that half the site has finds nothing.
  for (const sentence of new Set(
    asked.flatMap(({ word, weight }) =>
      weight >= LEAST_TELLING ? [...(index().holding.get(word) ?? [])] : [],
    ),
  )) {
    const { names, words: own, exact, around, means: meant } = look(sentence)
    if (names && !isNamed(names, stems)) continue
    let [points, rarest, telltale] = [0, 0, '']
    for (const { word, stemmed, weight, means } of asked) {
      if (own.has(stemmed)) {
        points += weight
        // 'emprestam' is not what 'emprestado' says.
        if (exact.has(word) && weight > rarest) [rarest, telltale] = [weight, word]
      } else if (around.has(stemmed)) points += weight * AROUND
      else if (means.some((meaning) => meant.has(meaning))) points += weight * MEANT
    }
    if (services.includes(sentence.service)) points *= OWN_PAGE
    if (!rarest || points <= (best?.points ?? 0)) continue
    const { text, path, title, about, service, whose } = sentence
    const covered = points / all
    best = { text, path, title, about, service, whose, word: telltale, points, rarest, covered }
  }
  return best
}

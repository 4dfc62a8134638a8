import { clientAsks, figureWords, helpWords } from '#content/assistant/client.ts'
import type { PeriodChoice, Platform } from '#features/figures/rules/period.ts'
import type { Day } from '#features/shared/rules/days.ts'
import { createStrength } from '../chat/understanding/match-terms.ts'
import { normalise } from '../chat/understanding/normalise.ts'
import { fold, foldWords } from '../chat/understanding/text.ts'
import { parsePeriods } from './asked-periods.ts'

export type FigureName = keyof typeof figureWords
type ClientAsk = keyof typeof clientAsks | 'total' | 'compare'

/** What a client wants to know of their figures. */
export type ClientQuestion = {
  ask?: ClientAsk
  figure?: FigureName
  periods: PeriodChoice[]
  comparison: 'before' | 'year'
  platform: Platform | null
  /** The worst or the least, where a best was asked for. */
  lowest: boolean
  /** Where or how, and not how much. */
  help: boolean
  words: string
  /** As it was typed, in the singular: mending typos may lose a word that the site does not use. */
  typed: string
}

const matchers = <Name extends string>(terms: Record<Name, string[]>) =>
  (Object.entries(terms) as [Name, string[]][]).map(
    ([name, list]) => [name, createStrength(list)] as const,
  )
const figures = matchers<FigureName>(figureWords)
/** The figure of the ads that some words are about. */
export const figureIn = (words: string): FigureName | undefined =>
  figures.find(([, match]) => match(words) > 0)?.[0]
const asks = matchers<keyof typeof clientAsks>(clientAsks)

const asksHow = createStrength(helpWords)
const google = /\bgoogle\b/
const meta = /\b(?:meta|facebook|instagram)\b/
/** What is left of words once those that name a platform of ads are taken out. */
export const withoutPlatforms = (words: string): string =>
  words.replaceAll(new RegExp(`${google.source}|${meta.source}`, 'g'), '').replace(/ +/g, ' ')
const comparing =
  /\b(?:contra|versus|vs|comparad[oa]|comparando|compara|comparacao|em relacao|mais (?:do )?que|menos (?:do )?que|melhor (?:do )?que|pior (?:do )?que)\b/

/** 'a meta do mês' is a goal, 'no Meta' a platform. */
function platformIn(words: string, ask?: ClientAsk): Platform | null {
  const onGoogle = google.test(words)
  const onMeta =
    ask === 'goals' ? /\b(?:facebook|instagram|meta ads)\b/.test(words) : meta.test(words)
  if (onGoogle === onMeta) return null
  return onGoogle ? 'google' : 'meta'
}

/** Of costs the best is the lowest. */
function lowestIn(plain: string, figure?: FigureName): boolean {
  const words = plain.replace('mais ou menos', '')
  const isCost = figure === 'cost' || figure === 'costPerClick'
  return isCost
    ? /\b(?:melhor|menos|menor|barat\w*)\b/.test(words)
    : /\b(?:pior|menos|menor)\b/.test(words)
}

function askIn(words: string): keyof typeof clientAsks | undefined {
  let best: keyof typeof clientAsks | undefined
  let most = 0
  for (const [name, match] of asks) {
    const score = match(words)
    // What nobody should be answered with comes before all else; the rest by how much was said.
    const points = score && (name === 'others' || name === 'forecast') ? score + 100 : score
    if (points > most) [best, most] = [name, points]
  }
  return best
}

/** Reads one question of a client, on a day. */
export function readClientQuestion(text: string, today: Day): ClientQuestion {
  const words = normalise(text)
  const plain = fold(text)
  const lastYear = /\bano passado\b/.test(plain)
  const named = parsePeriods(text, today)
  const compares = comparing.test(plain) || named.length > 1 || (lastYear && named.length > 0)
  const year = String(Number(today.slice(0, 4)) - 1)
  const periods: PeriodChoice[] =
    lastYear && !compares
      ? [{ kind: 'dates', first: `${year}-01-01`, last: `${year}-12-31` }]
      : named
  const figure = figureIn(words)
  const said = askIn(words)
  const ask = said && said !== 'overview' ? said : compares ? 'compare' : figure ? 'total' : said
  return {
    ask,
    figure,
    periods,
    comparison: lastYear && compares ? 'year' : 'before',
    platform: platformIn(words, ask),
    lowest: lowestIn(plain, figure),
    help: asksHow(plain) > 0,
    words,
    typed: foldWords(text).join(' '),
  }
}

/** 'e no Google?', 'e em setembro?': what was not said again is as before. */
export function followUp(question: ClientQuestion, before: ClientQuestion): ClientQuestion {
  return {
    ...question,
    ask: question.ask && question.ask !== 'overview' ? question.ask : (before.ask ?? question.ask),
    figure: question.figure ?? before.figure,
    periods: question.periods.length > 0 ? question.periods : before.periods,
    platform: question.platform ?? before.platform,
  }
}

export const opensAsFollowUp = (words: string) => /^(?:e|mas|entao|ai|so) /.test(words)

import { replies } from '#content/assistant/replies.ts'
import { claims } from '#content/claims.ts'
import { perRelease } from '#content/live.ts'
import { discountTiers } from '#content/plans.ts'
import { siteTexts } from '../knowledge/find-sentence.ts'
import { numberWord, readNumberWords } from '../understanding/text.ts'
import { allPrices, findPrice, tierPrices } from './price-line.ts'

/** Every repetition has an end: a model may send anything, and the server must not ponder over it. */
const digits = String.raw`\d[\d.,]{0,14}\d|\d`
const thousands = String.raw`(?:\s+(mil|milh[õo]es|milh[ãa]o)\b)?`
const words = String.raw`(?:${numberWord}\s{1,3}(?:e\s{1,3})?){0,9}${numberWord}`
/** 'R$ 1.500', 'R$ 1,5 mil', the 2.000 of 'R$ 1.000 a 2.000', '1500 reais', 'mil e quinhentos reais'. */
const money = new RegExp(
  [
    String.raw`R\$\s{0,3}(?<price>${digits})${thousands.replace('(mil', '(?<priceUnit>mil')}`,
    String.raw`(?<=R\$\s{0,3}[\d.,]{1,16}(?:\s{1,3}mil)?\s{0,3}(?:a|ou|até|–|-)\s{0,3})(?<other>${digits})${thousands.replace('(mil', '(?<otherUnit>mil')}`,
    String.raw`\b(?<plain>${digits})${thousands.replace('(mil', '(?<plainUnit>mil')}\s+reais\b`,
    String.raw`\b(?<words>${words})\s+reais\b`,
  ].join('|'),
  'giu',
)
const discount = /\b(\d+)\s?%(?=\s+(?:de\s+desconto|off|a menos)\b)/giu

function toNumber(text: string, unit = ''): number {
  const plain = text.replace(/\.(?=\d{3}\b)/g, '').replace(',', '.')
  const factor = /^milh/i.test(unit) ? 1_000_000 : unit ? 1000 : 1
  return Math.round(Number(plain) * factor * 100) / 100
}

type Groups = Record<string, string | undefined>

function amountOf({ price, other, plain, words: spelt, ...units }: Groups): number {
  if (spelt) return readNumberWords(spelt)
  const unit = units.priceUnit ?? units.otherUnit ?? units.plainUnit
  return toNumber(price ?? other ?? plain ?? '', unit)
}

/** Every amount the site states: prices, and what its stories and claims tell. */
const stated = perRelease(() => {
  const priced = [...allPrices, ...tierPrices].flatMap((ref) => findPrice(ref).amount ?? [])
  const siteAmounts = [...siteTexts(), JSON.stringify(claims)].flatMap((text) => [
    ...amountsIn(text),
  ])
  return new Set([...priced, ...siteAmounts])
})
const percents = new Set(discountTiers.map(({ percent }) => percent))

/** The amounts that a text names. */
const amountsIn = (text: string) =>
  new Set([...text.matchAll(money)].map((match) => amountOf(match.groups ?? {})))

function checked(text: string, allowed: ReadonlySet<number>): string {
  return text
    .replace(money, (...match) =>
      allowed.has(amountOf(match.at(-1) as Groups)) ? (match[0] as string) : replies.unverified,
    )
    .replace(discount, (whole, percent: string) =>
      percents.has(Number(percent) as never) ? whole : replies.unverified,
    )
}

/** Longer than what may still follow a figure and make it a price. */
const WAIT = 28
/** No price takes more characters than this. */
const LONGEST = 120
const figures = /R\$?|\d/g
const spelt = new RegExp(String.raw`\b${numberWord}\b`, 'giu')
const run = new RegExp(String.raw`(?:(?:R\$|[\d.,]|${numberWord}|e|a|ou|até|–|-)\s*)+$`, 'iu')

/** Where that begins which may yet become a price, or is a word cut in two. */
function holdFrom(text: string): number {
  let from = text.search(/\S{0,28}$/)
  for (const { index } of [...text.matchAll(figures), ...text.matchAll(spelt)]) {
    if (index < from && text.length - index <= WAIT) from = index
  }
  const near = Math.max(0, from - LONGEST)
  const start = run.exec(text.slice(near, from))?.index
  return start === undefined ? from : near + start
}

export type PriceGuard = {
  /** The part of what has arrived that can no longer become a wrong price. */
  pass: (text: string) => string
  /** What is still held back, at the end. */
  rest: () => string
}

/**
 * Looks at every price of a model's text before the visitor does. What may be the beginning of one
 * waits until it is complete; an amount that the site does not state, or the given text in its
 * place, is replaced. `also` holds amounts of the visitor's own, and what was computed from them.
 */
export function createPriceGuard(ground?: string, also = ''): PriceGuard {
  const base = ground === undefined ? stated() : amountsIn(ground)
  const allowed = new Set([...base, ...amountsIn(also)])
  let held = ''
  return {
    pass(text) {
      held += text
      const from = holdFrom(held)
      const ready = held.slice(0, from)
      held = held.slice(from)
      return checked(ready, allowed)
    },
    rest() {
      const last = checked(held, allowed)
      held = ''
      return last
    },
  }
}

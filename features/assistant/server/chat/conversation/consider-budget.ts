import { continuing } from '#content/assistant/handover.ts'
import { replies } from '#content/assistant/replies.ts'
import type { PriceRef } from '#content/types/assistant.ts'
import { allPrices, findPrice, isPriced, reais } from '../answers/price-line.ts'
import { fillFrame } from '../answers/wording.ts'
import { fold, numberWord, readNumberWords } from '../understanding/text.ts'
import type { Understood } from '../understanding/understand.ts'
import { createFinder } from './phrases.ts'

const { budget } = continuing
const isOwn = createFinder(budget.own)
const isMonthly = createFinder(budget.monthly)
const isEarned = createFinder(budget.notOwn)
const isYearly = createFinder(budget.yearly)
const isAdsOnly = createFinder(budget.adsOnly)
const isEverything = createFinder(budget.everything)

/** What a number must be beside to be money, where no 'R$' stands before it. */
const unit =
  '(?:reais|conto|contos|pila|pilas|por m[eê]s|ao m[eê]s|mensais|\\/m[eê]s|a month|al mes)'
const digits = '\\d{1,3}(?:\\.\\d{3})+(?:,\\d{2})?|\\d+(?:,\\d{1,2})?'
const amounts = [
  new RegExp(`R\\$\\s?(?<plain>${digits})\\s?(?<thousand>mil\\b|k\\b)?`, 'iu'),
  new RegExp(
    `(?<![\\d.,/])(?<plain>${digits})\\s?(?<thousand>mil\\b|k\\b)(?=\\s*(?:$|[,.!?;]|${unit}|p(?:a)?ra\\b|de (?:verba|or[cç]amento)|em an[uú]ncio))`,
    'iu',
  ),
  new RegExp(`(?<![\\d.,/])(?<plain>${digits})\\s?${unit}`, 'iu'),
  new RegExp(`\\b(?<words>(?:${numberWord}\\s(?:e\\s)?){0,6}${numberWord})\\s+${unit}`, 'iu'),
]

/** How many words before an amount say whose it is. */
const NEAR = 3

export type Budget = { amount: number; monthly: boolean }

/** What the visitor says they can spend; nothing where an amount is somebody else's. */
export function findBudget(question: string): Budget | undefined {
  const folded = fold(question)
  if (!isOwn(folded)) return undefined
  for (const pattern of amounts) {
    const match = pattern.exec(question)
    const { plain, thousand, words } = match?.groups ?? {}
    if (!match || (!plain && !words)) continue
    // 'faturo 80 mil por mês', '8 milhões por ano': what comes in is not what may go out.
    const before = fold(question.slice(0, match.index)).split(' ').slice(-NEAR).join(' ')
    const after = fold(question.slice(match.index))
      .split(' ')
      .slice(0, NEAR + 2)
      .join(' ')
    if (isEarned(before) || isYearly(after)) continue
    const number = words
      ? readNumberWords(words)
      : Number((plain as string).replace(/\.(?=\d{3})/g, '').replace(',', '.'))
    const amount = thousand ? number * 1000 : number
    if (amount >= 50 && amount < 10_000_000) return { amount, monthly: isMonthly(folded) }
  }
  return undefined
}

const { price: adsPrice, service: adsService } = replies.ads

/** Prices of what was named, the ads' own where ads are what it is about. */
function namedPrices({ intents }: Understood): PriceRef[] {
  const about = intents.flatMap((intent) => ('subjects' in intent ? intent.subjects : []))
  const goals = intents.flatMap((intent) => (intent.kind === 'advice' ? intent.goal.services : []))
  const isAds =
    intents.some(({ kind }) => kind === 'budget' || kind === 'budgetApart') ||
    goals[0] === adsService ||
    about.some(({ service }) => service === adsService)
  if (isAds && isPriced(adsPrice)) return [adsPrice as PriceRef]
  return about.flatMap(({ prices }) => prices)
}

const MOST_NAMED = 4
const priced = (refs: readonly PriceRef[]) =>
  [...new Set(refs)].flatMap((ref) => {
    const found = findPrice(ref)
    return found.amount === undefined ? [] : [{ ...found, ref, amount: found.amount }]
  })
const listed = (items: ReturnType<typeof priced>) =>
  items
    .slice(0, MOST_NAMED)
    .map(({ name, price }) => `**${name}** (${price})`)
    .join(', ')

/** What an amount of the visitor's own is enough for, and one question back. */
export function considerBudget({ amount, monthly }: Budget, understood: Understood): string {
  const words = { amount: reais(amount), monthly: monthly ? ' por mês' : '' }
  const wanted = priced(namedPrices(understood))
  const affordable = priced(allPrices)
    .filter((one) => one.amount <= amount && (!monthly || one.monthly))
    .sort((a, b) => b.amount - a.amount)
  const [only] = wanted
  if (only?.ref === adsPrice) {
    const left = amount - only.amount
    const lead = left > 0 ? budget.fitsAds : budget.tooLittle
    return [
      fillFrame(lead, { ...words, name: only.name, price: only.price, left: reais(left) }),
      budget.askAds,
    ].join(' ')
  }
  const fitting = wanted.filter((one) => one.amount <= amount)
  if (fitting.length > 0) {
    return [fillFrame(budget.fits, { ...words, names: listed(fitting) }), budget.askGoal].join(' ')
  }
  const cheapest = wanted.sort((a, b) => a.amount - b.amount)[0]
  const lead = cheapest
    ? [
        fillFrame(budget.tooLittle, {
          ...words,
          name: `**${cheapest.name}**`,
          price: cheapest.price,
        }),
      ]
    : []
  if (affordable.length > 0) {
    const frame = cheapest ? budget.list : budget.fits
    const names = listed(affordable)
    return [...lead, fillFrame(frame, { ...words, names }), budget.askGoal].join(' ')
  }
  const least = priced(allPrices).sort((a, b) => a.amount - b.amount)[0]
  if (!least) return [fillFrame(budget.none, words), budget.askGoal].join(' ')
  const { name, price } = least
  if (lead.length === 0) lead.push(fillFrame(budget.tooLittle, { ...words, name, price }))
  else lead.push(fillFrame(budget.cheapest, { name, price }))
  return [...lead, budget.askGoal].join(' ')
}

/** The same as a fact for a model. */
export function budgetFacts(question: string, understood: Understood): string[] {
  const budget = findBudget(question)
  return budget ? [considerBudget(budget, understood)] : []
}

/** The answer to the question that was asked back: whether the amount is for the ads alone. */
export function settleBudget(question: string, earlier: string | undefined): string | undefined {
  const known = earlier ? findBudget(earlier) : undefined
  const folded = fold(question)
  if (!known || !isPriced(adsPrice) || findBudget(question)) return undefined
  const { amount: fee = 0, price } = findPrice(adsPrice as PriceRef)
  if (isAdsOnly(folded)) {
    return fillFrame(budget.adsOnlyAnswer, { amount: reais(known.amount), price })
  }
  const left = known.amount - fee
  if (!isEverything(folded) || left <= 0) return undefined
  return fillFrame(budget.everythingAnswer, { price, left: reais(left) })
}

import { replies } from '#content/assistant/replies.ts'
import { pageAt } from '#content/derived/addresses.ts'
import { discountTiers, oneOffServices, recurringServices } from '#content/plans.ts'
import type { PriceRef, Subject } from '#content/types/assistant.ts'
import { services } from '../knowledge/site-content.ts'
import type { About } from '../understanding/slots.ts'
import { readNumberWords } from '../understanding/text.ts'
import { fillIn, fillInAll } from './fill-in.ts'
import {
  allPrices,
  discountLine,
  discountSentence,
  findPrice,
  isPriced,
  priceLine,
  reais,
  tierPrices,
} from './price-line.ts'
import { fillFrame, lowerFirst } from './wording.ts'

const { frames } = replies

const bullets = (refs: PriceRef[]) => refs.map((ref) => `• ${priceLine(ref)}`).join('\n')

/** Where the builder is; nothing where the site has none. */
export const allPlans = pageAt('plans') ? [frames.all] : []

function ends(refs: PriceRef[]): [number, number] | undefined {
  const amounts = refs.flatMap((ref) => findPrice(ref).amount ?? [])
  return amounts.length > 1 ? [Math.min(...amounts), Math.max(...amounts)] : undefined
}

/** What a service's page says it begins at, where it is sold as a part of something else. */
function startOf(slug: string | undefined): string | undefined {
  const ref = slug && services[slug]?.price
  return ref && isPriced(ref) ? findPrice(ref).price : undefined
}

function priceOf(name: string, refs: PriceRef[], slug?: string): string {
  const [only] = refs
  const start = startOf(slug)
  if (!only)
    return start
      ? fillFrame(frames.costsFrom, { name, price: start })
      : fillFrame(frames.noPrice, { name })
  const range = ends(refs)
  if (range) {
    const [least, most] = range.map(reais) as [string, string]
    const each = refs.map(findPrice)
    const prices = each.map((one) => `${one.name}, ${one.price}`).join('; ')
    const covers = each.map((one) => `• **${one.name}**: ${lowerFirst(one.covers)}`)
    return [fillFrame(frames.costsBetween, { name, least, most, prices }), ...covers].join('\n')
  }
  const { price, covers, amount } = findPrice(only)
  const lead = fillFrame(amount === undefined ? frames.agreed : frames.costs, { name, price })
  return `${lead} ${covers}`
}

function priceOfSubject({ name, prices, note, service }: Subject): string {
  const text = [priceOf(name, prices, service), note && fillIn(note)].filter(Boolean)
  const page = service && services[service]
  if (page) text.push(`${frames.fromSite}: [${page.name}](${page.path}).`)
  return text.join(' ').replace(/\n([^•].*)$/, '\n$1')
}

/** In one sentence, beside another answer. */
export const answerPriceOf = ({ name, prices, service }: Subject) =>
  priceOf(name, prices, service).split('\n')[0] as string

/** What the services cost that were named, or all of them. */
export function answerPrice({ subjects, plans }: About): string {
  if (plans.length > 0) {
    const refs = [...new Set(plans)]
    const named = refs.map((ref) => priceOf(`**${findPrice(ref).name}**`, [ref]))
    return [...named, ...allPlans].join('\n')
  }
  // Of several things the prices alone come first, in one sentence.
  const inShort = subjects.map(({ name, prices, service }) =>
    prices.length > 0
      ? prices
          .map(findPrice)
          .map((one) => `**${one.name}**: ${one.price}`)
          .join('; ')
      : startOf(service)
        ? fillFrame(frames.costsFrom, { name, price: startOf(service) ?? '' }).replace(/\.$/, '')
        : fillFrame(frames.noPriceShort, { name }),
  )
  const together = discountLine(subjects.flatMap(({ prices }) => prices))
  const lead =
    subjects.length > 1 ? [`${inShort.join('; ')}.`, ...(together ? [together] : [])] : []
  if (subjects.length > 0) return [...lead, ...subjects.map(priceOfSubject), ...allPlans].join('\n')
  return priceOverview()
}

const monthly = recurringServices.map(({ id }): PriceRef => `recurring/${id}`)

/** All that is published; where nothing is, every price comes with a proposal. */
function priceOverview(): string {
  const once = oneOffServices.map(({ id }): PriceRef => `one-off/${id}`)
  const published = [...monthly, ...once]
  if (published.length === 0) {
    return tierPrices.length > 0 ? bullets(tierPrices) : frames.noPrices
  }
  const [least, most] = (ends(monthly) ?? []).map(reais)
  return [
    ...(monthly.length > 0
      ? [
          least && most ? fillFrame(frames.overview, { least, most }) : frames.monthly,
          bullets(monthly),
        ]
      : []),
    ...(isPriced(replies.ads.price) ? [replies.adBudget] : []),
    ...(once.length > 0 ? [frames.oneOff, bullets(once)] : []),
    ...allPlans,
  ].join('\n')
}

export function answerCheapest({ subjects }: About): string {
  const refs = subjects.flatMap(({ prices }) => prices)
  const [cheapest] = (refs.length > 0 ? refs : monthly)
    .map(findPrice)
    .filter(({ amount }) => amount !== undefined)
    .sort((a, b) => (a.amount as number) - (b.amount as number))
  if (!cheapest) return priceOverview()
  const { name, price, covers } = cheapest
  return `${fillFrame(frames.cheapest, { name, price })} ${[covers, ...allPlans].join(' ')}`
}

/** 'todos os serviços'. */
const EVERY = /^(?:todos|tudo)$/

export function answerDiscount({ subjects }: About, words: string): string {
  const said = words
    .split(' ')
    .map((word) =>
      EVERY.test(word)
        ? (discountTiers.at(-1)?.services ?? 0)
        : readNumberWords(word) || Number(word),
    )
  const tier = discountTiers.find(({ percent }) => percent > 0 && said.includes(percent))
  const count =
    tier?.services ??
    said.find((number) => number >= 2 && number <= 9) ??
    Math.max(2, subjects.length)
  const named = subjects.flatMap(({ prices }) => prices.slice(0, 1))
  const all = named.length === 0 && count >= monthly.length ? monthly : []
  const together = sumOf([...new Set([...named, ...all])])
  const discount = discountSentence(count)
  if (!discount) return priceOverview()
  return [...together, discount, ...allPlans].join(' ')
}

/** What several monthly services come to, with what is taken off; those paid once stay apart. */
function sumOf(refs: PriceRef[]): string[] {
  const each = refs
    .filter((ref) => allPrices.includes(ref))
    .map(findPrice)
    .filter(({ amount }) => amount !== undefined)
  const regular = each.filter((one) => one.monthly)
  if (each.length < 2 || regular.length === 0) return []
  const sum = regular.reduce((total, { amount }) => total + (amount as number), 0)
  const { percent = 0 } = discountTiers.findLast(({ services }) => services <= regular.length) ?? {}
  const once = each.filter((one) => !one.monthly).map(({ name, price }) => `${name}, ${price}`)
  const frame = percent ? frames.sum : frames.sumPlain
  return [
    fillFrame(frame, {
      each: regular.map(({ name, price }) => `${name}, ${price}`).join('; '),
      sum: reais(sum),
      percent: String(percent),
      total: reais((sum * (100 - percent)) / 100),
    }),
    ...(once.length > 0 ? [fillFrame(frames.sumOnce, { each: once.join('; ') })] : []),
  ]
}

const { ads } = replies
export const managesAds = ads.service in services || isPriced(ads.price)

/** How much goes into the ads themselves, and to whom; nothing where nobody here runs any. */
export function answerBudget(): string {
  return managesAds ? fillInAll(replies.budget) : ''
}

export function answerBudgetApart(): string {
  return managesAds ? fillInAll(replies.budgetApart) : ''
}

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { goals } from '#content/assistant/data.ts'
import { replies } from '#content/assistant/replies.ts'
import { brand } from '#content/brand.ts'
import { schedulingPage } from '#content/derived/scheduling.ts'
import { people } from '#content/people.ts'
import { discountTiers, oneOffServices, recurringServices, servicePlans } from '#content/plans.ts'
import { addressNow } from '#content/site-map.ts'
import type { PriceRef } from '#content/types/assistant.ts'
import { omitMissing } from '#content/types/claims.ts'
import type { ServiceContent } from '#content/types/service.ts'
import type { Fact } from './question.ts'

type Lead = { name: string }

const content = join(import.meta.dirname, '..', '..', 'content')
const services: Record<string, ServiceContent> = {}
for (const file of readdirSync(join(content, 'services'))) {
  services[file.replace('.ts', '')] = (await import(join(content, 'services', file))).service
}

const leads = await Promise.all(
  people.leads.map(
    async (slug) => (await import(join(content, 'team', `${slug}.ts`))).profile as Lead,
  ),
)

type Priced = { id: string; price: number | string; features?: readonly string[] }

/** Read anew from content/plans.ts, by other code than the assistant's. */
function priced(ref: PriceRef): Priced | undefined {
  const [list, id] = ref.split('/')
  const lists: Record<string, readonly Priced[]> = {
    recurring: recurringServices,
    'one-off': oneOffServices,
    ...servicePlans,
  }
  return lists[list as string]?.find((one) => one.id === id)
}

const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** An answer without its marks. */
export const plain = (text: string) =>
  text.replace(/\*\*/g, '').replace(/\[([^\]]+)\]\(([^)]+)\)/g, '$1 ($2)')

export const sentences = (text: string) => text.split(/(?<=[.!?])\s+|\n+/).filter(Boolean)

function brandText(name: Extract<Fact, { brand: string }>['brand']): string[] {
  const { hours, address, phone, social } = brand
  const texts: Record<typeof name, string[]> = {
    hours: hours.map(({ label }) => label),
    closed: omitMissing(brand.closed),
    address: omitMissing(address.street, address.city),
    phone: [phone.display],
    email: [brand.email],
    scheduling: [schedulingPage()],
    privacyEmail: [brand.privacyEmail],
    replyTime: [brand.replyTime.replace(/^\S+ /, '')],
    city: [address.city],
    name: [brand.name],
    taxId: omitMissing(brand.taxId),
    postalCode: omitMissing(address.postalCode),
    privacyOfficer: [brand.privacyOfficer],
    assistant: [brand.assistant],
    instagram: omitMissing(social.instagram?.url.replace(/^https?:\/\//, '')),
  }
  return texts[name]
}

/** What is written anywhere but by the assistant itself, which must not be its own proof. */
const written = readdirSync(content, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(ts|md)$/.test(file) && !file.startsWith('assistant'))
  .map((file) => readFileSync(join(content, file), 'utf8'))

/**
 * Whether a text, without its marks, holds a fact of the content. What the content has no more, a
 * service that was left out with its price and questions, has to be said to be unknown.
 */
export function holds(text: string, fact: Fact): boolean {
  const has = (part: string) => fold(text).includes(fold(part))
  if ('says' in fact) return fact.says.test(text)
  if ('any' in fact) return fact.any.some((one) => holds(text, one))
  if ('where' in fact) {
    const isWritten = written.some((file) => fact.where.test(file))
    return isWritten ? fact.said.test(text) : holds(text, fact.otherwise)
  }
  if ('lead' in fact) return leads.some(({ name }) => has(name))
  if ('price' in fact) {
    const { price } = priced(fact.price) ?? {}
    if (price === undefined) return saysUnknown(text)
    if (typeof price !== 'number') return has(price)
    return new RegExp(
      `R\\$ ${price.toLocaleString('pt-BR').replaceAll('.', '\\.')}(?![\\d.]*\\d)`,
    ).test(text)
  }
  if ('features' in fact) {
    const found = priced(fact.features)
    return found ? (found.features ?? []).slice(0, 2).every(has) : saysUnknown(text)
  }
  if ('brand' in fact) return brandText(fact.brand).every(has)
  if ('faq' in fact) {
    const service = services[fact.faq]
    if (!service) return saysUnknown(text)
    const item = service.faq.items.find(({ question }) => fold(question).includes(fact.about))
    if (!item) throw new Error(`no question about ${fact.about} in ${fact.faq}`)
    const meat = sentences(item.answer).find((one) => one.length > 12) ?? item.answer
    return has(meat)
  }
  if ('discount' in fact) {
    return has(`${discountTiers.find(({ services: count }) => count === fact.discount)?.percent}%`)
  }
  if ('path' in fact) return text.includes(`(${addressNow(fact.path)}`)
  if ('goal' in fact) {
    const goal = goals.find(({ id }) => id === fact.goal)
    if (!goal) throw new Error(`no goal ${fact.goal}`)
    return has((goal.diagnosis.split(/\{\w+\}/)[0] as string).slice(0, 40))
  }
  if ('anyPrice' in fact) return /R\$ ?\d/.test(text)
  return saysUnknown(text)
}

/** Whether the content has what a question expects: `holds` lets another agency do without it. */
export function isThere(fact: Fact): boolean {
  if ('any' in fact) return fact.any.some(isThere)
  if ('price' in fact) return priced(fact.price) !== undefined
  if ('features' in fact) return (priced(fact.features)?.features ?? []).length > 0
  if ('brand' in fact) return brandText(fact.brand).length > 0
  if ('lead' in fact) return leads.length > 0
  if ('path' in fact) return addressNow(fact.path) !== undefined
  if ('where' in fact) return written.some((file) => fact.where.test(file))
  if ('discount' in fact)
    return discountTiers.some(({ services: count }) => count === fact.discount)
  if ('faq' in fact) {
    const items = services[fact.faq]?.faq.items ?? []
    return items.some(({ question }) => fold(question).includes(fact.about))
  }
  return true
}

/** Does not know it, or says that it is not done here; with whom to ask. */
function saysUnknown(text: string): boolean {
  const apologies = [
    plain(replies.nothingFits).slice(0, 30),
    replies.notOffered.slice('{name} '.length).split('.')[0] as string,
  ]
  const opening = sentences(text).slice(0, 2).join(' ')
  const isUnstated = /não (?:está|estão|consta|constam|é|são) (?:publicad|no site)/.test(opening)
  const isReached = [brand.phone.display, brand.email].some((one) => text.includes(one))
  return (isUnstated || apologies.some((one) => fold(text).includes(fold(one)))) && isReached
}

/** What any monthly services come to together, before and after the discount. */
function monthlySums(): number[] {
  const sets: number[][] = [[]]
  for (const { price } of recurringServices) sets.push(...sets.map((set) => [...set, price]))
  return sets.flatMap((set) => {
    const sum = set.reduce((total, price) => total + price, 0)
    const { percent = 0 } = discountTiers.findLast(({ services }) => services <= set.length) ?? {}
    return [sum, (sum * (100 - percent)) / 100]
  })
}

const figuresIn = (text: string) =>
  [...text.matchAll(/R\$ ?[\d.,]*\d|\d[\d.,]*\s?%/g)].map(([figure]) => figure.replace(/\s/g, ''))

/** Every figure of money or percent that the content holds anywhere, as it may be quoted. */
function allowedFigures(): Set<string> {
  const lists = [recurringServices, oneOffServices, ...Object.values(servicePlans)].flat()
  const amounts = [...lists.map(({ price }) => price), ...monthlySums()]
  return new Set(
    [
      ...amounts.map((amount) => `R$ ${amount.toLocaleString('pt-BR')}`),
      ...discountTiers.map(({ percent }) => `${percent}%`),
      ...written,
    ].flatMap(figuresIn),
  )
}
const allowed = allowedFigures()

/** Amounts that a question names itself, however it writes them: '1.5 mil', 'R$500', '900 reais'. */
function amountsIn(question: string): number[] {
  const found = question.matchAll(/(\d[\d.]*(?:,\d+)?)\s?(mil\b|k\b)?/gi)
  return [...found].map(([, digits = '', thousand]) => {
    const amount = Number(digits.replace(/\.(?=\d{3})/g, '').replace(',', '.'))
    return thousand ? amount * 1000 : amount
  })
}

/** Money, percentages or promises that neither the content nor the question holds. */
export function inventions(text: string, question = ''): string[] {
  const own = amountsIn(question).flatMap((amount) => [
    `R$${amount.toLocaleString('pt-BR')}`,
    `${amount}%`,
  ])
  const invented = figuresIn(text).filter((figure) => !allowed.has(figure) && !own.includes(figure))
  const promise =
    /(?<!não )(?<!não, e )\b(garantimos|prometemos|asseguramos) (?!o trabalho)|resultado garantido|dobrar as vendas|primeiro lugar garantido/i.exec(
      text,
    )
  return promise ? [...invented, promise[0]] : invented
}

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { goals } from '#content/assistant/goals.ts'
import { replies } from '#content/assistant/replies.ts'
import { brand } from '#content/brand.ts'
import { discountTiers, oneOffServices, recurringServices, servicePlans } from '#content/plans.ts'
import { schedulingPage } from '#content/scheduling.ts'
import { addressNow } from '#content/site-map.ts'
import type { PriceRef } from '#content/types/assistant.ts'
import { given } from '#content/types/claims.ts'
import type { ServiceContent } from '#content/types/service.ts'
import type { Fact } from './question.ts'

const content = join(import.meta.dirname, '..', '..', 'content')
const services: Record<string, ServiceContent> = {}
for (const file of readdirSync(join(content, 'services'))) {
  services[file.replace('.ts', '')] = (await import(join(content, 'services', file))).service
}

type Priced = { id: string; price: number | string; features?: readonly string[] }

/** Read anew from content/plans.ts, by other code than the assistant's. */
function priced(ref: PriceRef): Priced {
  const [list, id] = ref.split('/')
  const lists: Record<string, readonly Priced[]> = {
    recurring: recurringServices,
    'one-off': oneOffServices,
    ...servicePlans,
  }
  const found = lists[list as string]?.find((one) => one.id === id)
  if (!found) throw new Error(`content/plans.ts has no ${ref}`)
  return found
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
    closed: given(brand.closed),
    address: given(address.street, address.city),
    phone: [phone.display],
    email: [brand.email],
    scheduling: [schedulingPage()],
    privacyEmail: [brand.privacyEmail],
    replyTime: [brand.replyTime.replace(/^\S+ /, '')],
    city: [address.city],
    name: [brand.name],
    taxId: given(brand.taxId),
    instagram: given(social.instagram?.url.replace(/^https?:\/\//, '')),
  }
  return texts[name]
}

/** Whether a text, without its marks, holds a fact of the content. */
export function holds(text: string, fact: Fact): boolean {
  const has = (part: string) => fold(text).includes(fold(part))
  if ('says' in fact) return fact.says.test(text)
  if ('price' in fact) {
    const { price } = priced(fact.price)
    if (typeof price !== 'number') return has(price)
    return new RegExp(
      `R\\$ ${price.toLocaleString('pt-BR').replaceAll('.', '\\.')}(?![\\d.]*\\d)`,
    ).test(text)
  }
  if ('features' in fact) return (priced(fact.features).features ?? []).slice(0, 2).every(has)
  if ('brand' in fact) return brandText(fact.brand).every(has)
  if ('faq' in fact) {
    const item = services[fact.faq]?.faq.items.find(({ question }) =>
      fold(question).includes(fact.about),
    )
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
  return has(plain(replies.nothingFits).slice(0, 30)) && has(brand.phone.display)
}

/** Every figure of money or percent that the content holds anywhere, as it may be quoted. */
function allowedFigures(): Set<string> {
  const figures = new Set<string>()
  const add = (text: string) => {
    for (const [figure] of text.matchAll(/R\$ ?[\d.,]*\d|\d[\d.,]*\s?%/g))
      figures.add(figure.replace(/\s/g, ''))
  }
  const lists = [recurringServices, oneOffServices, ...Object.values(servicePlans)].flat()
  for (const { price } of lists) {
    if (typeof price === 'number') add(`R$ ${price.toLocaleString('pt-BR')}`)
  }
  for (const { percent } of discountTiers) add(`${percent}%`)
  for (const file of readdirSync(content, { recursive: true, encoding: 'utf8' })) {
    // What the assistant says must not be its own proof.
    if (/\.(ts|md)$/.test(file) && !file.startsWith('assistant'))
      add(readFileSync(join(content, file), 'utf8'))
  }
  return figures
}
const allowed = allowedFigures()

/** Money, percentages or promises that the content does not hold. */
export function inventions(text: string): string[] {
  const figures = [...text.matchAll(/R\$ ?[\d.,]*\d|\d[\d.,]*\s?%/g)].map(([figure]) =>
    figure.replace(/\s/g, ''),
  )
  const invented = figures.filter((figure) => !allowed.has(figure))
  const promise =
    /(?<!não )(?<!não, e )\b(garantimos|prometemos|asseguramos) (?!o trabalho)|resultado garantido|dobrar as vendas|primeiro lugar garantido/i.exec(
      text,
    )
  return promise ? [...invented, promise[0]] : invented
}

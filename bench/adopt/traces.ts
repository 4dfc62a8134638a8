import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { brand } from '#content/brand.ts'
import { caseStudies, customerQuote } from '#content/case-studies.ts'
import { page as portfolio } from '#content/pages/portfolio.ts'
import { palette } from '#content/palette.ts'
import { oneOffServices, recurringServices, servicePlans } from '#content/plans.ts'
import { classicTestimonials, homeTestimonials } from '#content/testimonials.ts'
import { omitMissing } from '#content/types/claims.ts'
import type { ServiceContent } from '#content/types/service.ts'
import type { Served } from './crawl.ts'

async function exportsOf<T>(folder: string): Promise<T[]> {
  const names = readdirSync(folder).filter((name) => name.endsWith('.ts'))
  const files = await Promise.all(names.map((name) => import(path.resolve(folder, name))))
  return files.flatMap((file) => Object.values(file) as T[])
}

/** Clients, people, places and addresses that only the sample has. */
async function sampleWords(): Promise<string[]> {
  const { address, social } = brand
  const people = await exportsOf<{ name: string; slug: string }>('content/team')
  const cases = await exportsOf<{ name: string; company: string; slug: string }>('content/cases')
  const services = await exportsOf<ServiceContent>('content/services')
  const stories = services.flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.kind === 'stories' ? block.items : [])),
  )
  const voices = [
    ...classicTestimonials,
    ...homeTestimonials,
    ...cases,
    ...omitMissing(customerQuote),
  ]
  return [
    ...[brand.name, brand.legalName, brand.assistant, brand.tagline, brand.description],
    ...[brand.privacyOfficer, brand.email, brand.privacyEmail, brand.phone.display, brand.whatsapp],
    ...omitMissing(
      address.city,
      address.stateName,
      address.street,
      address.district,
      address.postalCode,
    ),
    ...[new URL(brand.url).host, ...Object.values(social).map(({ url }) => url)],
    ...people.flatMap(({ name, slug }) => [name, slug]),
    ...voices.flatMap(({ name, company }) => [name, company]),
    ...cases.map(({ slug }) => slug),
    ...caseStudies.flatMap(({ id, client }) => [id, client]),
    ...portfolio.projects.items.flatMap(({ id, client }) => [id, client]),
    ...stories.map(({ client }) => client),
  ]
}

const allPrices = (plans: (readonly { price: number | string }[])[]) =>
  plans.flat().flatMap(({ price }) => (typeof price === 'number' ? [price] : []))

/** Prices as a page writes them, but those the other agency happens to ask too. */
function samplePrices(theirs: Record<string, number>): string[] {
  const ours = allPrices([recurringServices, oneOffServices, ...Object.values(servicePlans)])
  const same = new Set(Object.values(theirs))
  return ours
    .filter((price) => !same.has(price))
    .map((price) => `R$ ${price.toLocaleString('pt-BR')}`)
}

const colours = [
  ...new Set(
    JSON.stringify(palette)
      .toLowerCase()
      .match(/#[0-9a-f]{6}/g),
  ),
].filter((colour) => !/^#(..)\1\1$/.test(colour))

const isPicture = (name: string) => /\.(avif|webp|png|jpe?g|svg|pdf|ico)$/.test(name)
const digest = (body: Buffer) => createHash('sha256').update(body).digest('hex')

function samplePictures(): Map<string, string> {
  const client = 'build/client'
  const names = readdirSync(client, { recursive: true, encoding: 'utf8' })
  return new Map(
    names
      // The sprite holds the product's icons, which are nobody's.
      .filter((name) => isPicture(name) && !/icons-[\w-]+\.svg$/.test(name))
      .map((name) => [digest(readFileSync(path.join(client, name))), name]),
  )
}

const literally = (word: string) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Words, prices, colours and pictures of the sample in what another agency serves. */
export async function tracesOfSample(
  served: Served[],
  theirPrices: Record<string, number>,
): Promise<string[]> {
  const words = [...new Set([...(await sampleWords()), ...samplePrices(theirPrices)])]
  const patterns = words.map(
    (word) =>
      [word, new RegExp(`(?<![\\p{L}\\d])${literally(word)}(?![\\p{L}\\d])`, 'iu')] as const,
  )
  const pictures = samplePictures()
  return served.flatMap(({ address, text, body }) => {
    // Thousands and currency are parted by spaces of many kinds.
    const plain = text.replace(/[\u00a0\u202f]|&nbsp;/g, ' ')
    const same = body.length > 0 && pictures.get(digest(body))
    return [
      ...patterns.filter(([, pattern]) => pattern.test(plain)).map(([word]) => word),
      ...colours.filter((colour) => plain.toLowerCase().includes(colour)),
      ...(same ? [`is the sample's ${same}`] : []),
    ].map((trace) => `${address.replace(/^https?:\/\/[^/]+/, '')}: ${trace}`)
  })
}

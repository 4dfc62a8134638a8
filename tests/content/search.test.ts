import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { brand } from '#content/brand.ts'
import { contactPages, pageAt } from '#content/derived/addresses.ts'
import { siteMap } from '#content/site-map.ts'
import { serviceOn } from '#tests/support/features/services.ts'
import { needing } from '#tests/support/missing.ts'
import { type BuiltPage, builtPages, structuredData } from '#tests/support/pages/built-pages.ts'

const isIndexed = (path: string) =>
  siteMap.some((entry) => entry.path === path && !entry.canonical && !entry.noindex)
const copies = new Set(siteMap.flatMap(({ path, canonical }) => (canonical ? [path] : [])))

const linksOn = ({ document, entry }: BuiltPage) =>
  document
    .querySelectorAll('a[href^="/"]')
    .map((link) => (link.getAttribute('href') as string).replace(/[?#].*/, ''))
    .filter((to) => to !== entry.path)

test('every page that search engines should list is linked from another one of them', () => {
  const linked = new Set(builtPages.filter(({ entry }) => isIndexed(entry.path)).flatMap(linksOn))
  const alone = siteMap
    .map(({ path }) => path)
    .filter((path) => isIndexed(path) && !linked.has(path))
  expect(alone).toEqual([])
})

test('outside the classic set nothing leads to a copy', () => {
  const led = builtPages
    .filter(({ entry }) => !entry.classic)
    .flatMap((page) => linksOn(page).map((to) => `${page.entry.path}: ${to}`))
  expect(led.filter((link) => copies.has(link.split(': ')[1] as string))).toEqual([])
})

test('a person is presented by the page that is listed', () => {
  const about = builtPages.filter(({ entry }) => entry.page === 'about')
  const people = siteMap.filter(({ page }) => page === 'profile' || page === 'personal')
  for (const page of about) {
    const led = linksOn(page).filter((to) => people.some(({ path }) => path === to))
    expect(led.filter((to) => !isIndexed(to))).toEqual([])
  }
})

describe('the sitemap', () => {
  const xml = readFileSync('build/client/sitemap.xml', 'utf8')
  const entries = [...xml.matchAll(/<url><loc>([^<]+)<\/loc>(?:<lastmod>([^<]+)<\/lastmod>)?/g)]
  const record = JSON.parse(readFileSync('build/last-changed.json', 'utf8'))

  test('says of every page that was built when it last read differently', () => {
    for (const [, url, day] of entries) {
      const { pathname } = new URL(url as string)
      expect([pathname, day]).toEqual([pathname, record[pathname]?.day])
      if (siteMap.find(({ path }) => path === pathname)?.live) expect(day).toBeUndefined()
      else expect(day).toMatch(/^\d{4}-\d\d-\d\d$/)
    }
  })

  test('names no day that is still to come', () => {
    const today = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)
    const days = entries.flatMap(([, , day]) => day ?? [])
    expect(days.filter((day) => day > today)).toEqual([])
  })

  test('lists the contact page once, and not its copy', () => {
    const paths = entries.map(([, url]) => new URL(url as string).pathname)
    expect(paths.filter((path) => contactPages.includes(path))).toEqual([contactPages[0]])
  })
})

describe('the home', () => {
  const home = builtPages.find(({ entry }) => entry.page === 'home') as BuiltPage
  const graph = structuredData(home.document)
  const agency = graph.find(({ '@type': type }) => String(type).includes('ProfessionalService'))

  test('is a WebSite published by the agency', () => {
    const site = graph.find(({ '@type': type }) => type === 'WebSite')
    expect(site).toMatchObject({ name: brand.name, publisher: { '@id': agency?.['@id'] } })
  })

  test('says where the agency works and, where prices are published, what it charges', () => {
    const areas = agency?.areaServed as { '@type': string; name: string }[]
    expect(areas.map(({ '@type': type }) => type)).toEqual(['City', 'State', 'Country'])
    expect(areas[0]?.name).toBe(brand.address.city)
    if (pageAt('plans')) expect(agency?.priceRange).toMatch(/^R\$ [\d.]+ a R\$ [\d.]+$/)
  })

  test.runIf(brand.sample)(
    needing('the sample’s content', 'says for whom and from how much at once'),
    () => {
      const hero = home.document.querySelector('h1')?.parentNode?.structuredText ?? ''
      expect(hero).toContain('pequenas e médias empresas')
      expect(hero).toMatch(/a partir de R\$ [\d.]+\/mês/)
    },
  )
})

const services = builtPages.filter(({ entry }) => entry.page === 'service')

describe.each(services)('the service page $entry.path', ({ document, entry }) => {
  const plans = pageAt('plans', entry.theme)
  const hero = document.querySelector('.svc-hero')
  const offers = structuredData(document).find(({ '@type': type }) => type === 'Service')?.offers as
    | Record<string, unknown>
    | undefined

  test('says what it costs, with a link to the prices, where prices are published', () => {
    if (!plans) return expect(offers?.price).toBeUndefined()
    expect(hero?.structuredText).toMatch(/[Aa] partir de R\$ [\d.]+|Preço (a combinar|conforme)/)
    const links = hero?.querySelectorAll('a').map((link) => link.getAttribute('href') as string)
    const anchor = links?.find((to) => to.startsWith('#') && document.getElementById(to.slice(1)))
    expect(anchor ?? links?.find((to) => to === plans)).toBeDefined()
  })

  test('offers search engines the price that it shows', () => {
    const price = /^A partir de R\$ ([\d.]+)/m.exec(hero?.structuredText ?? '')?.[1]
    const least = offers?.lowPrice ?? offers?.price
    expect(least).toBe(price === undefined ? undefined : Number(price.replaceAll('.', '')))
    if (offers) expect(offers.priceCurrency).toBe('BRL')
  })
})

test.runIf(brand.sample)(
  needing(
    'the sample’s content',
    'every listed service has a title with service and city, as long as results show',
  ),
  () => {
    for (const { document, entry } of services.filter(({ entry }) => !entry.canonical)) {
      const title = document.querySelector('title')?.text ?? ''
      const [word = ''] = serviceOn(entry.path).name.split(' ')
      expect(title).toContain(brand.address.city)
      expect(title.toLowerCase()).toContain(word.toLowerCase())
      expect(title.length).toBeLessThanOrEqual(70)
    }
  },
)

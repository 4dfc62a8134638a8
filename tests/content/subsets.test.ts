import { readdirSync, readFileSync, rmSync } from 'node:fs'
import fc from 'fast-check'
import { parse } from 'node-html-parser'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { brand } from '#content/brand.ts'
import { parts } from '#content/parts.ts'
import { oneOffServices, recurringServices, servicePlans } from '#content/plans.ts'
import { siteMap as wholeMap } from '#content/site-map.ts'
import type { ServiceContent } from '#content/types/service.ts'
import { checkContent } from '#scripts/content/check.ts'
import { deadLinks } from '#tests/support/pages/dead-links.ts'
import {
  allButOneOfEach,
  allRemovable,
  projectWithout,
  type Removed,
  type SubsetSite,
  siteLoader,
} from '#tests/support/pages/subset.ts'
import { runs } from '#tests/support/runs.ts'

const services = new Map<string, ServiceContent>()
const names = new Map<string, string>()
let loader: Awaited<ReturnType<typeof siteLoader>>

beforeAll(async () => {
  for (const slug of allRemovable.services) {
    services.set(slug, (await import(`../../content/services/${slug}.ts`)).service)
  }
  for (const slug of allRemovable.people) {
    const { profile, personal } = await import(`../../content/team/${slug}.ts`)
    names.set(slug, (profile ?? personal).name)
  }
  loader = await siteLoader()
})
afterAll(() => loader.close())

const prices = [...recurringServices, ...oneOffServices, ...Object.values(servicePlans).flat()]
const priceText = (price: number) => `R$ ${price.toLocaleString('pt-BR')}`

/** Amounts in other content: a case's investment is not a price. */
const otherAmounts = readdirSync('content', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(ts|md|json)$/.test(file) && file !== 'plans.ts')
  .flatMap((file) => readFileSync(`content/${file}`, 'utf8').match(/R\$ [\d.]+/g) ?? [])
  .map((amount) => amount.replace(/\.$/, ''))

/** Tiers go with the last service whose page shows them. */
function isListed(list: string, removed: Removed): boolean {
  return [...services].some(
    ([slug, { blocks }]) =>
      !removed.services.includes(slug) &&
      blocks.some((block) => block.kind === 'tiers' && block.plan === list),
  )
}

/** Prices that nothing left on the site has. */
function removedPrices(removed: Removed): string[] {
  const remaining = [
    ...[...recurringServices, ...oneOffServices],
    ...Object.entries(servicePlans).flatMap(([list, tiers]) =>
      isListed(list, removed) ? tiers : [],
    ),
  ].filter(({ id }) => !removed.plans.includes(id))
  const remainingPrices = new Set([...remaining.map(({ price }) => price)])
  return prices
    .flatMap(({ price }) =>
      typeof price === 'number' && !remainingPrices.has(price) ? [priceText(price)] : [],
    )
    .filter((price) => !otherAmounts.includes(price))
}

/** Names that nothing left on the site goes by. */
function removedNames(removed: Removed): string[] {
  const remainingNames = [
    ...[...services].flatMap(([slug, { name }]) => (removed.services.includes(slug) ? [] : [name])),
    ...prices.flatMap(({ id, name }) => (removed.plans.includes(id) ? [] : [name])),
  ]
  return removed.services
    .map((slug) => (services.get(slug) as ServiceContent).name)
    .filter((name) => !remainingNames.includes(name))
}

const plain = [
  'oi',
  'quanto custa?',
  'qual o mais barato?',
  'tem desconto se eu levar dois serviços?',
  'quanto preciso investir em anúncios por mês?',
  'a verba dos anúncios está incluída?',
  'qual o prazo?',
  'quais serviços vocês fazem?',
  'quem é a agência?',
  'quem trabalha aí?',
  'com quem é a reunião?',
  'quem vocês já atenderam?',
  'vocês têm portfólio?',
  'que tecnologia vocês usam?',
  'quantas revisões eu tenho?',
  'o código do site é meu?',
  'tem mensalidade do site?',
  'como conseguir mais clientes?',
  'como aparecer no Google?',
  'o que postar no Instagram?',
  'preciso de um logo',
  'qual a diferença entre SEO e tráfego pago?',
  'posso cancelar quando quiser?',
]
const ofServices = () =>
  [...services.values()].flatMap(({ name }) => [
    `vocês fazem ${name}?`,
    `quanto custa ${name}?`,
    `quanto tempo leva ${name}?`,
    `o que inclui ${name}?`,
  ])

function judgeAnswers({ answer, siteMap }: SubsetSite, removed: Removed): string[] {
  const prices = removedPrices(removed)
  const offered = removedNames(removed)
  const people = removed.people.map((slug) => names.get(slug) as string)
  const paths = new Set(siteMap.map(({ path }) => path))
  return [...plain, ...ofServices()].flatMap((question) => {
    const text = answer({ niche: 'Padaria', question })
    const dead = [...text.matchAll(/\]\((\/[^)]*)\)/g)]
      .map(([, to]) => (to as string).replace(/[?#].*/, ''))
      .filter((to) => !paths.has(to) && !/^\/(auth|dashboard|contato)/.test(to))
    const mistakes = [
      ...prices.filter((price) => new RegExp(`${price.replace('$', '\\$')}(?![.\\d])`).test(text)),
      ...people.filter((name) => text.includes(name)),
      ...offered.filter((name) => text.includes(`[${name}]`)),
      ...(/quais serviços/.test(question) ? offered.filter((name) => text.includes(name)) : []),
      ...dead,
      ...(text.match(/[{}]|undefined|NaN|R\$ 0\b|\(\)/g) ?? []),
    ]
    return text.length < 8
      ? [`${question}: no answer`]
      : mistakes.map((one) => `${question}: ${one}`)
  })
}

/** Leftovers of a text whose value is missing, and singular forms of lists. */
const nonsense =
  /\{\w+\}|undefined|\bNaN\b|\b(?:uma?|1) (?:áreas|cases|dias|empresas|estudos|fases|ferramentas|frentes|horas|jeitos|minutos|ofícios|pessoas|projetos|recursos|serviços|trabalhos|vagas)\b|\b(?:zero|0) (?:áreas|cases|empresas|estudos|frentes|jeitos|ofícios|pessoas|projetos|serviços)\b/gi

function judgePages({ pages, siteMap }: SubsetSite, removed: Removed): string[] {
  const prices = removedPrices(removed)
  const offered = removedNames(removed)
  const people = removed.people.map((slug) => names.get(slug) as string)
  const now = new Set(siteMap.map(({ path }) => path))
  const removedPaths = wholeMap
    .filter(({ content }) => removed.services.includes(content.replace('services/', '')))
    .map(({ path }) => path)
    .filter((path) => !now.has(path))
  return [...pages].flatMap(([path, html]) => {
    const document = parse(html)
    for (const script of document.querySelectorAll('script')) script.remove()
    const text = document.structuredText
    // Whom to ask about privacy is a fact of the brand, whoever is presented.
    const isLegal = siteMap.some((entry) => entry.path === path && entry.page === 'legal')
    const titles = document
      .querySelectorAll('main h1, main h2, main h3, main a, footer a, header a')
      .map((element) => element.structuredText.trim())
    return [
      ...removedPaths.filter((address) => new RegExp(`${address}(?![\\w-])`).test(html)),
      ...prices.filter((price) => new RegExp(`${price.replace('$', '\\$')}(?![.\\d])`).test(text)),
      ...people.filter(
        (name) => text.includes(name) && !(isLegal && name === brand.privacyOfficer),
      ),
      ...offered.filter((name) => titles.includes(name)),
      ...(text.match(nonsense) ?? []),
    ].map((one) => `${path}: ${one}`)
  })
}

async function judge(removed: Removed): Promise<string[]> {
  const project = projectWithout(removed)
  try {
    const wrong = await checkContent(project)
    if (wrong.length > 0) return wrong
    const site = await loader.load(project)
    const served = new Set(site.siteMap.map(({ path }) => path))
    if (parts.clientArea && !removed.parts.includes('clientArea')) served.add('/auth')
    if (served.has('/conteudos')) served.add('/conteudos/feed.xml')
    const pages = [...site.pages].map(([path, html]) => ({ path, page: parse(html) }))
    return [
      ...deadLinks({ pages, served }),
      ...judgePages(site, removed),
      ...(removed.parts.includes('assistant') ? [] : judgeAnswers(site, removed)),
    ]
  } finally {
    rmSync(project, { recursive: true, force: true })
  }
}

const subset = fc.record({
  services: fc.subarray(allRemovable.services, { maxLength: allRemovable.services.length - 1 }),
  plans: fc.subarray(allRemovable.plans),
  people: fc.subarray(allRemovable.people),
  cases: fc.subarray(allRemovable.cases),
  articles: fc.subarray(allRemovable.articles),
  parts: fc.subarray(allRemovable.parts),
})

test('whatever is taken out of the content, the rest is a whole site that does not speak of it', async () => {
  await fc.assert(
    fc.asyncProperty(subset, async (removed) => {
      expect(await judge(removed)).toEqual([])
    }),
    { seed: 7, numRuns: runs(1, 3), examples: [[allButOneOfEach]], endOnFailure: true },
  )
}, 180_000)

/** A service without a price: without its page nothing of it is left. */
const unpriced = allRemovable.services.find((slug) => slug === 'seo')

test.runIf(unpriced)(
  'an agency without SEO says so when asked for it, and what it does instead',
  async () => {
    const project = projectWithout({
      services: [unpriced as string],
      plans: [],
      people: [],
      cases: [],
      articles: [],
      parts: [],
    })
    try {
      const { answer } = await loader.load(project)
      for (const question of ['vocês fazem SEO?', 'quanto custa o SEO?', 'o que inclui o SEO?']) {
        const text = answer({ niche: 'Padaria', question })
        expect(text, question).toContain('SEO não está entre os nossos serviços')
        const other = allRemovable.services.find((slug) => slug !== unpriced) as string
        expect(text.toLowerCase(), question).toContain(services.get(other)?.name.toLowerCase())
        expect(text, question).toContain(brand.phone.display)
      }
    } finally {
      rmSync(project, { recursive: true, force: true })
    }
  },
  60_000,
)

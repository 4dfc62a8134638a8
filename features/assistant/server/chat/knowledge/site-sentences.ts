import { pageAt } from '#content/derived/addresses.ts'
import { listContent } from '#content/derived/collections.ts'
import { storedItems } from '#content/legal/stored-items.ts'
import { page as aboutPage } from '#content/pages/about.ts'
import { page as casesPage } from '#content/pages/cases.ts'
import { page as homePage } from '#content/pages/home.ts'
import { page as plansPage } from '#content/pages/plans.ts'
import { page as portfolioPage } from '#content/pages/portfolio.ts'
import { siteMap } from '#content/site-map.ts'
import type { LegalContent } from '#content/types/legal.ts'
import type { Contrast } from '#content/types/service.ts'
import { allPrices, findPrice, tierPrices } from '../answers/price-line.ts'
import { lowerFirst } from '../answers/wording.ts'
import { articleSentences } from './article-sentences.ts'
import { legalSentences } from './legal-sentences.ts'
import { inPieces, isRefusal, SHORT_SENTENCE, type SiteSentence } from './sentences.ts'
import { presented, services } from './site-content.ts'
import { stories } from './stories.ts'

type Said = Pick<SiteSentence, 'text' | 'about'>
type Node = Record<string, unknown>

/** Labels of buttons, pictures, addresses and what is quoted elsewhere: nothing here answers a question. */
const silent =
  /^(?:meta|classicMeta|art|photo|image|images|icon|id|slug|kind|layout|link|url|eyebrow|hue|schedule|talk|proposal|whatsapp|related|cases|classic|closing|contact|labels|tabs|stats|metrics|before|beforeLabel|afterLabel|plan|price|faces|proof|live\w*|more|all|pause|play|paths|legend|projects|stories|testimonials?|results?|initials|likeness|knowsAbout|avatar|level|city|soon|chips|period|year|place|places|does|refuses|action|slots|people)$/
const HEADINGS = ['title', 'name', 'question', 'label', 'company', 'client']

/** Short things in one row, long ones each for itself. */
const LONG_ITEM = 44
const isProse = (text: string) => /[.!?]$/.test(text)
const listed = (heading: string, items: string[]): string[] =>
  items.some((item) => item.length > LONG_ITEM)
    ? items.map((item) => `${heading}: ${item}`)
    : [`${heading}: ${items.join('; ')}`]

/** Every sentence of a part of the content, under the heading that stands above it. */
function tell(node: unknown, about: string): Said[] {
  if (typeof node === 'string') {
    const isHeaded = node.startsWith(`${about}: `)
    if (node.length < SHORT_SENTENCE && !isHeaded) return [{ text: `${about}: ${node}`, about }]
    return inPieces(node).map((text) => ({ text, about }))
  }
  if (Array.isArray(node)) {
    const isList = node.length > 0 && node.every((one) => typeof one === 'string' && !isProse(one))
    if (isList) return listed(about, node).map((text) => ({ text, about }))
    return node.flatMap((one) => tell(one, about))
  }
  if (!node || typeof node !== 'object') return []
  const { value, label, detail, duration, total, note, ...parts } = node as Node
  const { name } = parts
  if (value && label) return tell([`${value} ${label}`, detail].filter(Boolean).join('. '), about)
  const found = HEADINGS.map((key) => (node as Node)[key]).find((one) => typeof one === 'string')
  const heading = (found as string | undefined) ?? about
  return [
    ...[duration, total].flatMap((time) =>
      time ? [{ text: `${heading}: ${time}`, about: heading }] : [],
    ),
    ...(note ? tell(typeof note === 'string' && !isProse(note) ? [note] : note, heading) : []),
    ...Object.entries(parts).flatMap(([key, part]) => {
      if (silent.test(key) || HEADINGS.includes(key)) return []
      const own = (node as Node)[`${key}Label`]
      // 'LinkedIn Ads' stands above its text, and not in it.
      if (typeof part === 'string' && name === heading) return tell(`${heading}: ${part}`, heading)
      return tell(part, typeof own === 'string' ? own : heading)
    }),
  ]
}

const on = (path: string | undefined, title: string, said: Said[]): SiteSentence[] =>
  said.map((one) => ({ ...one, path: path ?? '/', title }))

/** What we refuse, each with what we do in its place. */
function pairRefusals(block: Contrast) {
  const { beforeLabel, afterLabel, before, after, title, intro } = block
  if (!isRefusal(beforeLabel)) return block
  const pairs = after.map(
    (instead, at) =>
      `${beforeLabel} ${lowerFirst(before[at] ?? '')}; ${lowerFirst(afterLabel)}: ${lowerFirst(instead)}.`,
  )
  return { title, intro, pairs }
}

function* ofServices(): Generator<SiteSentence[]> {
  for (const [service, { path, name, blocks, faq, ...page }] of Object.entries(services)) {
    // Stories are told by name, and what others do is no answer.
    const own = blocks
      .filter(({ kind }) => kind !== 'stories' && kind !== 'stats')
      .map((block) => (block.kind === 'contrast' ? pairRefusals(block) : block))
    const notes = blocks.map((block) => ('note' in block ? block.note : undefined))
    const { summary, features, hero } = page
    const said = [
      ...tell({ name, summary, features, subtitle: hero.subtitle, facts: hero.facts }, name),
      ...tell(own, name),
      ...blocks.flatMap((block) => (block.kind === 'stats' ? tell(block.items, block.title) : [])),
      ...tell(notes.filter(Boolean), name),
      ...faq.items.flatMap(({ question, answer }) => tell(answer, question)),
    ]
    yield on(path, name, said).map((one) => ({ ...one, service }))
  }
}

function ofPlans(): SiteSentence[] {
  const prices = [...allPrices, ...tierPrices].map(findPrice).flatMap((one) => {
    const { name, price, covers, features } = one
    const heading = `${name} (${price})`
    const list = features.length > 0 ? listed(heading, [...features]) : []
    return tell([...listed(heading, [covers]), ...list], name)
  })
  const { faq, conditions, included, builder, meta } = plansPage
  const page = pageAt('plans')
    ? [
        ...conditions.items.map(({ title, text }) => ({ text: `${title}: ${text}`, about: title })),
        ...tell([included.intro, builder.intro], meta.title),
        ...faq.items.flatMap(({ question, answer }) => tell(answer, question)),
      ]
    : []
  return on(pageAt('plans'), meta.title, [...prices, ...page])
}

function ofAgency(): SiteSentence[] {
  const { values, meta, ...about } = aboutPage
  const weighed = values.items.flatMap(({ name, does, refuses }) => [
    { text: `${values.does}: ${does}`, about: name },
    { text: `${values.refuses}: ${refuses}`, about: name },
  ])
  const { methodology, offer, tools } = homePage
  const { overview, areas, process, results } = portfolioPage
  const portfolio = [
    ...tell([overview.intro, overview.values, areas, process], portfolioPage.meta.title),
    ...tell(results.bars, results.barsTitle),
    ...tell(overview.stats, portfolioPage.meta.title),
    ...areas.items.flatMap(({ title, metrics }) =>
      tell(metrics, `${title}, ${results.barsTitle.toLowerCase()}`),
    ),
  ]
  return [
    ...on(pageAt('about'), meta.title, [...tell(about, meta.title), ...weighed]),
    ...on('/', homePage.meta.title, tell([methodology, offer, tools.intro], methodology.title)),
    ...on('/', homePage.meta.title, tell(homePage.stats, homePage.meta.title)),
    ...on(pageAt('portfolio'), portfolioPage.meta.title, portfolio),
    ...on(pageAt('cases'), casesPage.meta.title, tell(casesPage.statsNote, casesPage.meta.title)),
  ]
}

/** What stands above the legal texts, and what is kept in a visitor's browser. */
function ofLegal(): SiteSentence[] {
  const storedLines = storedItems.map(({ name, setBy, purpose, duration }) => {
    const about = setBy ? `${name} (${setBy})` : name
    return { text: `Cookie ${about}: ${duration}. ${purpose}`, about }
  })
  return listContent<LegalContent>('legal').flatMap(([slug, { title, gist }]) => {
    const entry = siteMap.find(
      ({ content, canonical }) => content === `legal/${slug}` && !canonical,
    )
    const said = [...tell(gist, title), ...(slug === 'cookies' ? storedLines : [])]
    return entry ? on(entry.path, title, said) : []
  })
}

/** What stands above who somebody is. */
export const WHO = 'quem'

/** Of clients and of ourselves: quoted to whoever names them. */
function ofNamed(): SiteSentence[] {
  const clients = stories.flatMap(({ client, names, path, results, cost, time, work, quotes }) =>
    [
      `${client}: ${results}`,
      ...(cost && time ? [`${client}: investimento de ${cost}, em ${time}`] : []),
      ...work.flatMap(inPieces),
      ...quotes,
    ].map((text) => ({ text, about: client, whose: names, path, title: client })),
  )
  const people = presented.flatMap((person) => {
    const { name, role, summary = '', partner } = person
    const path = pageAt('about') ?? '/'
    const who = [`${name}, ${role}: ${summary}`, ...(partner ? [`${name}: ${partner}`] : [])]
    const more = tell({ ...person, summary: undefined, partner: undefined, role: undefined }, name)
    return [...who.map((text) => ({ text, about: WHO })), ...more].map((one) => ({
      ...one,
      whose: name,
      path,
      title: name,
    }))
  })
  return [...clients, ...people]
}

/** Everything that the public pages say, in parts, as all of it takes a while. */
export function* siteSentences(): Generator<SiteSentence[]> {
  yield* ofServices()
  const parts = [ofPlans, ofAgency, ofNamed, ofLegal, legalSentences, articleSentences]
  for (const part of parts) yield part()
}

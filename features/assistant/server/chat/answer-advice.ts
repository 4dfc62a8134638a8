import { pageAt } from '#content/addresses.ts'
import { replies } from '#content/assistant/replies.ts'
import type { Goal, Niche, ServiceSlug } from '#content/types/assistant.ts'
import { discountLine, priceLine } from './price-line.ts'
import { proofOf, services, successCases } from './site-content.ts'

const MOST_STEPS = 5
const { headings } = replies
const meansOf: Partial<Record<ServiceSlug, string>> = replies.means
const link = (text: string, path: string) => `[${text}](${path})`
const section = (heading: string, text: string) => `**${heading}**\n${text}`
const listed = (items: string[]) =>
  items.length > 1 ? `${items.slice(0, -1).join(', ')} e ${items.at(-1)}` : (items[0] ?? '')
const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)
const startUpper = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** Puts the niche's own words into a text that serves every niche. */
function inWordsOf({ business, customer, search }: Niche, text: string): string {
  const { article, noun } = business
  const words: Record<string, string> = {
    cliente: customer.one,
    clientes: customer.many,
    negocio: `${article} ${noun}`,
    do: `d${article} ${noun}`,
    no: `n${article} ${noun}`,
    busca: search,
  }
  return text.replace(/(^|[.!?] )?\{(\w+)\}/g, (_, start: string | undefined, name: string) => {
    const word = words[name] ?? ''
    return start === undefined ? word : start + startUpper(word)
  })
}

function stepsFor(niche: Niche, goal: Goal): string {
  const own = goal.services.map((slug) => niche.plays[slug])
  const general = goal.steps.map((step) => inWordsOf(niche, step))
  // What is special to the trade leads; what holds for all fills up.
  const [first, ...rest] = own
  const steps = [general[0], first, ...general.slice(1, 2), ...rest, ...general.slice(2)]
  return steps
    .filter(Boolean)
    .slice(0, MOST_STEPS)
    .map((step, index) => `${index + 1}. ${step}`)
    .join('\n\n')
}

function priceSection({ prices }: Goal): string[] {
  const lines = prices.map((ref) => `• ${priceLine(ref)}`)
  if (prices.some((ref) => ref === replies.ads.price)) lines.push(replies.adBudget)
  const page = pageAt('plans')
  const plans = page && `Veja tudo e ${link('monte o seu pacote', page)}.`
  lines.push([discountLine(prices), plans].filter(Boolean).join(' '))
  return prices.length > 0 ? [section(headings.price, lines.join('\n'))] : []
}

function goalProof(goal: Goal) {
  const told = goal.services.flatMap((slug) => services[slug]?.cases ?? [])
  const story = told.flatMap((slug) => successCases[slug] ?? [])[0]
  return (
    story && { label: `${story.company}, de outro ramo`, path: `${pageAt('cases')}#${story.slug}` }
  )
}

function moreSection(niche: Niche, goal: Goal): string[] {
  const links = goal.services
    .flatMap((slug) => services[slug] ?? [])
    .slice(0, 2)
    .map(({ name, path }) => link(name, path))
  const proof = proofOf(niche) ?? goalProof(goal)
  if (proof) links.push(link(`caso ${proof.label}`, proof.path))
  return links.length > 0 ? [`**${headings.more}:** ${links.join(' · ')}`] : []
}

/** The playbook of a trade for a goal: what is wrong, what to do, what it costs, what to read. */
export function answerAdvice(niche: Niche, goal: Goal, isKnownTrade: boolean): string[] {
  const means = goal.services.flatMap((slug) => meansOf[slug] ?? [])
  const way = means.length > 0 ? `, ${headings.means.replace('{means}', listed(means))}` : ''
  const parts = [
    `**${headings.diagnosis.replace('{name}', niche.name)}**${way}: ${lowerFirst(inWordsOf(niche, goal.diagnosis))}`,
    section(headings.steps, stepsFor(niche, goal)),
    ...(isKnownTrade ? [] : [replies.unknownNiche]),
  ]
  if (niche.rule) parts.push(`**${headings.rule}:** ${niche.rule}`)
  parts.push(...priceSection(goal), ...moreSection(niche, goal), replies.offer)
  return parts
}

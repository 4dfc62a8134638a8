import { geral } from '#content/assistant/niches/geral.ts'
import { replies } from '#content/assistant/replies.ts'
import { brand } from '#content/brand.ts'
import type { Goal, Niche } from '#content/types/assistant.ts'
import type { ChatRequest } from '#contracts/chat.ts'
import type { Passage } from './find-passages.ts'
import { fittingFaq, timeAnswer } from './fitting-faq.ts'
import { allPrices, discountLine, priceLine } from './price-line.ts'
import { services, successCases } from './site-content.ts'
import { understand } from './understand.ts'

const MOST_STEPS = 5
const { headings } = replies
const link = (text: string, path: string) => `[${text}](${path})`
const plans = link('monte o seu pacote', '/home1/planos')
const section = (heading: string, text: string) => `**${heading}**\n${text}`
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

function priceSection(goal: Goal | undefined): string {
  const refs = goal?.prices ?? allPrices
  const lines = refs.map((ref) => `• ${priceLine(ref)}`)
  if (refs.includes('recurring/trafego-pago')) lines.push(replies.adBudget)
  const discount = discountLine(goal ? refs : refs.filter((ref) => ref.startsWith('recurring/')))
  lines.push([discount, `Veja tudo e ${plans}.`].filter(Boolean).join(' '))
  return section(headings.price, lines.join('\n'))
}

function hoursSection(): string {
  const { hours, closed, phone, email, replyTime, address } = brand
  const lines = [
    `${hours.map(({ label }) => label).join('; ')}. ${closed}.`,
    `Telefone e WhatsApp: ${phone.display}. E-mail: ${email} (${replyTime.toLowerCase()}).`,
    `${address.street}, ${address.district}, ${address.city}, ${address.state}. ${link('Fale com a gente', '/#contact')}.`,
  ]
  return section(headings.hours, lines.join('\n'))
}

function casesSection(niche: Niche): string {
  const stories = Object.values(successCases).map(
    ({ company, sector, slug }) =>
      `• ${link(company, `/cases-sucesso#${slug}`)}, ${sector.toLowerCase()}`,
  )
  const near =
    niche.proof && `Mais perto do seu ramo: ${link(niche.proof.label, niche.proof.path)}.`
  return section(headings.cases, [near, ...stories].filter(Boolean).join('\n'))
}

function moreSection(niche: Niche, goal: Goal | undefined, passages: Passage[]): string {
  const links = (goal?.services ?? [])
    .slice(0, 2)
    .map((slug) => link(services[slug].name, services[slug].path))
  if (links.length === 0) {
    const found = passages.filter(({ id }) => /^(service|block)\//.test(id)).slice(0, 2)
    links.push(...found.map(({ title, path }) => link(title.replace(/[[\]()]/g, ''), path)))
  }
  const proof = niche.proof ?? goalProof(goal)
  if (proof) links.push(link(`caso ${proof.label}`, proof.path))
  return links.length ? `**${headings.more}:** ${links.join(' · ')}` : ''
}

function goalProof(goal: Goal | undefined) {
  const slug = goal && services[goal.services[0] ?? 'seo'].cases[0]
  const story = slug ? successCases[slug] : undefined
  return story && { label: `${story.company}, de outro ramo`, path: `/cases-sucesso#${story.slug}` }
}

function adviceSections(niche: Niche, goal: Goal): string[] {
  const parts = [
    `**${headings.diagnosis.replace('{name}', niche.name)}:** ${inWordsOf(niche, goal.diagnosis)}`,
    section(headings.steps, stepsFor(niche, goal)),
  ]
  if (niche.rule) parts.push(`**${headings.rule}:** ${niche.rule}`)
  return parts
}

/**
 * An answer from the playbooks and the site's own words, for when no model is configured. It says
 * nothing that is not written in content/: no figure is made up, and what does not fit is said so.
 */
export function composeAnswer(request: ChatRequest, passages: Passage[]): string {
  const { niche: known, goal, asked } = understand(request)
  const niche = known ?? geral
  const faq = fittingFaq(request.question, passages)
  const parts: string[] = []

  if (asked.self) return [replies.whatItIs, replies.offer].join('\n\n')
  if (asked.hours && !goal) return [hoursSection(), replies.offer].join('\n\n')
  if (asked.cases && (!goal || goal.id === 'clientes')) {
    return [casesSection(niche), replies.offer].join('\n\n')
  }
  if (!goal && !faq && !asked.price && !asked.time) {
    return [asked.hello ? replies.hello : replies.nothingFits, replies.offer].join('\n\n')
  }

  if (!known && goal) parts.push(replies.unknownNiche)
  if (faq) {
    parts.push(`**${headings.site}:** ${faq.body} ${link('Ler na página', faq.path)}.`)
  }
  if (asked.time && !faq) {
    const time = timeAnswer(goal?.services[0] ?? 'trafego-pago')
    if (time) parts.push(`**${headings.site}:** ${time.text} ${link('Ler na página', time.path)}.`)
  }
  if (asked.price) parts.push(priceSection(goal))
  if (goal) parts.push(...adviceSections(niche, goal))
  if (goal && !asked.price) parts.push(priceSection(goal))
  if (asked.hours) parts.push(hoursSection())
  parts.push(moreSection(niche, goal, passages), replies.offer)
  return parts.filter(Boolean).join('\n\n')
}

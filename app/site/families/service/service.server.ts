import { chatPlace } from '#app/site/layout/site-data.server.ts'
import { findEntry, loadContent, pageData, pagePicture } from '#app/site/page-data.server.ts'
import { linkedQuestions } from '#app/site/parts/linked-text.server.ts'
import { photoOf } from '#app/site/parts/picture.server.ts'
import { type Crumb, faqPage, serviceData } from '#app/site/structured-data.server.ts'
import { contactOf, homeOf, pageAt } from '#content/derived/addresses.ts'
import { reais } from '#content/derived/prices.ts'
import { schedulingPage } from '#content/derived/scheduling.ts'
import { meetingAction, meetingNote } from '#content/meeting.ts'
import { parts } from '#content/parts.ts'
import { servicePlans } from '#content/plans.ts'
import type { Theme } from '#content/types/common.ts'
import type { ServiceBlock, ServiceContent, Tiers } from '#content/types/service.ts'
import { whatsappUrl } from '#content/whatsapp.ts'
import { servicePrice } from './price.server.ts'
import { caseLink, serviceLink } from './related-links.server.ts'
import type { Ground } from './sections/block-head.tsx'
import type { ClosingAction } from './sections/closing.tsx'
import type { PricedTier } from './sections/tiers.tsx'

/** The version under /home1 says some things its own way; everything else is shared. */
export function versionFor(theme: Theme, content: ServiceContent): ServiceContent {
  const { classic } = content
  const blocks = content.blocks.filter((block) => {
    if (block.kind === 'tiers') return servicePlans[block.plan].length > 0
    return parts.assistant || block.kind !== 'chat'
  })
  if (theme !== 'dia' || !classic) return { ...content, blocks }
  return {
    ...content,
    meta: classic.meta,
    hero: { ...content.hero, ...classic.hero },
    blocks: blocks.filter((block) => !classic.omit?.includes(block.id)),
  }
}

/** Of a service that is only begun its summary stands where the longer text will. */
export function leadOf({ hero, summary }: Pick<ServiceContent, 'hero' | 'summary'>) {
  const eyebrow = hero.eyebrow === hero.title ? 'Serviço' : hero.eyebrow
  return { ...hero, eyebrow, subtitle: hero.subtitle || summary }
}

export function crumbsOf(theme: Theme, last: Crumb): Crumb[] {
  const home = homeOf(theme)
  const services = home === '/' ? (pageAt('services') ?? home) : `${home}#services`
  return [{ name: 'Início', path: home }, { name: 'Serviços', path: services }, last]
}

/**
 * One ground per block, then the questions' and the related pages'. They alternate from the hero's
 * on; figures stand on a ground of their own, which breaks the beat.
 */
export function groundsOf(blocks: Pick<ServiceBlock, 'kind'>[]): Ground[] {
  let raised = false
  return [...blocks.map((block) => block.kind), 'faq', 'related'].map((kind) => {
    if (kind === 'stats') return 'deep'
    raised = !raised
    return raised ? 'bg-2' : 'bg'
  })
}

const units = {
  once: { after: 'pagamento único' },
  month: { after: 'por mês' },
  from: { before: 'a partir de' },
}

export function pricedTiers(plan: Tiers['plan'], service: string): PricedTier[] {
  return servicePlans[plan].map(({ price, unit, ...tier }) => ({
    ...tier,
    ...units[unit],
    price: reais(price),
    to: whatsappUrl(
      `Olá! Vim pelo site e quero saber mais sobre a opção ${tier.name}, de ${service}.`,
    ),
  }))
}

export function closingActions({ closing, whatsapp }: ServiceContent): ClosingAction[] {
  const actions: ClosingAction[] = [{ label: closing.schedule, to: schedulingPage() }]
  if (closing.talk) actions.push({ label: closing.talk, to: whatsappUrl(whatsapp.talk) })
  if (closing.proposal) {
    actions.push({ label: closing.proposal, to: whatsappUrl(whatsapp.proposal) })
  }
  return actions
}

export async function servicePage(url: URL) {
  const entry = findEntry(url)
  const { theme, path } = entry
  const content = versionFor(theme, await loadContent<ServiceContent>(entry.content))
  const { name, blocks, faq, closing } = content
  const description = content.meta.description || content.summary
  const meta = { ...content.meta, description }
  const crumbs = crumbsOf(theme, { name, path })
  const plan = blocks.find((block) => block.kind === 'tiers')?.plan
  const price = servicePrice(entry.content.replace('services/', ''), content, theme)
  const service = { name, description, path: entry.canonical ?? path, price }
  return {
    ...pageData(entry, meta, {
      crumbs,
      data: [serviceData(service), ...(faq.items.length > 0 ? [faqPage(faq.items)] : [])],
    }),
    picture: { ...pagePicture(entry), photo: photoOf('services', content.photo) },
    hue: content.art.hue,
    crumbs,
    hero: leadOf(content),
    price,
    actions: {
      schedule: schedulingPage(),
      contact: contactOf('noite'),
      label: meetingAction,
      note: `Conversa de ${meetingNote}.`,
    },
    blocks,
    grounds: groundsOf(blocks),
    tiers: plan ? pricedTiers(plan, name) : [],
    chat: blocks.some((block) => block.kind === 'chat')
      ? chatPlace(content.whatsapp.talk)
      : undefined,
    faq: linkedQuestions(faq),
    related: content.related.flatMap((slug) => serviceLink(slug, theme) ?? []),
    cases: content.cases.flatMap((slug) => caseLink(slug, theme) ?? []),
    closing: { title: closing.title, text: closing.text, actions: closingActions(content) },
  }
}

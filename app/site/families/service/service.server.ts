import { chatPlace } from '#app/site/layout/chat-data.server.ts'
import { findEntry, loadContent, pageData, pagePicture } from '#app/site/page-data.server.ts'
import { photoOf } from '#app/site/people/photos.server.ts'
import { faqPage, serviceData } from '#app/site/structured-data.server.ts'
import { contactOf } from '#content/addresses.ts'
import { schedulingPage } from '#content/scheduling.ts'
import type { ServiceContent } from '#content/types/service.ts'
import { caseLink, serviceLink } from './related-links.server.ts'
import {
  closingActions,
  crumbsOf,
  groundsOf,
  pricedTiers,
  versionFor,
} from './service-view.server.ts'

export async function servicePage(url: URL) {
  const entry = findEntry(url)
  const { theme, path } = entry
  const content = versionFor(theme, await loadContent<ServiceContent>(entry.content))
  const { name, meta, hero, blocks, faq, closing } = content
  const crumbs = crumbsOf(theme, { name, path })
  const plan = blocks.find((block) => block.kind === 'tiers')?.plan
  const service = { name, description: meta.description, path: entry.canonical ?? path }
  return {
    ...pageData(entry, meta, { crumbs, data: [serviceData(service), faqPage(faq.items)] }),
    picture: { ...pagePicture(entry), photo: photoOf('services', content.photo) },
    hue: content.art.hue,
    crumbs,
    hero,
    actions: {
      schedule: schedulingPage(),
      contact: contactOf('noite'),
    },
    blocks,
    grounds: groundsOf(blocks),
    tiers: plan ? pricedTiers(plan, name) : [],
    chat: blocks.some((block) => block.kind === 'chat')
      ? chatPlace(content.whatsapp.talk)
      : undefined,
    faq,
    related: content.related.flatMap((slug) => serviceLink(slug, theme) ?? []),
    cases: content.cases.flatMap((slug) => caseLink(slug, theme) ?? []),
    closing: { title: closing.title, text: closing.text, actions: closingActions(content) },
  }
}

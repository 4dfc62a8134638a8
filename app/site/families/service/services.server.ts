import { findEntry, loadContent, pageData, pagePicture } from '#app/site/page-data.server.ts'
import { contactOf, filterOffered } from '#content/derived/addresses.ts'
import { schedulingPage } from '#content/derived/scheduling.ts'
import { meetingAction, meetingNote } from '#content/meeting.ts'
import type { ServiceContent } from '#content/types/service.ts'
import type { ServicesContent } from '#content/types/services.ts'
import { whatsappUrl } from '#content/whatsapp.ts'
import { servicePath } from './related-links.server.ts'

export async function servicesPage(url: URL) {
  const entry = findEntry(url)
  const content = await loadContent<ServicesContent>(entry.content)
  const { meta, hero, grid, closing, whatsapp } = content
  const crumbs = [
    { name: 'Início', path: '/' },
    { name: 'Serviços', path: entry.path },
  ]
  return {
    ...pageData(entry, meta, { crumbs }),
    picture: pagePicture(entry),
    hue: content.art.hue,
    crumbs,
    hero: {
      ...hero,
      start: hero.start.flatMap(({ need, slug }) => {
        const to = servicePath(slug, entry.theme)
        return to ? [{ need, to }] : []
      }),
    },
    grid: {
      ...grid,
      services: filterOffered(grid.services).map((slug) => {
        const { name, summary, features, icon } = loadContent<ServiceContent>(`services/${slug}`)
        return { name, summary, features, icon, to: servicePath(slug, entry.theme) ?? '/' }
      }),
    },
    actions: {
      schedule: schedulingPage(),
      contact: contactOf(entry.theme),
      label: meetingAction,
      note: `Conversa de ${meetingNote}.`,
    },
    closing: {
      title: closing.title,
      text: closing.text,
      actions: [
        { label: closing.schedule, to: schedulingPage() },
        { label: closing.talk, to: whatsappUrl(whatsapp.talk) },
        { label: closing.proposal, to: whatsappUrl(whatsapp.proposal) },
      ],
    },
  }
}

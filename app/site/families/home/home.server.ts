import { serviceArt } from '#app/site/art/service-art.server.ts'
import { findEntry, loadContent, pageData, pagePicture } from '#app/site/page-data.server.ts'
import { brand } from '#content/brand.ts'
import { claims } from '#content/claims.ts'
import { filterOfferedPaths, pageAt } from '#content/derived/addresses.ts'
import { hoursLines } from '#content/derived/place.ts'
import { offerKind, ownAgenda, schedulingPage } from '#content/derived/scheduling.ts'
import { booking } from '#content/menus.ts'
import { homeTestimonials, partners } from '#content/testimonials.ts'
import { tools } from '#content/tools.ts'
import type { HomeContent } from '#content/types/page.ts'
import type { ServiceContent } from '#content/types/service.ts'
import { greeting, whatsappUrl } from '#content/whatsapp.ts'
import { contactFormData } from '../contact/contact-form.server.ts'

export function homeData(url: URL) {
  const entry = findEntry(url)
  const { meta, art, ...content } = loadContent<HomeContent>(entry.content)
  return {
    ...pageData(entry, meta),
    content,
    picture: pagePicture(entry),
    scheduling: schedulingPage(),
    booking: { ...booking, to: schedulingPage() },
    // Only the own calendar knows how many places are taken.
    counted: ownAgenda,
    audit: schedulingPage(offerKind),
    links: {
      services: pageAt('services'),
      cases: pageAt('cases'),
      portfolio: pageAt('portfolio'),
      plans: pageAt('plans'),
      about: pageAt('about'),
    },
    fallback: claims.heroFallback,
    services: filterOfferedPaths(content.services.paths, entry.theme).map(serviceCard),
    tools,
    testimonials: homeTestimonials,
    partners,
    contact: contactData(content.contact),
    form: contactFormData(entry.theme),
  }
}

function serviceCard(path: string) {
  const { content } = findEntry(new URL(path, brand.url))
  const { name, summary, features, hero, art } = loadContent<ServiceContent>(content)
  return {
    to: path,
    name,
    summary,
    features,
    facts: hero.facts.slice(0, 2),
    art: serviceArt(art.field),
  }
}

function contactData(labels: HomeContent['contact']) {
  return {
    channels: [
      {
        label: labels.whatsapp,
        value: brand.phone.display,
        to: whatsappUrl(greeting),
        icon: 'message' as const,
      },
      {
        label: labels.phone,
        value: brand.phone.display,
        to: `tel:${brand.phone.e164}`,
        icon: 'phone' as const,
      },
      {
        label: labels.email,
        value: brand.email,
        to: `mailto:${brand.email}`,
        icon: 'mail' as const,
      },
      {
        label: labels.schedule,
        value: labels.scheduleValue,
        to: schedulingPage(),
        icon: 'calendar' as const,
      },
    ],
    hours: hoursLines,
    replyTime: brand.replyTime,
    city: `${brand.address.city}, ${brand.address.stateName}`,
  }
}

import { findEntry, loadContent, pageData, pagePicture } from '#app/site/page-data.server.ts'
import { brand } from '#content/brand.ts'
import { filterOfferedPaths, pageAt } from '#content/derived/addresses.ts'
import { addressLines, hoursLines } from '#content/derived/place.ts'
import { ownAgenda, schedulingPage } from '#content/derived/scheduling.ts'
import { booking } from '#content/menus.ts'
import { classicTestimonials } from '#content/testimonials.ts'
import type { MenuItem } from '#content/types/menu.ts'
import type { ClassicHomeContent } from '#content/types/page.ts'
import type { ServiceContent } from '#content/types/service.ts'
import { greeting, whatsappUrl } from '#content/whatsapp.ts'

export async function classicHomeData(url: URL) {
  const entry = findEntry(url)
  const content = loadContent<ClassicHomeContent>(entry.content)
  return {
    ...pageData(entry, content.meta),
    content,
    picture: pagePicture(entry),
    scheduling: schedulingPage(),
    booking: { ...booking, to: schedulingPage() },
    framed: ownAgenda ? `${pageAt('agenda')}?quadro` : undefined,
    whatsapp: whatsappUrl(greeting),
    cases: pageAt('cases', entry.theme),
    plans: pageAt('plans', entry.theme),
    services: filterOfferedPaths(content.services.pages, entry.theme).map(serviceCard),
    aboutLinks: aboutLinks(content.about),
    testimonials: classicTestimonials,
    contact: contactDetails(),
  }
}

function serviceCard(path: string) {
  const entry = findEntry(new URL(path, brand.url))
  const { icon, name, summary } = loadContent<ServiceContent>(entry.content)
  return { to: path, icon, name, summary }
}

/** The marketing head's profile is the first of the team in the site map. */
function aboutLinks(labels: ClassicHomeContent['about']): MenuItem[] {
  const profile = pageAt('profile', 'dia')
  const about = pageAt('about', 'dia')
  return [
    ...(profile ? [{ label: labels.lead, to: profile }] : []),
    ...(about ? [{ label: labels.about, to: about }] : []),
  ]
}

function contactDetails() {
  return {
    address: addressLines,
    email: brand.email,
    phone: brand.phone,
    hours: hoursLines,
    social: Object.values(brand.social).map(({ label, url }) => ({ label, to: url })),
  }
}

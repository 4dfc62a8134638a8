import { brand } from '#content/brand.ts'
import type { Faq } from '#content/types/common.ts'

export type Crumb = { name: string; path: string }

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
const organizationId = `${brand.url}/#organization`

export function organization() {
  const { address } = brand
  return {
    '@type': ['Organization', 'LocalBusiness'],
    '@id': organizationId,
    name: brand.name,
    legalName: brand.legalName,
    description: brand.description,
    slogan: brand.tagline,
    url: brand.url,
    logo: `${brand.url}/generated/icon-512.png`,
    image: `${brand.url}/generated/og/home.png`,
    email: brand.email,
    telephone: brand.phone.e164,
    address: {
      '@type': 'PostalAddress',
      streetAddress: address.street,
      addressLocality: address.city,
      addressRegion: address.state,
      postalCode: address.postalCode,
      addressCountry: address.country,
    },
    geo: { '@type': 'GeoCoordinates', latitude: address.latitude, longitude: address.longitude },
    openingHoursSpecification: brand.hours.map((hours) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: hours.days.map((day) => weekdays[day]),
      opens: hours.opens,
      closes: hours.closes,
    })),
    sameAs: Object.values(brand.social).map((network) => network.url),
  }
}

export function breadcrumbList(crumbs: Crumb[]) {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map((crumb, position) => ({
      '@type': 'ListItem',
      position: position + 1,
      name: crumb.name,
      item: new URL(crumb.path, brand.url).href,
    })),
  }
}

export function serviceData(service: { name: string; description: string; path: string }) {
  return {
    '@type': 'Service',
    name: service.name,
    description: service.description,
    url: new URL(service.path, brand.url).href,
    areaServed: { '@type': 'Country', name: 'Brasil' },
    provider: { '@id': organizationId },
  }
}

/** A meeting that can be booked with the agency, whose opening hours stand with it. */
export function reserveAction(name: string, path: string) {
  return {
    '@type': 'ReserveAction',
    name,
    object: { '@id': organizationId },
    target: {
      '@type': 'EntryPoint',
      urlTemplate: new URL(path, brand.url).href,
      inLanguage: 'pt-BR',
      actionPlatform: [
        'https://schema.org/DesktopWebPlatform',
        'https://schema.org/MobileWebPlatform',
      ],
    },
    result: { '@type': 'Reservation', name },
  }
}

export function faqPage(items: Faq[]) {
  return {
    '@type': 'FAQPage',
    mainEntity: items.map((item) => ({
      '@type': 'Question',
      name: item.question,
      acceptedAnswer: { '@type': 'Answer', text: item.answer },
    })),
  }
}

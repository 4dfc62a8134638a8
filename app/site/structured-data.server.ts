import { brand } from '#content/brand.ts'
import { mapUrl } from '#content/derived/place.ts'
import type { Faq } from '#content/types/common.ts'
import { priceRange, type ServicePrice } from './families/service/price.server.ts'
import { plainText } from './parts/linked-text.server.ts'

export type Crumb = { name: string; path: string }

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
const organizationId = `${brand.url}/#organization`

/** Where the agency is, up to the country it works in. */
function areaServed() {
  const { city, stateName, country } = brand.address
  return [
    { '@type': 'City', name: city },
    { '@type': 'State', name: stateName },
    { '@type': 'Country', name: countries.of(country) ?? country },
  ]
}

const countries = new Intl.DisplayNames('pt-BR', { type: 'region' })

/** The site itself, which the agency publishes. */
export function webSite() {
  return {
    '@type': 'WebSite',
    '@id': `${brand.url}/#website`,
    name: brand.name,
    alternateName: `${brand.name} - ${brand.tagline}`,
    url: brand.url,
    inLanguage: 'pt-BR',
    publisher: { '@id': organizationId },
  }
}

/** Who publishes the page: enough to know it by. */
export function agency() {
  const { address } = brand
  return {
    '@type': ['Organization', 'LocalBusiness', 'ProfessionalService'],
    '@id': organizationId,
    name: brand.name,
    url: brand.url,
    image: `${brand.url}/generated/og/home.png`,
    telephone: brand.phone.e164,
    priceRange: priceRange(),
    address: {
      '@type': 'PostalAddress',
      streetAddress: address.street,
      addressLocality: address.city,
      addressRegion: address.state,
      postalCode: address.postalCode,
      addressCountry: address.country,
    },
  }
}

/** Everything about it, for the pages that are about the agency itself. */
export function wholeAgency() {
  const { address } = brand
  return {
    ...agency(),
    legalName: brand.legalName,
    taxID: brand.taxId,
    description: brand.description,
    slogan: brand.tagline,
    logo: `${brand.url}/generated/icon-512.png`,
    email: brand.email,
    areaServed: areaServed(),
    geo: { '@type': 'GeoCoordinates', latitude: address.latitude, longitude: address.longitude },
    hasMap: mapUrl,
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

type Service = { name: string; description: string; path: string; price?: ServicePrice }

/** One price, or what several begin and end at; none where the scope decides. */
function offerOf({ price, path }: Service) {
  if (!price || price.amounts.length === 0) return undefined
  const url = new URL(path, brand.url).href
  const { amounts, monthly } = price
  if (amounts.length > 1) {
    return {
      '@type': 'AggregateOffer',
      lowPrice: Math.min(...amounts),
      highPrice: Math.max(...amounts),
      offerCount: amounts.length,
      priceCurrency: 'BRL',
      url,
    }
  }
  return {
    '@type': 'Offer',
    price: amounts[0],
    priceCurrency: 'BRL',
    url,
    ...(monthly && {
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        price: amounts[0],
        priceCurrency: 'BRL',
        billingDuration: 1,
        unitCode: 'MON',
      },
    }),
  }
}

export function serviceData(service: Service) {
  return {
    '@type': 'Service',
    name: service.name,
    description: service.description,
    url: new URL(service.path, brand.url).href,
    serviceType: service.name,
    areaServed: areaServed(),
    offers: offerOf(service),
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
      acceptedAnswer: { '@type': 'Answer', text: plainText(item.answer) },
    })),
  }
}

import type { PlanCatalogue, PlanItem } from '#app/site/islands/plan-builder/plan-selection.ts'
import { findEntry, loadContent, pageData, pagePicture } from '#app/site/page-data.server.ts'
import { linkedQuestions } from '#app/site/parts/linked-text.server.ts'
import { faqPage } from '#app/site/structured-data.server.ts'
import { brand } from '#content/brand.ts'
import { homeOf, pageAt } from '#content/derived/addresses.ts'
import { schedulingPage } from '#content/derived/scheduling.ts'
import { discountTiers, oneOffServices, recurringServices } from '#content/plans.ts'
import type { PlansContent } from '#content/types/plans-page.ts'
import { whatsappUrl } from '#content/whatsapp.ts'
import { plural } from '#features/shared/rules/text.ts'
import { toCentavos } from '#features/visits/rules/plan-price.ts'

const shownFeatures = 3

type Service = {
  id: string
  name: string
  price: number | string
  description: string
  features?: readonly string[]
}

export function plansData(url: URL) {
  const entry = findEntry(url)
  const { meta, art, ...content } = loadContent<PlansContent>(entry.content)
  const item = (service: Service) => planItem(service, content.builder.labels)
  const catalogue: PlanCatalogue = {
    recurring: recurringServices.map(item),
    oneOff: oneOffServices.map(item),
    // A discount counts monthly services: where there are none, there is no ladder.
    tiers: recurringServices.length > 0 ? discountTiers : [],
  }
  const crumbs = [
    { name: 'Home', path: homeOf(entry.theme) },
    { name: 'Planos', path: entry.path },
  ]
  const { closing } = content
  const cases = pageAt('cases', entry.theme)
  return {
    ...pageData(entry, meta, { crumbs, data: [offers(), faqPage(content.faq.items)] }),
    content,
    questions: linkedQuestions(content.faq),
    crumbs,
    picture: pagePicture(entry),
    catalogue,
    included: recurringServices,
    whatsapp: { bare: `https://wa.me/${brand.whatsapp}`, help: whatsappUrl(content.whatsapp) },
    closing: {
      title: closing.title,
      text: closing.text,
      actions: [
        { label: closing.schedule, to: schedulingPage() },
        ...(cases ? [{ label: closing.cases, to: cases }] : []),
      ],
    },
  }
}

function planItem(
  { id, name, description, price, features = [] }: Service,
  labels: PlansContent['builder']['labels'],
): PlanItem {
  const hidden = features.length - shownFeatures
  return {
    id,
    name,
    description,
    price: typeof price === 'number' ? toCentavos(price) : null,
    priceLabel: typeof price === 'number' ? `R$ ${price.toLocaleString('pt-BR')}` : price,
    features: features.slice(0, shownFeatures),
    more:
      hidden > 0
        ? plural(hidden, labels.moreOne, labels.more).replace('{count}', String(hidden))
        : null,
  }
}

/** The price list for search engines; what is agreed on has no price to tell them. */
function offers() {
  const offer = (service: Service, monthly: boolean) => ({
    '@type': 'Offer',
    itemOffered: { '@type': 'Service', name: service.name, description: service.description },
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      price: service.price,
      priceCurrency: 'BRL',
      ...(monthly ? { billingDuration: 1, unitCode: 'MON' } : {}),
    },
  })
  return {
    '@type': 'OfferCatalog',
    name: 'Planos',
    itemListElement: [
      ...recurringServices.map((service) => offer(service, true)),
      ...oneOffServices
        .filter((service) => typeof service.price === 'number')
        .map((service) => offer(service, false)),
    ],
  }
}

import { pageAt } from '#content/derived/addresses.ts'
import { listContent } from '#content/derived/collections.ts'
import { lowestPrice, reais } from '#content/derived/prices.ts'
import { perRelease } from '#content/live.ts'
import { oneOffServices, recurringServices, servicePlans } from '#content/plans.ts'
import type { Theme } from '#content/types/common.ts'
import type { ServiceContent } from '#content/types/service.ts'

/** 'R$ 800 a R$ 25.000': all prices that the site publishes, for search engines; nothing without any. */
export const priceRange = perRelease((): string | undefined => {
  const lists = listContent<ServiceContent>('services').flatMap(([, service]) =>
    service.blocks.flatMap((block) => (block.kind === 'tiers' ? servicePlans[block.plan] : [])),
  )
  const plans = pageAt('plans') ? [...recurringServices, ...oneOffServices] : []
  const prices = [...plans, ...lists]
    .map(({ price }) => price)
    .filter((price) => typeof price === 'number')
  if (prices.length === 0) return undefined
  return `${reais(Math.min(...prices))} a ${reais(Math.max(...prices))}`
})

/** What a service costs, as its page says it, and for search engines. */
export type ServicePrice = {
  text: string
  link?: { label: string; to: string }
  /** Amounts in reais; none where the scope decides. */
  amounts: number[]
  monthly: boolean
}

type Priced = { price: number | string; monthly: boolean }

/** A plan by its reference, as in 'one-off/website'; a service's own id where it names none. */
function findPlan(slug: string, reference: string | undefined): Priced | undefined {
  const [list, id] = reference?.split('/') ?? [undefined, slug]
  const monthly = recurringServices.find((plan) => list !== 'one-off' && plan.id === id)
  const once = oneOffServices.find((plan) => list !== 'recurring' && plan.id === id)
  if (monthly) return { price: monthly.price, monthly: true }
  return once && { price: once.price, monthly: false }
}

/** Its own prices, else the plan it is sold as, else what the plans begin at. */
export function servicePrice(
  slug: string,
  { blocks, price: reference }: Pick<ServiceContent, 'blocks' | 'price'>,
  theme: Theme,
): ServicePrice | undefined {
  const tiers = blocks.find((block) => block.kind === 'tiers')
  const tierPlans = tiers ? servicePlans[tiers.plan] : []
  const [cheapest] = tierPlans.toSorted((one, other) => one.price - other.price)
  if (tiers && cheapest) {
    const unit = cheapest.unit === 'month' ? '/mês' : ''
    return {
      text: `A partir de ${reais(cheapest.price)}${unit}`,
      link: { label: 'Comparar preços', to: `#${tiers.id}` },
      amounts: tierPlans.map(({ price }) => price),
      monthly: tierPlans.every(({ unit }) => unit === 'month'),
    }
  }
  const plans = pageAt('plans', theme)
  if (!plans) return undefined
  const link = { label: 'Ver planos', to: plans }
  const plan = findPlan(slug, reference)
  if (typeof plan?.price === 'number') {
    const { price, monthly } = plan
    const text = `A partir de ${reais(price)}${monthly ? '/mês' : ''}`
    return { text, link, amounts: [price], monthly }
  }
  const scope = plan ? 'Preço a combinar, conforme o escopo' : 'Preço conforme o escopo'
  // The amount stays on one line.
  const amount = lowestPrice?.replace('R$ ', 'R$\u00a0')
  const text = amount ? `${scope}; planos a partir de ${amount}` : scope
  return { text, link, amounts: [], monthly: false }
}

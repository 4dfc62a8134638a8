import { discountTiers, oneOffServices, recurringServices } from '#content/plans.ts'
import { planPrice, toCentavos } from '#features/visits/rules/plan-price.ts'

type Service = { id: string; name: string; price: number | string }

export type AskedFor = { items: string[]; monthly: number | null; once: number | null }

const chosen = (services: readonly Service[], ids: string[]) =>
  services.filter(({ id, price }) => typeof price === 'number' && ids.includes(id))

/** A package as the price list tells it today, whatever a browser says it costs; money in reais. */
export function planItems(recurringIds: string[], oneOffIds: string[]): AskedFor | null {
  const recurring = chosen(recurringServices, recurringIds)
  const oneOff = chosen(oneOffServices, oneOffIds)
  if (recurring.length + oneOff.length === 0) return null
  const prices = (services: Service[]) => services.map(({ price }) => toCentavos(Number(price)))
  const sums = { recurring: prices(recurring), oneOff: prices(oneOff) }
  const { monthly, once } = planPrice(sums, discountTiers)
  return {
    items: [...recurring, ...oneOff].map(({ name }) => name),
    monthly: recurring.length > 0 ? monthly / 100 : null,
    once: oneOff.length > 0 ? once / 100 : null,
  }
}

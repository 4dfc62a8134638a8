import type { DiscountTier } from '#features/visits/rules/plan-price.ts'

export type PlanItem = {
  id: string
  name: string
  description: string
  /** Centavos; nothing where the price is agreed on, which keeps the item out of the package. */
  price: number | null
  priceLabel: string
  /** The features a card shows. */
  features: string[]
  /** '+2 recursos adicionais' */
  more: string | null
}

export type PlanCatalogue = {
  recurring: PlanItem[]
  oneOff: PlanItem[]
  tiers: readonly DiscountTier[]
}

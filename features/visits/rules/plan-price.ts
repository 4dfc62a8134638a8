/** Prices of a package of services. All money is in whole centavos. */

export type DiscountTier = { services: number; percent: number }

export type SelectedPrices = { recurring: readonly number[]; oneOff: readonly number[] }

export type PlanPrice = {
  subtotal: number
  percent: number
  discount: number
  monthly: number
  once: number
}

export function toCentavos(reais: number): number {
  return Math.round(reais * 100)
}

/** The highest tier reached by this many monthly services. */
export function discountPercent(services: number, tiers: readonly DiscountTier[]): number {
  const reached = tiers.filter((tier) => tier.services <= services)
  return Math.max(0, ...reached.map((tier) => tier.percent))
}

/**
 * The discount applies to the monthly subtotal and is rounded once, half a centavo in the client's
 * favour; the total is the remainder, so no centavo is lost.
 */
export function planPrice(
  { recurring, oneOff }: SelectedPrices,
  tiers: readonly DiscountTier[],
): PlanPrice {
  const subtotal = sum(recurring)
  const percent = discountPercent(recurring.length, tiers)
  const discount = Math.round((subtotal * percent) / 100)
  return { subtotal, percent, discount, monthly: subtotal - discount, once: sum(oneOff) }
}

function sum(prices: readonly number[]): number {
  return prices.reduce((total, price) => total + price, 0)
}

/** The next discount tier, or undefined at the top. */
export function nextTier(
  services: number,
  tiers: readonly DiscountTier[],
): DiscountTier | undefined {
  const percent = discountPercent(services, tiers)
  return tiers
    .filter((tier) => tier.services > services && tier.percent > percent)
    .sort((a, b) => a.services - b.services)[0]
}

/**
 * 171000 is 'R$ 1.710,00' with a plain space, which text search finds. Not Intl.NumberFormat: its
 * first use blocks a slow phone for a tenth of a second.
 */
export function formatCentavos(centavos: number): string {
  const [reais, cents] = (centavos / 100).toFixed(2).split('.') as [string, string]
  return `R$ ${reais.replace(/\B(?=(\d{3})+$)/g, '.')},${cents}`
}

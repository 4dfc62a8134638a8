/** Which of two texts goes with a number: Portuguese has one for exactly one, and one for all others. */
export const plural = (count: number, one: string, many: string): string =>
  count === 1 ? one : many

/** '1 dia', '12 dias', '1.200 dias', '2,5 conversões': every number with a noun is written by this. */
export const counted = (count: number, one: string, many: string): string =>
  `${written(count)} ${plural(count, one, many)}`

/** By hand, as in plan-price.ts: the first Intl.NumberFormat holds a slow phone up. */
function written(count: number): string {
  const [whole = '', fraction] = String(Math.round(count * 100) / 100).split('.')
  return [whole.replace(/\B(?=(\d{3})+$)/g, '.'), fraction].filter(Boolean).join(',')
}

/** Which of two texts goes with a number: Portuguese has one form for exactly one, and one for all others. */
export const plural = (count: number, one: string, many: string): string =>
  count === 1 ? one : many

/** '1 dia', '12 dias', '1.200 dias'. By hand, as in plan-price.ts: Intl holds a slow phone up. */
export const counted = (count: number, one: string, many: string): string =>
  `${grouped(count)} ${plural(count, one, many)}`

const grouped = (count: number) => String(count).replace(/\B(?=(\d{3})+$)/g, '.')

import { PLAIN_CONVERSIONS } from '#features/figures/rules/result-kinds.ts'

/** Conversions by category; what no category explains is a conversion without one. */
export function resultsOfCategories(
  conversions: number,
  categories: { category: string; conversions: number }[],
): Record<string, number> {
  const results: Record<string, number> = {}
  let rest = conversions
  for (const each of categories) {
    rest -= each.conversions
    const count = exact((results[each.category] ?? 0) + each.conversions)
    if (count > 0) results[each.category] = count
  }
  if (exact(rest) > 0) results[PLAIN_CONVERSIONS] = exact(rest)
  return results
}

const exact = (value: number) => Math.round(value * 1e6) / 1e6

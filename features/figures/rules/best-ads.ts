import { costPer } from './figures.ts'

export const adKinds = ['ad', 'keyword', 'group'] as const
export type AdKind = (typeof adKinds)[number]

export type BestAd = {
  name: string
  /** Ad set or ad group. */
  group: string | null
  campaign: string
  /** An address of ours; never the platform's. */
  thumbnail: string | null
  spend: number
  conversions: number
}

/** Reais in the period: below this a cost per conversion is chance. */
export const LEAST_SPEND = 30
const LISTED = 3

/** Without conversions all of the spend was in vain, which is worse than any cost. */
const costOf = ({ spend, conversions }: BestAd) =>
  costPer(spend, conversions) ?? Number.POSITIVE_INFINITY

function byCost(one: BestAd, other: BestAd): number {
  const [a, b] = [costOf(one), costOf(other)]
  if (a !== b) return a < b ? -1 : 1
  return a === Number.POSITIVE_INFINITY ? one.spend - other.spend : other.spend - one.spend
}

/** The cheapest and the dearest per conversion, none of them in both lists. */
export function rankAds(
  ads: readonly BestAd[],
  most = LISTED,
): { best: BestAd[]; worst: BestAd[] } {
  const ranked = ads.filter(({ spend }) => spend >= LEAST_SPEND).sort(byCost)
  const best = ranked.filter(({ conversions }) => conversions > 0).slice(0, most)
  const rest = ranked.slice(best.length)
  return { best, worst: rest.slice(-most).reverse() }
}

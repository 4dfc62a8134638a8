/** Totals of the showcase campaigns; all zero without any. */
export type HeroTotals = {
  impressions: number
  clicks: number
  spend: number
  conversions: number
}

export type HeroFigures = { roi: number; satisfaction: number; live: boolean }

/**
 * ROI is conversions over spend, satisfaction conversions over clicks (at most 100), both in
 * percent. Without figures the page shows the fallbacks and is not marked live.
 */
export function heroFigures(
  totals: HeroTotals | null,
  fallback: { roi: number; satisfaction: number },
): HeroFigures {
  const roi = totals && totals.spend > 0 ? Math.round((totals.conversions / totals.spend) * 100) : 0
  const satisfaction =
    totals && totals.clicks > 0
      ? Math.min(100, Math.round((totals.conversions / totals.clicks) * 100))
      : 0
  return {
    roi: roi || fallback.roi,
    satisfaction: satisfaction || fallback.satisfaction,
    live: roi > 0 && satisfaction > 0,
  }
}

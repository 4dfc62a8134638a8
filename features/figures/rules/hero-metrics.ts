/** Totals over the agency's showcase campaigns; all zero when there are none. */
export type HeroTotals = {
  impressions: number
  clicks: number
  spend: number
  conversions: number
}

export type HeroFigures = { roi: number; satisfaction: number; live: boolean }

/**
 * ROI is conversions over spend, satisfaction conversions over clicks and at most 100, both in
 * percent; without figures of its own the page shows the fallbacks and does not call itself live.
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

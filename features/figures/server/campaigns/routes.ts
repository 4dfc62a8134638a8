import { Hono } from 'hono'
import type { HeroTotals } from '#features/figures/rules/hero-metrics.ts'
import type { AppDeps } from '#server/deps.ts'
import { readHeroTotals } from './read-hero-totals.ts'

const KEPT_MS = 30_000

export function campaignRoutes({ database }: Pick<AppDeps, 'database'>): Hono {
  const routes = new Hono()
  // By a clock that only runs forward: the system's may be set back by an hour.
  let kept: { totals: HeroTotals; until: number } | undefined
  routes.get('/functions/v1/hero-metrics', async (c) => {
    if (!kept || kept.until < performance.now()) {
      kept = { totals: await readHeroTotals(database), until: performance.now() + KEPT_MS }
    }
    return c.json(kept.totals, 200, { 'Cache-Control': 'public, max-age=30' })
  })
  return routes
}

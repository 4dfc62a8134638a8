import { Hono } from 'hono'
import type { SiteConfig } from '#features/shared/rules/tracking.ts'
import type { Env } from '#server/env/env.ts'

/** Pages are pre-rendered without configuration, so the browser requests it. */
export function siteConfigRoutes(env: Env): Hono {
  const config: SiteConfig = {
    schedulingWidget: env.SCHEDULING_WIDGET_URL ?? null,
    pixel: env.META_PIXEL_ID ? { id: env.META_PIXEL_ID, script: env.META_PIXEL_SCRIPT_URL } : null,
    analytics: env.GA_MEASUREMENT_ID
      ? { id: env.GA_MEASUREMENT_ID, script: env.GA_SCRIPT_URL }
      : null,
    chatKey: env.CHAT_ANON_KEY,
  }
  const routes = new Hono()
  routes.get('/functions/v1/site-config', (c) =>
    c.json(config, 200, { 'Cache-Control': 'no-cache' }),
  )
  return routes
}

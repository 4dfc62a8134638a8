import { type Context, Hono } from 'hono'
import {
  renderContact,
  renderNotFound,
  renderPage,
  renderRefused,
  type SiteAssets,
} from '#app/site/site.server.ts'
import { contactPages } from '#content/addresses.ts'
import { ownAgenda } from '#content/scheduling.ts'
import { siteMap } from '#content/site-map.ts'
import { receiveForm } from '#features/leads/server/leads.server.ts'
import type { AppDeps } from '../deps.ts'
import { brotliPages } from '../http/files/compression.ts'
import type { AppBindings } from '../http/request/request-context.ts'
import { refuseForeignOrigin } from '../http/security-headers.ts'
import { agendaPages } from './agenda-pages.ts'

const publicPaths = new Set(siteMap.map(({ path }) => path))

/**
 * Public pages made for one request: those that no build could make, and, while developing, all. What
 * is neither theirs nor the router's does not exist.
 */
export function sitePages(
  deps: AppDeps,
  assets: SiteAssets,
  isRoute: (path: string) => boolean,
): Hono<AppBindings> {
  const pages = new Hono<AppBindings>()
  pages.use((c, next) => (isRoute(c.req.path) ? next() : brotliPages(c, next)))
  const request = (c: Context<AppBindings>) => {
    const referrer = c.req.header('Referer') ?? ''
    return { url: new URL(c.req.url), assets, nonce: c.env.info.nonce, referrer }
  }
  for (const path of contactPages) {
    pages.get(path, async (c) => c.html(await renderContact(request(c))))
    // Sent by the browser itself: back to the form with what was typed, or on to the thanks.
    pages.post(path, async (c) => {
      refuseForeignOrigin(c.req.raw.headers, deps.env.PUBLIC_URL)
      const returned = await receiveForm(c.req.raw, c.env.info)
      if (!returned) return c.redirect(`${path}?enviado`, 303)
      const { status, headers } = returned
      return c.html(await renderContact(request(c), returned), status as 400, headers)
    })
  }
  if (ownAgenda) pages.route('/', agendaPages(deps, assets))
  pages.all('*', async (c, next) => {
    const { path, method } = c.req
    if (isRoute(path)) return next()
    const isRead = method === 'GET' || method === 'HEAD'
    if (!isRead) refuseForeignOrigin(c.req.raw.headers, deps.env.PUBLIC_URL)
    if (!publicPaths.has(path)) return c.html(await renderNotFound(request(c)), 404)
    if (!isRead) return c.html(await renderRefused(request(c)), 405)
    return c.html((await renderPage(path, assets)).html)
  })
  return pages
}

import { type Context, Hono } from 'hono'
import {
  renderContact,
  renderNotFound,
  renderPage,
  renderRefused,
  renderThanks,
  type SiteAssets,
} from '#app/site/site.server.ts'
import { brand } from '#content/brand.ts'
import { contactPages, thanksPages } from '#content/derived/addresses.ts'
import { ownAgenda } from '#content/derived/scheduling.ts'
import { ofOneRelease } from '#content/live.ts'
import { redirectOf, siteMap } from '#content/site-map.ts'
import { nextOpeningText } from '#features/calendar/rules/next-opening.ts'
import { readOffice } from '#features/calendar/server/calendar.server.ts'
import { receiveForm } from '#features/leads/server/leads.server.ts'
import { visitOf } from '#features/shared/rules/visit.ts'
import type { AppDeps } from '../deps.ts'
import { compressPages } from '../http/files/compression.ts'
import type { AppBindings } from '../http/request/request-context.ts'
import { refuseForeignOrigin } from '../http/security/security-headers.ts'
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
  pages.use((c, next) => (isRoute(c.req.path) ? next() : compressPages(c, next)))
  const request = (c: Context<AppBindings>) => {
    const url = new URL(c.req.url)
    return { url, assets, nonce: c.env.info.nonce, visit: visitOf(url, c.req.header('Referer')) }
  }
  for (const path of thanksPages) {
    pages.get(path, async (c) => {
      const office = await readOffice(deps.database.db)
      const answers = nextOpeningText(office, Date.now(), brand.timeZone)
      const { html } = await ofOneRelease(() => renderThanks(request(c), answers))
      return c.html(html)
    })
  }
  for (const path of contactPages) {
    const thanks = `${path}/obrigado`
    pages.get(path, async (c) => {
      // The address of the thanks in earlier builds.
      if (c.req.query('enviado') !== undefined) return c.redirect(thanks, 301)
      const { html } = await ofOneRelease(() => renderContact(request(c)))
      return c.html(html)
    })
    // Sent by the browser itself: back to the form with what was typed, or on to the thanks.
    pages.post(path, async (c) => {
      refuseForeignOrigin(c.req.raw.headers, deps.env.PUBLIC_URL)
      const returned = await receiveForm(c.req.raw, c.env.info)
      if (!returned) return c.redirect(thanks, 303)
      const { status, headers } = returned
      const { html } = await ofOneRelease(() => renderContact(request(c), returned))
      return c.html(html, status as 400, headers)
    })
  }
  if (ownAgenda) pages.route('/', agendaPages(deps, assets))
  pages.all('*', async (c, next) => {
    const { path, method } = c.req
    if (isRoute(path)) return next()
    const isRead = method === 'GET' || method === 'HEAD'
    if (!isRead) refuseForeignOrigin(c.req.raw.headers, deps.env.PUBLIC_URL)
    if (!publicPaths.has(path)) {
      const to = redirectOf(path)
      if (to) return c.redirect(to + new URL(c.req.url).search, isRead ? 301 : 308)
      const gone = to === null
      const { html } = await ofOneRelease(() => renderNotFound(request(c), gone))
      return c.html(html, gone ? 410 : 404)
    }
    if (!isRead) return c.html((await renderRefused(request(c))).html, 405)
    // While developing, and until a new build has rendered the release that is live.
    const { html } = await ofOneRelease(() => renderPage(path, assets, c.env.info.nonce))
    return c.html(html)
  })
  return pages
}

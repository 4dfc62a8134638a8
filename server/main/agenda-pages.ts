import { type Context, Hono } from 'hono'
import { renderAgenda, renderBooking, type SiteAssets } from '#app/site/site.server.ts'
import { ofOneRelease } from '#content/live.ts'
import {
  bookingCalendar,
  changeBookingByKey,
  findBookingByKey,
  findInvitation,
  openAgenda,
  readPlaces,
  receiveBooking,
  receiveInvited,
  writeFeed,
} from '#features/agenda/server/agenda.server.ts'
import { visitOf } from '#features/shared/rules/visit.ts'
import type { AppDeps } from '../deps.ts'
import type { AppBindings } from '../http/request/request-context.ts'
import {
  contentSecurityPolicy,
  refuseForeignOrigin,
  securityHeaders,
  thirdPartiesFrom,
} from '../http/security/security-headers.ts'
import { agendaQuery } from './live-pages.ts'

const BOOKING = '/agenda/conversa'
const INVITATION = '/agenda/convite'
const PLACES_CACHE_MS = 30_000

/** The own booking page, and the page of one booking for whoever has its key. */
export function agendaPages(deps: AppDeps, assets: SiteAssets): Hono<AppBindings> {
  const pages = new Hono<AppBindings>()
  const thirdParties = thirdPartiesFrom(deps.env)

  function addressed(c: Context<AppBindings>) {
    const url = new URL(c.req.url)
    c.header('Cache-Control', 'no-store')
    if (url.searchParams.has('quadro')) allowFrame(c)
    return { url, assets, nonce: c.env.info.nonce, visit: visitOf(url, c.req.header('Referer')) }
  }

  /** The classic home shows the page in a frame of its own. */
  function allowFrame(c: Context<AppBindings>) {
    const { nonce, secure } = c.env.info
    const policy = contentSecurityPolicy({ nonce, secure, thirdParties, framed: true })
    for (const [name, value] of Object.entries(securityHeaders(policy, secure, true))) {
      c.header(name, value)
    }
  }

  pages.get('/agenda', async (c) => {
    const request = addressed(c)
    const wish = agendaQuery(request.url.searchParams)
    const { html } = await ofOneRelease(async () =>
      renderAgenda(request, await openAgenda(deps, wish)),
    )
    return c.html(html)
  })

  pages.post('/agenda', async (c) => {
    refuseForeignOrigin(c.req.raw.headers, deps.env.PUBLIC_URL)
    const request = addressed(c)
    const received = await receiveBooking(c.req.raw, c.env.info)
    if ('token' in received) {
      const frame: [string, string][] = received.form.has('quadro') ? [['quadro', '']] : []
      const query = new URLSearchParams([['codigo', received.token], ...frame, ['nova', '']])
      return c.redirect(`${BOOKING}?${query}`, 303)
    }
    const { html } = await ofOneRelease(async () =>
      renderAgenda(request, await openAgenda(deps, received), received),
    )
    const { status, headers } = received
    return c.html(html, status as 400, headers)
  })

  const openBooking = async (c: Context<AppBindings>, moving: boolean) => {
    const request = addressed(c)
    const { searchParams: query } = request.url
    const view = await findBookingByKey(deps, query.get('codigo') ?? '')
    const wish = { kind: view?.booking.kind, day: query.get('dia'), from: query.get('a-partir') }
    const open =
      moving && view?.mayChange
        ? await openAgenda(deps, { ...wish, but: view.booking.id, invited: true })
        : undefined
    return { request, view, open }
  }

  pages.get(BOOKING, async (c) => {
    const moving = c.req.query('mudar') !== undefined || c.req.query('cancelar') !== undefined
    const { html, view } = await ofOneRelease(async () => {
      const { request, view, open } = await openBooking(c, moving)
      return { ...(await renderBooking(request, { own: view, open })), view }
    })
    return c.html(html, view ? 200 : 404)
  })

  pages.post(BOOKING, async (c) => {
    refuseForeignOrigin(c.req.raw.headers, deps.env.PUBLIC_URL)
    const changed = await changeBookingByKey(c.req.raw, c.env.info)
    if ('done' in changed) {
      const query = new URL(c.req.url).searchParams
      for (const name of ['nova', 'mudar', 'cancelar', 'dia', 'a-partir']) query.delete(name)
      query.set(changed.done, '')
      return c.redirect(`${BOOKING}?${query}`, 303)
    }
    const { html } = await ofOneRelease(async () => {
      const { request, view, open } = await openBooking(c, true)
      return renderBooking(request, { own: view, open, changed })
    })
    const { status, headers } = changed
    return c.html(html, status as 400, headers)
  })

  /** The calendar for whoever has an invitation, or a page that says it is over. */
  const openInvitation = (
    c: Context<AppBindings>,
    returned?: Awaited<ReturnType<typeof receiveInvited>>,
  ) =>
    ofOneRelease(async () => {
      const request = addressed(c)
      const { searchParams: query } = request.url
      const code = query.get('codigo') ?? ''
      const invitation = await findInvitation(deps, code)
      if (!invitation) return { ...(await renderBooking(request, { own: undefined, gone: true })) }
      const { kind, expiresAt, hasEmail } = invitation
      const submission = returned && 'status' in returned ? returned : undefined
      const day = submission?.day ?? query.get('dia')
      const wish = { kind, day, from: query.get('a-partir'), invited: true }
      const open = await openAgenda(deps, wish)
      return {
        ...(await renderAgenda(request, open, submission, { code, expiresAt, hasEmail })),
        invitation,
      }
    })

  pages.get(INVITATION, async (c) => {
    const { html, ...rest } = await openInvitation(c)
    return c.html(html, 'invitation' in rest ? 200 : 404)
  })

  pages.post(INVITATION, async (c) => {
    refuseForeignOrigin(c.req.raw.headers, deps.env.PUBLIC_URL)
    const received = await receiveInvited(c.req.raw, c.env.info)
    if ('token' in received) {
      const query = new URLSearchParams([
        ['codigo', received.token],
        ['nova', ''],
      ])
      return c.redirect(`${BOOKING}?${query}`, 303)
    }
    const { html } = await openInvitation(c, received)
    return c.html(html, received.status as 400, received.headers)
  })

  // By a clock that only runs forward, like the home's other figures.
  let cache: { places: Awaited<ReturnType<typeof readPlaces>>; until: number } | undefined
  pages.get('/agenda/vagas.json', async (c, next) => {
    if (!cache || cache.until < performance.now()) {
      const places = await readPlaces(deps.database.db)
      cache = { places, until: performance.now() + PLACES_CACHE_MS }
    }
    if (!cache.places) return next()
    return c.json(cache.places, 200, { 'Cache-Control': 'public, max-age=30' })
  })

  pages.get('/agenda/convite.ics', async (c) => {
    const calendar = await bookingCalendar(deps, c.req.raw, c.req.query('codigo') ?? '')
    return c.body(calendar, 200, {
      'Content-Type': 'text/calendar; charset=utf-8; method=REQUEST',
      'Content-Disposition': 'attachment; filename="convite.ics"',
      'Cache-Control': 'no-store',
    })
  })

  pages.get('/agenda/calendario.ics', async (c) => {
    const { de: userId = '', chave: key = '' } = c.req.query()
    const feed = await writeFeed(deps.database, { userId, key })
    const type = 'text/calendar; charset=utf-8'
    return c.body(feed, 200, { 'Content-Type': type, 'Cache-Control': 'no-store' })
  })
  return pages
}

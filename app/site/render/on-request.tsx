import type { ReactNode } from 'react'
import { brand } from '#content/brand.ts'
import { perRelease } from '#content/live.ts'
import type { ReturnedForm } from '#features/leads/server/leads.server.ts'
import type { PageVisit } from '#features/shared/rules/visit.ts'
import { contactPageData } from '../families/contact/contact.server.ts'
import { ContactPage } from '../families/contact/contact.tsx'
import { notFoundData } from '../families/not-found/not-found.server.ts'
import { NotFoundPage } from '../families/not-found/not-found.tsx'
import { RefusedPage } from '../families/not-found/refused.tsx'
import { SiteLayout } from '../layout/site.tsx'
import { placeOf, siteData } from '../layout/site-data.server.ts'
import type { SiteAssets } from './assets.server.ts'
import { type Page, type RenderedPage, renderDocument } from './render-document.tsx'

export type PageRequest = {
  url: URL
  assets: SiteAssets
  /** Without one the page's policy needs the hashes that come with it. */
  nonce: string | undefined
  /** What brought the visit, for forms without scripts. */
  visit: PageVisit
}

export async function render(
  { url, assets, nonce }: Omit<PageRequest, 'visit'>,
  page: Omit<Page, 'content'>,
  element: ReactNode,
): Promise<RenderedPage> {
  const site = await siteData(url.pathname)
  const content = <SiteLayout site={site}>{element}</SiteLayout>
  return renderDocument({ ...page, content }, assets, nonce)
}

/** The contact form on a page of its own, which also takes it in without JavaScript. */
export function renderContact(
  request: PageRequest,
  returned?: ReturnedForm,
): Promise<RenderedPage> {
  const data = { ...contactPageData(request.url), visit: request.visit }
  return render(request, data, <ContactPage {...data} returned={returned} />)
}

/** The thanks after the form, with when somebody reads it. */
export function renderThanks(request: PageRequest, answers: string): Promise<RenderedPage> {
  const data = { ...contactPageData(request.url, answers), visit: request.visit }
  return render(request, data, <ContactPage {...data} />)
}

/** Stands in a shared page where the nonce of a request comes. */
const NONCE_MARK = 'nonce-of-the-request'
const MOST_NOT_FOUND = 20
const notFoundPages = perRelease(() => new Map<string, Promise<RenderedPage>>())

/**
 * For an address where nothing stands, or where a page was taken off for good. Robots ask for
 * hundreds of those, so the page is rendered once for all that get the same one.
 */
export async function renderNotFound(request: PageRequest, gone = false): Promise<RenderedPage> {
  const data = notFoundData(request.url, gone)
  const pages = notFoundPages()
  const key = JSON.stringify([data, placeOf(request.url.pathname)])
  const shared =
    pages.get(key) ?? render({ ...request, nonce: NONCE_MARK }, data, <NotFoundPage {...data} />)
  if (!pages.has(key) && pages.size >= MOST_NOT_FOUND) pages.delete(pages.keys().next().value ?? '')
  pages.set(key, shared)
  shared.catch(() => pages.delete(key))
  const { html, ...rest } = await shared
  return { ...rest, html: html.replaceAll(NONCE_MARK, request.nonce ?? '') }
}

export function renderRefused(request: PageRequest): Promise<RenderedPage> {
  const { theme } = notFoundData(request.url)
  const title = `Algo não saiu como esperado | ${brand.name}`
  return render(request, { theme, meta: [{ title }] }, <RefusedPage path={request.url.pathname} />)
}

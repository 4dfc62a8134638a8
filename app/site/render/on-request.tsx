import type { ReactNode } from 'react'
import { brand } from '#content/brand.ts'
import type { ReturnedForm } from '#features/leads/server/leads.server.ts'
import { contactPageData } from '../families/contact/contact.server.ts'
import { ContactPage } from '../families/contact/contact.tsx'
import { notFoundData } from '../families/not-found/not-found.server.ts'
import { NotFoundPage } from '../families/not-found/not-found.tsx'
import { RefusedPage } from '../families/not-found/refused.tsx'
import { SiteLayout } from '../layout/site.tsx'
import { siteData } from '../layout/site-data.server.ts'
import type { SiteAssets } from './assets.server.ts'
import { type Page, renderDocument } from './render-document.tsx'

export type Asked = { url: URL; assets: SiteAssets; nonce: string | undefined; referrer?: string }

export async function render(asked: Asked, page: Omit<Page, 'content'>, element: ReactNode) {
  const site = await siteData(asked.url.pathname)
  const content = <SiteLayout site={site}>{element}</SiteLayout>
  const { html } = await renderDocument({ ...page, content }, asked.assets, asked.nonce)
  return html
}

/** The contact form on a page of its own, which also takes it in without JavaScript. */
export function renderContact(asked: Asked, returned?: ReturnedForm): Promise<string> {
  const data = contactPageData(asked.url, asked.referrer ?? '')
  return render(asked, data, <ContactPage {...data} returned={returned} />)
}

export function renderNotFound(asked: Asked): Promise<string> {
  const data = notFoundData(asked.url)
  return render(asked, data, <NotFoundPage {...data} />)
}

export function renderRefused(asked: Asked): Promise<string> {
  const { theme } = notFoundData(asked.url)
  const title = `Algo não saiu como esperado | ${brand.name}`
  return render(asked, { theme, meta: [{ title }] }, <RefusedPage path={asked.url.pathname} />)
}

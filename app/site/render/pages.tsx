import { createHash } from 'node:crypto'
import { type ComponentType, createElement, type ReactNode } from 'react'
import { schedulingPage } from '#content/derived/scheduling.ts'
import { perRelease } from '#content/live.ts'
import type { PageFamily } from '#content/types/site.ts'
import { aboutData } from '../families/about/about.server.ts'
import { AboutPage } from '../families/about/about.tsx'
import { articleData } from '../families/articles/article.server.ts'
import { ArticlePage } from '../families/articles/article.tsx'
import { articlesData } from '../families/articles/articles.server.ts'
import { ArticlesPage } from '../families/articles/articles.tsx'
import { casesData } from '../families/cases/cases.server.ts'
import { CasesPage } from '../families/cases/cases.tsx'
import { classicHomeData } from '../families/classic-home/classic-home.server.ts'
import { ClassicHomePage } from '../families/classic-home/classic-home.tsx'
import { homeData } from '../families/home/home.server.ts'
import { HomePage } from '../families/home/home.tsx'
import { legalData } from '../families/legal/legal.server.ts'
import { LegalPage } from '../families/legal/legal.tsx'
import { linksData } from '../families/links/links.server.ts'
import { LinksPage } from '../families/links/links.tsx'
import { personalData } from '../families/personal/personal.server.ts'
import { PersonalPage } from '../families/personal/personal.tsx'
import { plansData } from '../families/plans/plans.server.ts'
import { PlansPage } from '../families/plans/plans.tsx'
import { portfolioData } from '../families/portfolio/portfolio.server.ts'
import { PortfolioPage } from '../families/portfolio/portfolio.tsx'
import { profileData } from '../families/profile/profile.server.ts'
import { ProfilePage } from '../families/profile/profile.tsx'
import { servicePage } from '../families/service/service.server.ts'
import { ServicePage } from '../families/service/service.tsx'
import { servicesPage } from '../families/service/services.server.ts'
import { ServicesPage } from '../families/service/services.tsx'
import { BareLayout } from '../layout/bare.tsx'
import { SiteLayout } from '../layout/site.tsx'
import { consentData, frameAt, placeOf, siteData } from '../layout/site-data.server.ts'
import { findEntry, type PageData } from '../page-data.server.ts'
import type { SiteAssets } from './assets.server.ts'
import { type RenderedPage, renderDocument } from './render-document.tsx'

type Template = (url: URL) => Promise<{ data: PageData; element: () => ReactNode }>

/** A family's data and its template, which reads as a list of sections. */
function template<Data extends PageData>(
  load: (url: URL) => Data | Promise<Data>,
  Page: ComponentType<Data>,
): Template {
  return async (url) => {
    const data = await load(url)
    return { data, element: () => createElement(Page, data) }
  }
}

/** Made for each request: app/site/render/{agenda,on-request}.tsx. */
type LiveFamily = 'agenda' | 'contact'

const templates: Record<Exclude<PageFamily, LiveFamily>, Template> = {
  home: template(homeData, HomePage),
  'classic-home': template(classicHomeData, ClassicHomePage),
  service: template(servicePage, ServicePage),
  services: template(servicesPage, ServicesPage),
  cases: template(casesData, CasesPage),
  portfolio: template(portfolioData, PortfolioPage),
  links: template(linksData, LinksPage),
  plans: template(plansData, PlansPage),
  about: template(aboutData, AboutPage),
  profile: template(profileData, ProfilePage),
  personal: template(personalData, PersonalPage),
  articles: template(articlesData, ArticlesPage),
  article: template(articleData, ArticlePage),
  legal: template(legalData, LegalPage),
}

/** All that a page is made of: its components read nothing else that follows the content. */
async function describePage(path: string) {
  const url = new URL(path, 'http://localhost')
  const { page } = findEntry(url)
  if (page === 'agenda' || page === 'contact') throw new Error(`${path} is made for each request`)
  const { data, element } = await templates[page](url)
  const bare = page === 'links' ? consentData() : undefined
  return { page, data, element, bare, agenda: schedulingPage() }
}

const frames = perRelease(() => new Map<string, Promise<string>>())

/** The key of what stands around a page, which most pages share. */
function fingerprintFrame(path: string): Promise<string> {
  const place = placeOf(path)
  const key = JSON.stringify(place)
  const frame = frames().get(key) ?? frameAt(place).then((data) => hashOf(JSON.stringify(data)))
  frames().set(key, frame)
  return frame
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 22)

/** Two states of the content with the same key of a page give the same page. */
export async function fingerprintPage(path: string): Promise<string> {
  const { bare, ...page } = await describePage(path)
  const frame = bare ?? (await fingerprintFrame(path))
  return hashOf(JSON.stringify({ ...page, frame }))
}

/** One page of the site map: content in, finished HTML with its policy's hashes out. */
export async function renderPage(
  path: string,
  assets: SiteAssets,
  nonce?: string,
): Promise<RenderedPage> {
  const { data, element, bare } = await describePage(path)
  const content = bare ? (
    <BareLayout consent={bare}>{element()}</BareLayout>
  ) : (
    <SiteLayout site={await siteData(path)}>{element()}</SiteLayout>
  )
  const { theme, meta } = data
  return renderDocument({ theme, meta, content }, assets, nonce)
}

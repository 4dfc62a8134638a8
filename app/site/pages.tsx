import { type ComponentType, createElement } from 'react'
import type { PageFamily } from '#content/types/site.ts'
import { BareLayout } from '../layouts/bare.tsx'
import { SiteLayout } from '../layouts/site.tsx'
import { siteData } from '../layouts/site-data.server.ts'
import { aboutData } from '../pages/about.server.ts'
import { AboutPage } from '../pages/about.tsx'
import { casesData } from '../pages/cases.server.ts'
import { CasesPage } from '../pages/cases.tsx'
import { classicHomeData } from '../pages/classic-home.server.ts'
import { ClassicHomePage } from '../pages/classic-home.tsx'
import { homeData } from '../pages/home.server.ts'
import { HomePage } from '../pages/home.tsx'
import { legalData } from '../pages/legal.server.ts'
import { LegalPage } from '../pages/legal.tsx'
import { linksData } from '../pages/links.server.ts'
import { LinksPage } from '../pages/links.tsx'
import { findEntry, type PageData } from '../pages/page-data.server.ts'
import { personalData } from '../pages/personal.server.ts'
import { PersonalPage } from '../pages/personal.tsx'
import { plansData } from '../pages/plans.server.ts'
import { PlansPage } from '../pages/plans.tsx'
import { portfolioData } from '../pages/portfolio.server.ts'
import { PortfolioPage } from '../pages/portfolio.tsx'
import { profileData } from '../pages/profile.server.ts'
import { ProfilePage } from '../pages/profile.tsx'
import { servicePage } from '../pages/service.server.ts'
import { ServicePage } from '../pages/service.tsx'
import { servicesPage } from '../pages/services.server.ts'
import { ServicesPage } from '../pages/services.tsx'
import type { SiteAssets } from './assets.server.ts'
import { type RenderedPage, renderDocument } from './render-document.tsx'

type Template = (url: URL) => Promise<PageData & { element: React.ReactNode }>

/** A family's data and its template, which reads as a list of sections. */
function template<Data extends PageData>(
  load: (url: URL) => Data | Promise<Data>,
  Page: ComponentType<Data>,
): Template {
  return async (url) => {
    const data = await load(url)
    return { ...data, element: createElement(Page, data) }
  }
}

const templates: Record<Exclude<PageFamily, 'agenda'>, Template> = {
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
  legal: template(legalData, LegalPage),
}

/** One page of the site map: content in, finished HTML with its policy's hashes out. */
export async function renderPage(path: string, assets: SiteAssets): Promise<RenderedPage> {
  const url = new URL(path, 'http://localhost')
  const { page } = findEntry(url)
  if (page === 'agenda') throw new Error(`${path} is made for each request`)
  const { theme, meta, element } = await templates[page](url)
  const content =
    page === 'links' ? (
      <BareLayout>{element}</BareLayout>
    ) : (
      <SiteLayout site={await siteData(path)}>{element}</SiteLayout>
    )
  return renderDocument({ theme, meta, content }, assets)
}

import {
  type LoaderFunctionArgs,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
} from 'react-router'
import { ContactForm } from '../features/contact/contact-form.tsx'
import { PortfolioTabs } from '../features/portfolio-tabs/portfolio-tabs.tsx'
import { pageMeta } from '../page-meta.ts'
import { Areas } from '../sections/portfolio/areas.tsx'
import { PortfolioContact } from '../sections/portfolio/contact.tsx'
import { PortfolioHero } from '../sections/portfolio/hero.tsx'
import { Overview } from '../sections/portfolio/overview.tsx'
import { Process } from '../sections/portfolio/process.tsx'
import { Projects } from '../sections/portfolio/projects.tsx'
import { Results } from '../sections/portfolio/results.tsx'
import { portfolioData } from './portfolio.server.ts'

export const meta = pageMeta
export const loader = ({ url }: LoaderFunctionArgs) => portfolioData(url)

/** A tab changes the query and nothing else. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname !== nextUrl.pathname

export default function PortfolioPage() {
  const page = useLoaderData<typeof loader>()
  const { scheduling, pdf } = page
  return (
    <>
      <PortfolioHero content={page.hero} picture={page.picture} scheduling={scheduling} pdf={pdf} />
      <PortfolioTabs
        label={page.tabs.label}
        items={page.tabs.items}
        panels={{
          'visao-geral': <Overview content={page.overview} />,
          areas: <Areas content={page.areas} />,
          projetos: <Projects content={page.projects} scheduling={scheduling} />,
          processo: <Process content={page.process} />,
          resultados: <Results content={page.results} />,
          contato: (
            <PortfolioContact content={page.contact} pdf={pdf}>
              <ContactForm {...page.form} />
            </PortfolioContact>
          ),
        }}
      />
    </>
  )
}

import { Areas } from '../sections/portfolio/areas.tsx'
import { PortfolioContact } from '../sections/portfolio/contact.tsx'
import { PortfolioHero } from '../sections/portfolio/hero.tsx'
import { Overview } from '../sections/portfolio/overview.tsx'
import { Process } from '../sections/portfolio/process.tsx'
import { Projects } from '../sections/portfolio/projects.tsx'
import { Results } from '../sections/portfolio/results.tsx'
import { PortfolioTabs } from '../sections/portfolio/tabs.tsx'
import { Fold } from '../site/fold.tsx'
import { Island } from '../site/island.tsx'
import type { portfolioData } from './portfolio.server.ts'

export function PortfolioPage(page: Awaited<ReturnType<typeof portfolioData>>) {
  const { scheduling, pdf } = page
  return (
    <>
      <PortfolioHero content={page.hero} picture={page.picture} scheduling={scheduling} pdf={pdf} />
      <Fold />
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
              <Island name="contact-form" props={page.form} />
            </PortfolioContact>
          ),
        }}
      />
    </>
  )
}

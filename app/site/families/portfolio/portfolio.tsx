import { Fold } from '#app/site/render/fold.tsx'
import { Island } from '#app/site/render/island.tsx'
import { Areas } from './areas.tsx'
import { PortfolioContact } from './contact.tsx'
import { PortfolioHero } from './hero.tsx'
import { Overview } from './overview.tsx'
import type { portfolioData } from './portfolio.server.ts'
import { Process } from './process.tsx'
import { Projects } from './projects.tsx'
import { Results } from './results.tsx'
import { PortfolioTabs } from './tabs.tsx'

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

import { Closing } from '../sections/service/closing.tsx'
import { OverviewGrid } from '../sections/service/overview-grid.tsx'
import { OverviewHero } from '../sections/service/overview-hero.tsx'
import { Fold } from '../site/fold.tsx'
import type { servicesPage } from './services.server.ts'

export function ServicesPage(page: Awaited<ReturnType<typeof servicesPage>>) {
  return (
    <>
      <OverviewHero
        content={page.hero}
        crumbs={page.crumbs}
        picture={page.picture}
        hue={page.hue}
        actions={page.actions}
      />
      <Fold />
      <OverviewGrid content={page.grid} />
      <Closing {...page.closing} />
    </>
  )
}

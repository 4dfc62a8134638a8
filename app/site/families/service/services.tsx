import { Fold } from '#app/site/render/fold.tsx'
import { Closing } from './sections/closing.tsx'
import { OverviewGrid } from './sections/overview-grid.tsx'
import { OverviewHero } from './sections/overview-hero.tsx'
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

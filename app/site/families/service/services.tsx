import { Fold } from '#app/site/render/island.tsx'
import { Closing } from './sections/closing.tsx'
import { OverviewHero } from './sections/heroes.tsx'
import { OverviewGrid } from './sections/overview-grid.tsx'
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

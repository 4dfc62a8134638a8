import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { pageMeta } from '../page-meta.ts'
import { Closing } from '../sections/service/closing.tsx'
import { OverviewGrid } from '../sections/service/overview-grid.tsx'
import { OverviewHero } from '../sections/service/overview-hero.tsx'
import { servicesPage } from './services.server.ts'

export const meta = pageMeta
export const loader = ({ url }: LoaderFunctionArgs) => servicesPage(url)

export default function ServicesPage() {
  const page = useLoaderData<typeof loader>()
  return (
    <>
      <OverviewHero
        content={page.hero}
        crumbs={page.crumbs}
        picture={page.picture}
        hue={page.hue}
        actions={page.actions}
      />
      <OverviewGrid content={page.grid} />
      <Closing {...page.closing} />
    </>
  )
}

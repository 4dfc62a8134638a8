import {
  type LoaderFunctionArgs,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
} from 'react-router'
import { PlanBuilder } from '../features/plan-builder/plan-builder.tsx'
import { pageMeta } from '../page-meta.ts'
import { BuilderSection } from '../sections/plans/builder-section.tsx'
import { IncludedServices } from '../sections/plans/included-services.tsx'
import { PlansHero } from '../sections/plans/plans-hero.tsx'
import { Closing } from '../sections/service/closing.tsx'
import { Faq } from '../sections/service/faq.tsx'
import { plansData } from './plans.server.ts'

export const meta = pageMeta
export const loader = ({ url }: LoaderFunctionArgs) => plansData(url)

/** The query holds the visitor's selection; the page's data does not depend on it. */
export function shouldRevalidate(move: ShouldRevalidateFunctionArgs): boolean {
  return move.currentUrl.pathname !== move.nextUrl.pathname && move.defaultShouldRevalidate
}

export default function PlansPage() {
  const { content, crumbs, picture, catalogue, included, whatsapp, closing } =
    useLoaderData<typeof loader>()
  return (
    <>
      <PlansHero
        content={content.hero}
        crumbs={crumbs}
        builder={content.builder.id}
        picture={picture}
        tiers={catalogue.tiers}
        talk={whatsapp.help}
      />
      <BuilderSection content={content.builder}>
        <PlanBuilder catalogue={catalogue} labels={content.builder.labels} whatsapp={whatsapp} />
      </BuilderSection>
      <IncludedServices content={content.included} services={included} />
      <Faq {...content.faq} ground="bg-2" />
      <Closing {...closing} />
    </>
  )
}

import { BuilderSection } from '../sections/plans/builder-section.tsx'
import { IncludedServices } from '../sections/plans/included-services.tsx'
import { PlansHero } from '../sections/plans/plans-hero.tsx'
import { Closing } from '../sections/service/closing.tsx'
import { Faq } from '../sections/service/faq.tsx'
import { Fold } from '../site/fold.tsx'
import { Island } from '../site/island.tsx'
import type { plansData } from './plans.server.ts'

export function PlansPage(page: Awaited<ReturnType<typeof plansData>>) {
  const { content, crumbs, picture, catalogue, included, whatsapp, closing } = page
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
      <Fold />
      <BuilderSection content={content.builder}>
        <Island
          name="plan-builder"
          props={{ catalogue, labels: content.builder.labels, whatsapp }}
        />
      </BuilderSection>
      {included.length > 0 && <IncludedServices content={content.included} services={included} />}
      <Faq {...content.faq} ground="bg-2" />
      <Closing {...closing} />
    </>
  )
}

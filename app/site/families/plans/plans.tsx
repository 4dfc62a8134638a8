import { Fold } from '#app/site/render/fold.tsx'
import { Island } from '#app/site/render/island.tsx'
import { Closing } from '../service/sections/closing.tsx'
import { Faq } from '../service/sections/faq.tsx'
import { BuilderSection } from './builder-section.tsx'
import { IncludedServices } from './included-services.tsx'
import type { plansData } from './plans.server.ts'
import { PlansHero } from './plans-hero.tsx'

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

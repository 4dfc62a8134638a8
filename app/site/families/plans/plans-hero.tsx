import { Wind, type WindPicture } from '#app/site/art/wind.tsx'
import { SiteLink } from '#app/ui/site-link.tsx'
import type { PlansContent } from '#content/types/plans-page.ts'
import { Breadcrumbs } from '../service/sections/breadcrumbs.tsx'
import { DiscountLadder, type LadderStep } from './discount-ladder.tsx'

type Props = {
  content: PlansContent['hero']
  crumbs: { name: string; path: string }[]
  picture: WindPicture
  tiers: readonly LadderStep[]
  /** The id of the plan builder's section. */
  builder: string
  talk: string
}

export function PlansHero({ content, crumbs, picture, tiers, builder, talk }: Props) {
  return (
    <div className="relative isolate overflow-clip pt-28 pb-16 lg:pt-32 lg:pb-20">
      <Wind picture={picture} className="wind-fade-down" />
      <div className="wrap">
        <Breadcrumbs items={crumbs} />
        <div className="mt-8 grid items-end gap-x-18 gap-y-12 lg:grid-cols-[1.1fr_0.9fr]">
          <div>
            <p className="eyebrow">{content.eyebrow}</p>
            <h1 className="title-1 mt-4">{content.title}</h1>
            <p className="lead mt-6 max-w-[34rem]">{content.lead}</p>
            <div className="mt-8 flex flex-wrap gap-3.5">
              <SiteLink to={`#${builder}`} className="btn btn-cta">
                {content.build}
              </SiteLink>
              <SiteLink to={talk} className="btn btn-ghost">
                {content.talk}
              </SiteLink>
            </div>
          </div>
          {tiers.length > 1 && <DiscountLadder labels={content.ladder} steps={tiers} />}
        </div>
      </div>
    </div>
  )
}

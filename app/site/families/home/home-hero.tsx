import type { ReactNode } from 'react'
import { Wind, type WindPicture } from '#app/site/art/wind.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { SiteLink } from '#app/ui/site-link.tsx'
import type { HomeContent } from '#content/types/page.ts'

type Props = {
  content: HomeContent['hero']
  picture: WindPicture
  scheduling: string
  cases: string | undefined
  /** The live metrics card. */
  children: ReactNode
}

export function HomeHero({ content, picture, scheduling, cases, children }: Props) {
  return (
    <div className="relative isolate overflow-clip pt-32 pb-20 sm:pt-40 lg:pb-36">
      <Wind picture={picture} className="wind-fade-down" />
      <div className="sun-glow" />
      <div className="wrap grid items-center gap-x-16 gap-y-14 lg:grid-cols-[1.15fr_0.85fr]">
        <div>
          <p className="eyebrow">{content.eyebrow}</p>
          <h1 className="title-1 mt-5 max-[22rem]:text-[2.15rem]">
            {content.title} <span className="block text-brand">{content.highlight}</span>
          </h1>
          <p className="lead mt-6 max-w-[34rem]">{content.lead}</p>
          <div className="mt-9 flex flex-wrap gap-3.5">
            <SiteLink to={scheduling} className="btn btn-cta">
              {content.schedule}
              <Icon name="arrow" className="size-5" />
            </SiteLink>
            <SiteLink to={cases} className="btn btn-ghost">
              {content.cases}
            </SiteLink>
          </div>
          {content.proof && (
            <div className="mt-10 flex items-center gap-4 text-muted">
              <span className="faces flex flex-none" aria-hidden="true">
                {content.faces.map((initials) => (
                  <span key={initials}>{initials}</span>
                ))}
              </span>
              <span>{content.proof}</span>
            </div>
          )}
        </div>
        {children}
      </div>
    </div>
  )
}

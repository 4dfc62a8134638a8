import { Wind, type WindPicture } from '#app/site/art/wind.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { SiteLink } from '#app/ui/site-link.tsx'
import type { PortfolioContent } from '#content/types/portfolio-page.ts'

type Props = {
  content: PortfolioContent['hero']
  picture: WindPicture
  scheduling: string
  pdf: string
}

export function PortfolioHero({ content, picture, scheduling, pdf }: Props) {
  return (
    <div className="relative isolate overflow-clip pt-32 pb-14 sm:pt-40 lg:pb-20">
      <Wind picture={picture} className="wind-fade-down" />
      <div className="wrap">
        <p className="eyebrow">{content.eyebrow}</p>
        <h1 className="title-1 mt-5 max-w-[9.95em]">{content.title}</h1>
        <p className="lead mt-6 max-w-[34rem]">{content.lead}</p>
        <p className="mt-9 flex flex-wrap gap-3.5">
          <SiteLink to={scheduling} className="btn btn-cta">
            {content.schedule}
          </SiteLink>
          <a href={pdf} download className="btn btn-ghost">
            <Icon name="download" className="size-5" />
            {content.pdf}
          </a>
        </p>
      </div>
    </div>
  )
}

import type { ReactNode } from 'react'
import type { WindPicture } from '#app/site/art/wind.tsx'
import { Photo } from '#app/site/people/photo.tsx'
import { SiteLink } from '#app/ui/site-link.tsx'
import type { WindArt } from '#content/types/common.ts'
import { Breadcrumbs } from './breadcrumbs.tsx'

/** The page's own photo or wind, or a neutral drawing when it does not load (app/site/browser/fallback-art.ts). */
function HeroArt({ picture }: { picture: WindPicture }) {
  if (picture.photo) {
    return <Photo photo={picture.photo} sizes="100vw" className="wind wind-photo" eager />
  }
  return (
    <picture className="wind wind-fade-left">
      <source media="(width < 48rem)" srcSet={picture.phoneAvif} type="image/avif" />
      <source media="(width < 48rem)" srcSet={picture.phoneWebp} type="image/webp" />
      <source srcSet={picture.avif} type="image/avif" />
      <img
        src={picture.webp}
        width={picture.width}
        height={picture.height}
        alt=""
        data-fallback="/generated/fallback.svg"
      />
    </picture>
  )
}

export type HeroFrameProps = {
  crumbs: { name: string; path: string }[]
  picture: WindPicture
  /** The colour of the drawing, which by day tints the window it is seen through. */
  hue: WindArt['hue']
  actions: { schedule: string; contact: string }
}

type Props = HeroFrameProps & {
  eyebrow: string
  title: string
  lead: string
  /** What stands under the buttons. */
  children: ReactNode
}

export function HeroFrame(props: Props) {
  const { crumbs, picture, hue, actions, eyebrow, title, lead, children } = props
  return (
    <div className="svc-hero" data-hue={hue}>
      <HeroArt picture={picture} />
      <div className="wrap">
        <Breadcrumbs items={crumbs} />
        <p className="eyebrow mt-8">{eyebrow}</p>
        <h1 className="title-1 mt-4 max-w-[9.95em]">{title}</h1>
        <p className="lead mt-6 max-w-[36rem]">{lead}</p>
        <p className="mt-9 flex flex-wrap gap-3.5">
          <SiteLink to={actions.schedule} className="btn btn-cta">
            Agendar Consultoria
          </SiteLink>
          <SiteLink to={actions.contact} className="btn btn-ghost">
            Fale Conosco
          </SiteLink>
        </p>
        {children}
      </div>
    </div>
  )
}

import type { ReactNode } from 'react'
import type { WindPicture } from '#app/site/art/wind.tsx'
import { Photo } from '#app/site/parts/picture.tsx'
import { SiteLink } from '#app/ui/site-link.tsx'
import type { WindArt } from '#content/types/common.ts'
import type { ServiceHero as Content } from '#content/types/service.ts'
import type { ServicesContent } from '#content/types/services.ts'
import type { ServicePrice } from '../price.server.ts'
import { Figure } from './block-head.tsx'

export function Breadcrumbs({ items }: { items: { name: string; path: string }[] }) {
  return (
    <nav aria-label="Você está em" className="text-[0.92rem] text-muted">
      <ol className="svc-crumbs">
        {items.map((item, index) => (
          <li key={item.path}>
            {index === items.length - 1 ? (
              <span aria-current="page">{item.name}</span>
            ) : (
              <SiteLink to={item.path} className="hover:text-brand">
                {item.name}
              </SiteLink>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}

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

type HeroFrameProps = {
  crumbs: { name: string; path: string }[]
  picture: WindPicture
  /** The colour of the drawing, which by day tints the window it is seen through. */
  hue: WindArt['hue']
  actions: { schedule: string; contact: string; label: string; note: string }
  price?: ServicePrice
}

type Props = HeroFrameProps & {
  eyebrow: string
  title: string
  lead: string
  /** What stands under the buttons. */
  children: ReactNode
}

function HeroFrame(props: Props) {
  const { crumbs, picture, hue, actions, price, eyebrow, title, lead, children } = props
  return (
    <div className="svc-hero" data-hue={hue}>
      <HeroArt picture={picture} />
      <div className="wrap">
        <Breadcrumbs items={crumbs} />
        <p className="eyebrow mt-8">{eyebrow}</p>
        <h1 className="title-1 mt-4 max-w-[9.95em]">{title}</h1>
        {lead && <p className="lead mt-6 max-w-[36rem]">{lead}</p>}
        <p className="mt-9 flex flex-wrap gap-3.5">
          <SiteLink to={actions.schedule} className="btn btn-cta">
            {actions.label}
          </SiteLink>
          <SiteLink to={actions.contact} className="btn btn-ghost">
            Fale Conosco
          </SiteLink>
        </p>
        <p className="mt-4 text-[0.97rem] text-muted">
          {price && (
            <>
              <b className="text-fg">{price.text}</b>
              {price.link && (
                <SiteLink to={price.link.to} className="link ml-3 inline-block py-1">
                  {price.link.label}
                </SiteLink>
              )}
              <br />
            </>
          )}
          {actions.note}
        </p>
        {children}
      </div>
    </div>
  )
}

export function ServiceHero({ content, ...frame }: HeroFrameProps & { content: Content }) {
  const { eyebrow, title, subtitle, facts } = content
  return (
    <HeroFrame {...frame} eyebrow={eyebrow} title={title} lead={subtitle}>
      {facts.length > 0 && (
        <div className="svc-facts">
          {facts.map((fact) => (
            <Figure key={fact.label} fact={fact} />
          ))}
        </div>
      )}
    </HeroFrame>
  )
}

type OverviewContent = Omit<ServicesContent['hero'], 'start'> & {
  start: { need: string; to: string }[]
}

export function OverviewHero({ content, ...frame }: HeroFrameProps & { content: OverviewContent }) {
  const { eyebrow, title, lead, startTitle, start } = content
  return (
    <HeroFrame {...frame} eyebrow={eyebrow} title={title} lead={lead}>
      {start.length > 0 && (
        <div className="svc-start">
          <p className="num">{startTitle}</p>
          <ul>
            {start.map((item) => (
              <li key={item.to}>
                <SiteLink to={item.to}>{item.need}</SiteLink>
              </li>
            ))}
          </ul>
        </div>
      )}
    </HeroFrame>
  )
}

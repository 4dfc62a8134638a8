import { artStyle } from '#app/generated/mark.ts'
import { Icon } from '#app/ui/icon.tsx'
import { SiteLink } from '#app/ui/site-link.tsx'
import type { FigureShape } from '../art/likeness.server.ts'
import { Photo, type PhotoPicture } from '../parts/picture.tsx'

/** Streamlines as paths, and the colour of the disc they part around. */
export type PortraitArt = {
  sea: string
  sun: string
  disc: 'sun' | 'sea' | 'sky'
  /** Somebody before the disc, in the initials' place. */
  figure?: { skin: number; shapes: FigureShape[] }
  /** Takes the drawing's place. */
  photo?: PhotoPicture
}

export const portraitFrame = {
  width: 400,
  height: 480,
  centre: [200, 226] as [number, number],
  radius: 92,
  /** Behind a drawn person the disc is larger. */
  halo: 132,
}

type PortraitProps = {
  initials: string
  art: PortraitArt
  className?: string
  /** Cut close, for a place as small as an icon. */
  close?: boolean
}

/** A drawn person, or a monogram, in the wind, until there is a photo. The name always stands beside it. */
export function Portrait({ initials, art, className = '', close }: PortraitProps) {
  const { width, height, centre, radius, halo } = portraitFrame
  const { figure } = art
  if (art.photo) {
    return (
      <Photo
        photo={art.photo}
        sizes={close ? '4rem' : '(width < 48rem) 90vw, 26rem'}
        className={`portrait ${className}`}
      />
    )
  }
  return (
    <svg
      viewBox={close ? '50 66 300 300' : `0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      data-theme="noite"
      className={`portrait disc-${art.disc} ${className}`}
      aria-hidden="true"
    >
      <path d={art.sea} className="stroke-brand" />
      <path d={art.sun} className="stroke-accent" />
      <circle cx={centre[0]} cy={centre[1]} r={figure ? halo : radius} />
      {figure ? (
        <g className={`figure skin-${figure.skin}`}>
          {figure.shapes.map(({ part, d }) => (
            <path key={d} d={d} className={part} />
          ))}
        </g>
      ) : (
        <text x={centre[0]} y={centre[1] + 30}>
          {initials}
        </text>
      )}
    </svg>
  )
}

export type PersonLink = {
  name: string
  initials: string
  role: string
  summary: string | undefined
  /** What the agency calls whoever works with it, but not for it. */
  partner: string | undefined
  portrait: PortraitArt
  to: string
}

/** The name is the link, and its area is the whole card. */
export function PersonCard({ person, more }: { person: PersonLink; more: string }) {
  return (
    <article className="person-card">
      <Portrait initials={person.initials} art={person.portrait} />
      <div className="mt-6">
        <h3 className="title-3">
          <SiteLink to={person.to} className="after:absolute after:inset-0">
            {person.name}
          </SiteLink>
        </h3>
        {person.role && <p className="mt-1.5 font-semibold text-brand">{person.role}</p>}
        {person.partner && <p className="mt-1 text-[0.95rem] font-semibold">{person.partner}</p>}
        {person.summary && <p className="mt-3 text-muted">{person.summary}</p>}
        <p className="mt-4 inline-flex items-center gap-2 font-semibold" aria-hidden="true">
          {more}
          <Icon name="arrow" className="size-5" />
        </p>
      </div>
    </article>
  )
}

type PersonHeadProps = {
  id: string
  eyebrow: string
  title: string
  intro: string
  className?: string
}

/** Title on the left, one sentence on the right; in a narrow column one under the other. */
export function PersonHead({ id, eyebrow, title, intro, className = 'split' }: PersonHeadProps) {
  return (
    <div className={`person-head ${className}`}>
      <div>
        <p className="eyebrow">{eyebrow}</p>
        <h2 id={id} className="title-2 mt-4">
          {title}
        </h2>
      </div>
      <p className="max-w-[34rem] text-[1.1rem] text-muted">{intro}</p>
    </div>
  )
}

const lines =
  'M0 190C130 182 170 96 360 44M0 172C130 164 176 74 360 18M24 199C150 190 190 118 360 72M60 199C170 190 210 142 360 102M110 199C190 192 240 164 360 132'

/** A handful of streamlines for the corner of a card; the card's text colour draws them. */
export function Gusts({ className = '' }: { className?: string }) {
  if (artStyle === 'tiles') return null
  return (
    <svg viewBox="0 0 360 200" className={`gusts ${className}`} aria-hidden="true">
      <path d={lines} />
    </svg>
  )
}

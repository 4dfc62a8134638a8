import { Photo, type PhotoPicture } from './photo.tsx'

/** Streamlines as paths, and the colour of the disc they part around. */
export type PortraitArt = {
  sea: string
  sun: string
  disc: 'sun' | 'sea' | 'sky'
  /** Takes the monogram's place. */
  photo?: PhotoPicture
}

export const portraitFrame = {
  width: 400,
  height: 480,
  centre: [200, 226] as [number, number],
  radius: 92,
}

type Props = { initials: string; art: PortraitArt; className?: string }

/** A monogram in the wind, until there is a photo. The name always stands beside it. */
export function Portrait({ initials, art, className = '' }: Props) {
  const { width, height, centre, radius } = portraitFrame
  if (art.photo) {
    return (
      <Photo
        photo={art.photo}
        sizes="(width < 48rem) 90vw, 26rem"
        className={`portrait ${className}`}
      />
    )
  }
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      data-theme="noite"
      className={`portrait disc-${art.disc} ${className}`}
      aria-hidden="true"
    >
      <path d={art.sea} className="stroke-brand" />
      <path d={art.sun} className="stroke-accent" />
      <circle cx={centre[0]} cy={centre[1]} r={radius} />
      <text x={centre[0]} y={centre[1] + 30}>
        {initials}
      </text>
    </svg>
  )
}

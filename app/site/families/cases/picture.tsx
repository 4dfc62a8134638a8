import { Photo, type PhotoPicture } from '#app/site/parts/picture.tsx'

export type Lines = {
  strong: string
  faint: string
  hue: 'mar-sol' | 'mar' | 'sol' | 'ceu'
  /** Shown instead of the lines. */
  photo?: PhotoPicture
}

type Props = { id: string; lines: Lines; sun?: boolean; className?: string }

/** Streamlines on a dark ground, the same in both themes; `id` must be the picture's own on the page. */
export function PictureWind({ id, lines, sun = true, className = '' }: Props) {
  if (lines.photo) {
    return (
      <Photo photo={lines.photo} sizes="(width < 64rem) 92vw, 40rem" className="picture-photo" />
    )
  }
  return (
    <svg
      viewBox="0 0 480 360"
      preserveAspectRatio="xMidYMid slice"
      className={`picture-wind hue-${lines.hue} ${className}`}
      aria-hidden="true"
    >
      <linearGradient id={`w-${id}`} gradientUnits="userSpaceOnUse" y1="300" x2="480" y2="60">
        <stop />
        <stop offset="1" />
      </linearGradient>
      {sun && <circle cx="370" cy="92" r="46" />}
      <path d={lines.faint} stroke={`url(#w-${id})`} opacity=".38" />
      <path d={lines.strong} stroke={`url(#w-${id})`} strokeWidth="1.8" />
    </svg>
  )
}

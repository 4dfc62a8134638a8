import type { PhotoPicture } from '../parts/picture.tsx'

export type WindPicture = {
  avif: string
  webp: string
  phoneAvif: string
  phoneWebp: string
  width: number
  height: number
  /** Shown instead of the drawing, where a hero takes one. */
  photo?: PhotoPicture
}

/**
 * The page's drawing, behind the hero's text. It fades in, so that the text stays the largest
 * thing painted, and comes after the fonts; it says nothing a screen reader would miss.
 */
export function Wind({ picture, className = '' }: { picture: WindPicture; className?: string }) {
  return (
    <picture className={`wind ${className}`}>
      <source media="(width < 48rem)" srcSet={picture.phoneAvif} type="image/avif" />
      <source media="(width < 48rem)" srcSet={picture.phoneWebp} type="image/webp" />
      <source srcSet={picture.avif} type="image/avif" />
      <img
        src={picture.webp}
        width={picture.width}
        height={picture.height}
        fetchPriority="low"
        decoding="async"
        alt=""
      />
    </picture>
  )
}

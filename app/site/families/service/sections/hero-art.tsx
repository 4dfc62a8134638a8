import type { WindPicture } from '#app/site/art/wind.tsx'
import { Photo } from '#app/site/people/photo.tsx'

/** The page's own photo or wind, or a neutral drawing when it does not load (app/site/browser/fallback-art.ts). */
export function HeroArt({ picture }: { picture: WindPicture }) {
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

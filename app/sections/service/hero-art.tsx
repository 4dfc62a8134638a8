import { useEffect, useRef, useState } from 'react'
import type { WindPicture } from '../wind.tsx'

/** The page's own wind, or a neutral drawing when it does not load. */
export function HeroArt({ picture }: { picture: WindPicture }) {
  const image = useRef<HTMLImageElement>(null)
  const [failed, setFailed] = useState(false)

  // An error before hydration is not told again; a broken picture is complete and has no size.
  useEffect(() => {
    if (image.current?.complete && image.current.naturalWidth === 0) setFailed(true)
  }, [])

  if (failed) {
    return (
      <picture className="wind wind-fade-left">
        <img src="/fallback-wind.svg" width={1600} height={900} alt="" />
      </picture>
    )
  }
  return (
    <picture className="wind wind-fade-left">
      <source media="(width < 48rem)" srcSet={picture.phoneAvif} type="image/avif" />
      <source media="(width < 48rem)" srcSet={picture.phoneWebp} type="image/webp" />
      <source srcSet={picture.avif} type="image/avif" />
      <img
        ref={image}
        src={picture.webp}
        width={picture.width}
        height={picture.height}
        alt=""
        onError={() => setFailed(true)}
      />
    </picture>
  )
}

import type { PhotoFocus } from '#content/types/common.ts'
import type { FocusPoint } from '#content/types/picture.ts'

/** A picture of the agency's own, in the widths that screens ask for. */
export type PhotoPicture = {
  avif: string
  webp: string
  src: string
  width: number
  height: number
  alt: string
  focus?: PhotoFocus | FocusPoint
}

/** The stylesheet has a rule for every tenth; inline styles are not allowed. */
const roundToTen = (percent: number) => Math.round(percent / 10) * 10

function focusAttributes(focus: PhotoPicture['focus']) {
  if (typeof focus !== 'object') return { 'data-focus': focus }
  return { 'data-x': roundToTen(focus.x), 'data-y': roundToTen(focus.y) }
}

type Props = { photo: PhotoPicture; sizes: string; className?: string; eager?: boolean }

export function Photo({ photo, sizes, className, eager }: Props) {
  return (
    <picture className={className} {...focusAttributes(photo.focus)}>
      <source srcSet={photo.avif} sizes={sizes} type="image/avif" />
      <source srcSet={photo.webp} sizes={sizes} type="image/webp" />
      <img
        src={photo.src}
        width={photo.width}
        height={photo.height}
        alt={photo.alt}
        loading={eager ? undefined : 'lazy'}
        decoding="async"
      />
    </picture>
  )
}

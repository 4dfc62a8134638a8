import { Photo, type PhotoPicture } from '#app/site/people/photo.tsx'
import { type Lines, PictureWind } from '../cases/picture.tsx'

/** A drawn screen, or a picture of the real one. */
export type Picture = { src: string; width: number; height: number; alt: string } | PhotoPicture

/** A wide screen and a phone before it, in the wind. */
export function Stage({ id, lines, pictures }: { id: string; lines: Lines; pictures: Picture[] }) {
  return (
    <div data-theme="noite" className="folio-stage">
      <PictureWind id={id} lines={lines} />
      {pictures.map((picture) =>
        'avif' in picture ? (
          <Photo key={picture.src} photo={picture} sizes="(width < 64rem) 80vw, 36rem" />
        ) : (
          <img key={picture.src} {...picture} loading="lazy" decoding="async" alt={picture.alt} />
        ),
      )}
    </div>
  )
}

import { type Lines, PictureWind } from '../cases/picture.tsx'

export type Picture = { src: string; width: number; height: number; alt: string }

/** A wide screen and a phone before it, in the wind. */
export function Stage({ id, lines, pictures }: { id: string; lines: Lines; pictures: Picture[] }) {
  return (
    <div data-theme="noite" className="folio-stage">
      <PictureWind id={id} lines={lines} />
      {pictures.map((picture) => (
        <img key={picture.src} {...picture} loading="lazy" decoding="async" alt={picture.alt} />
      ))}
    </div>
  )
}

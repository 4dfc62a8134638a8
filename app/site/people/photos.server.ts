import { photos } from '#app/generated/photos.ts'
import type { Photo } from '#content/types/common.ts'
import type { PhotoPicture } from './photo.tsx'

/** The files made of a picture that lies in a folder of content/, where there is one. */
export function photoOf(folder: string, photo: Photo | undefined): PhotoPicture | undefined {
  if (!photo) return undefined
  const files = photos[`${folder}/${photo.file}`]
  if (!files) throw new Error(`No picture was made of content/${folder}/${photo.file}`)
  return {
    ...files,
    alt: photo.alt,
    focus: photo.focus ?? (folder === 'team' ? 'upper' : undefined),
  }
}

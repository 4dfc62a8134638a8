import { photos } from '#app/generated/photos.ts'
import type { Photo } from '#content/types/common.ts'
import type { UploadedPicture } from '#content/types/picture.ts'
import { pictureSources } from '#features/pictures/rules/sizes.ts'
import type { PhotoPicture } from './picture.tsx'

/** A picture of the library as a page shows it. */
export function uploadedPicture(
  picture: UploadedPicture,
  focus?: PhotoPicture['focus'],
): PhotoPicture {
  return { ...pictureSources(picture), alt: picture.alt, focus: picture.focus ?? focus }
}

/** The files made of a picture of the library or of one in a folder of content/, where there is one. */
export function photoOf(folder: string, photo: Photo | undefined): PhotoPicture | undefined {
  if (!photo) return undefined
  const focus = folder === 'team' ? 'upper' : undefined
  if ('id' in photo) return uploadedPicture(photo, focus)
  const files = photos[`${folder}/${photo.file}`]
  // A file that was named since the build waits for the next one.
  if (!files) return undefined
  return { ...files, alt: photo.alt, focus: photo.focus ?? focus }
}

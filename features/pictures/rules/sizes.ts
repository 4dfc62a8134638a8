import type { UploadedPicture } from '#content/types/picture.ts'

/** The widths that screens ask for; a picture is never enlarged. */
const widths = [480, 960, 1600]
export const formats = ['avif', 'webp', 'jpg'] as const
export type PictureFormat = (typeof formats)[number]

const sizeInId = /^[0-9a-f]{20}-(\d+)x(\d+)$/

/** Width and height of a picture, which its id ends in. */
export function sizeOf(id: string): { width: number; height: number } {
  const [, width = '1', height = '1'] = sizeInId.exec(id) ?? []
  return { width: Number(width), height: Number(height) }
}

/** The widths that are made of a picture of this width. */
export function widthsOf(width: number): number[] {
  const below = widths.filter((one) => one < width)
  return below.length < widths.length ? [...below, width] : widths
}

const pictureAddress = (id: string, width: number, format: PictureFormat) =>
  `/imagens/${id}/${width}.${format}`

/** The smallest file of a picture. */
export const thumbnail = (id: string) =>
  pictureAddress(id, widthsOf(sizeOf(id).width)[0] ?? 1, 'webp')

/** The addresses of a picture, for the browser to choose among. */
export function pictureSources({ id }: Pick<UploadedPicture, 'id'>) {
  const { width, height } = sizeOf(id)
  const sizes = widthsOf(width)
  const set = (format: PictureFormat) =>
    sizes.map((size) => `${pictureAddress(id, size, format)} ${size}w`).join(', ')
  const fallback = sizes.findLast((size) => size <= 960) ?? sizes[0] ?? width
  return {
    avif: set('avif'),
    webp: set('webp'),
    src: pictureAddress(id, fallback, 'jpg'),
    width,
    height,
  }
}

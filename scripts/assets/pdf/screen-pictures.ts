import path from 'node:path'
import sharp from 'sharp'
import { page } from '#content/pages/portfolio.ts'
import type { FocusPoint } from '#content/types/picture.ts'
import type { PortfolioCase } from '#content/types/portfolio-page.ts'
import { findProjectRoot } from '#server/process/project-root.ts'
import { phoneBody } from '../screens/brush.ts'
import { drawScreens } from '../screens/screens.ts'

export type ScreenPicture = { image: Buffer; width: number; height: number; radius: number }

/** The site's screens as JPEGs: a PDF cannot embed SVG, and the page clips their corners. */
export async function screenPictures(): Promise<Map<string, ScreenPicture>> {
  const drawn = [...(await drawScreens())]
  const entries = await Promise.all(
    drawn.map(async ([name, { svg, width, height }]) => {
      const image = await sharp(Buffer.from(svg), { density: width > height ? 84 : 92 })
        .flatten({ background: phoneBody })
        .jpeg({ quality: 80, mozjpeg: true })
        .toBuffer()
      const radius = (width > height ? 16 : 44) / width
      return [name, { image, width, height, radius }] as const
    }),
  )
  return new Map<string, ScreenPicture>([...entries, ...(await photos())])
}

type ProjectPicture = PortfolioCase['images'][number]

/** A drawn screen looks the same everywhere; a photo is cut for its place. */
export function pictureKey(image: ProjectPicture, isPhone: boolean): string {
  if ('screen' in image) return image.screen
  const place = isPhone ? 'phone' : 'wide'
  if ('file' in image) return `${place} ${image.file}`
  const { x, y } = focusOf(image.focus)
  return `${place} ${image.id} ${x} ${y}`
}

const focusOf = (focus: FocusPoint | undefined): FocusPoint => focus ?? { x: 50, y: 50 }

let uploads: ReadonlyMap<string, Uint8Array> = new Map()

/** Pictures of the desk's library by id: the server reads them, as a build has none. */
export function provideUploads(files: ReadonlyMap<string, Uint8Array>): void {
  uploads = files
}

/** Where a picture is read from; undefined for an upload that is gone. */
function sourceOf(image: ProjectPicture): string | Uint8Array | undefined {
  if ('file' in image) return path.join(findProjectRoot(), 'content/portfolio/projects', image.file)
  return 'id' in image ? uploads.get(image.id) : undefined
}

/** The part of a picture that fills a place, around its focus. */
async function cutTo(
  source: string | Uint8Array,
  focus: FocusPoint,
  place: { width: number; height: number },
): Promise<Buffer> {
  const { autoOrient } = await sharp(source).metadata()
  const scale = Math.max(place.width / autoOrient.width, place.height / autoOrient.height)
  const width = Math.max(place.width, Math.round(autoOrient.width * scale))
  const height = Math.max(place.height, Math.round(autoOrient.height * scale))
  const left = Math.round(((width - place.width) * focus.x) / 100)
  const top = Math.round(((height - place.height) * focus.y) / 100)
  return sharp(source)
    .autoOrient()
    .resize({ width, height, fit: 'fill' })
    .extract({ left, top, ...place })
    .flatten({ background: phoneBody })
    .jpeg({ quality: 78, mozjpeg: true })
    .toBuffer()
}

/** Pictures of projects that are no drawings, cut to the shape of a screen. */
async function photos(): Promise<[string, ScreenPicture][]> {
  const images = page.projects.items.flatMap(({ images }) =>
    images.map((image, at) => ({ image, isPhone: at === 1 })),
  )
  const found = images.map(async ({ image, isPhone }): Promise<[string, ScreenPicture][]> => {
    const source = sourceOf(image)
    if (!source) return []
    const focus = focusOf('id' in image ? image.focus : undefined)
    const place = isPhone ? { width: 300, height: 620 } : { width: 960, height: 600 }
    const radius = (isPhone ? 44 : 16) / place.width
    const picture = { image: await cutTo(source, focus, place), ...place, radius }
    return [[pictureKey(image, isPhone), picture]]
  })
  return (await Promise.all(found)).flat()
}

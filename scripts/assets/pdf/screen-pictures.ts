import path from 'node:path'
import sharp from 'sharp'
import { page } from '#content/pages/portfolio.ts'
import { findProjectRoot } from '#server/project-root.ts'
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

/** Pictures of projects that are no drawings, cut to the shape of a screen. */
async function photos(): Promise<[string, ScreenPicture][]> {
  const files = page.projects.items.flatMap(({ images }) =>
    images.flatMap((image, i) => ('file' in image ? [{ file: image.file, phone: i === 1 }] : [])),
  )
  return Promise.all(
    files.map(async ({ file, phone }): Promise<[string, ScreenPicture]> => {
      const [width, height] = phone ? [300, 620] : [960, 600]
      const image = await sharp(path.join(findProjectRoot(), 'content/portfolio/projects', file))
        .autoOrient()
        .resize({ width, height, fit: 'cover' })
        .jpeg({ quality: 78, mozjpeg: true })
        .toBuffer()
      return [file, { image, width, height, radius: (phone ? 44 : 16) / width }]
    }),
  )
}

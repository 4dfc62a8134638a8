import sharp from 'sharp'
import { phoneBody } from '../screens/brush.ts'
import { drawScreens } from '../screens/screens.ts'

export type ScreenPicture = { image: Buffer; width: number; height: number; radius: number }

/** The site's screens as JPEGs: a PDF takes no SVG, and their corners are cut by the page. */
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
  return new Map(entries)
}

import { look } from '#content/look.ts'
import { palette } from '#content/palette.ts'
import type { Theme, WindArt } from '#content/types/common.ts'
import { cached, cacheKey, sourceHash } from '../cache.ts'
import { renderWind } from '../wind/art.ts'
import {
  encodeAvif,
  encodeWebp,
  type Pixels,
  rasterize,
  sizes,
  type WindSize,
} from '../wind/encode.ts'

export { sizes }

type Wind = { art: WindArt; theme: Theme }

export type WindFiles = { avif: Buffer; webp: Buffer }

const code = [
  sourceHash('wind', 'tiles', 'art/art-files.ts'),
  look.art,
  palette.art,
  palette.themes.noite.bg,
  palette.themes.dia.bg,
]

/** Which drawing this is: pages that ask for the same one share its files. */
export function windId({ art, theme }: Wind): string {
  return cacheKey(art.seed, art.field, art.hue, theme)
}

/** Changes with all that the file depends on. */
export const windKey = (format: keyof WindFiles, wind: Wind, size: WindSize) =>
  cacheKey('wind', format, windId(wind), size, code)

export async function windFiles(wind: Wind, size: WindSize): Promise<WindFiles> {
  let pixels: Promise<Pixels> | undefined
  const draw = () => {
    pixels ??= rasterize(renderWind({ ...wind, ...size }), size)
    return pixels
  }
  return {
    avif: await cached(windKey('avif', wind, size), async () =>
      encodeAvif(await draw(), size.avifLimit),
    ),
    webp: await cached(windKey('webp', wind, size), async () =>
      encodeWebp(await draw(), size.webpLimit),
    ),
  }
}

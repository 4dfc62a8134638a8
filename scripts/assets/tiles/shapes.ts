import { palette } from '#content/palette.ts'
import type { Theme, WindArt } from '#content/types/common.ts'
import { seededRandom } from '../wind/noise.ts'

export type TilePicture = {
  art: WindArt
  theme: Theme
  width: number
  height: number
  /** Where text ends, as a share of the width. */
  quiet?: number
}

type Shape = { d: string; colour: string; opacity: number }

/** Cut from a circle and a square of one cell, by quarter turns. */
const cuts: ((x: number, y: number, s: number) => string)[] = [
  (x, y, s) => `M${x} ${y}h${s}a${s} ${s} 0 0 1-${s} ${s}z`,
  (x, y, s) => `M${x + s} ${y}v${s}a${s} ${s} 0 0 1-${s}-${s}z`,
  (x, y, s) => `M${x + s} ${y + s}h-${s}a${s} ${s} 0 0 1 ${s}-${s}z`,
  (x, y, s) => `M${x} ${y + s}v-${s}a${s} ${s} 0 0 1 ${s} ${s}z`,
  (x, y, s) => `M${x} ${y}h${s}v${s}h-${s}z`,
  (x, y, s) => `M${x} ${y}h${s}l-${s} ${s}z`,
  (x, y, s) => `M${x + s / 2} ${y}a${s / 2} ${s / 2} 0 0 1 0 ${s}a${s / 2} ${s / 2} 0 0 1 0-${s}z`,
]

/** How many cells stand one above the other: a field's name asks for finer or coarser ones. */
const rows: Record<WindArt['field'], number> = {
  rising: 6,
  vortex: 5,
  layers: 7,
  grid: 8,
  converge: 5,
  waves: 6,
  ripples: 7,
  fan: 5,
  spiral: 5,
  calm: 9,
}

/** A wall of tiles that thins out towards the text. */
export function tiles({ art, theme, width, height, quiet }: TilePicture): Shape[] {
  const random = seededRandom(art.seed * 4099 + 11)
  const size = Math.round(height / rows[art.field])
  const wide = width > height * 1.2
  const edge = quiet ?? (wide ? 0.5 : 0.55)
  const stops = palette.art[theme][art.hue]
  const shapes: Shape[] = []
  for (let x = width - size; x > -size; x -= size) {
    for (let y = 0; y < height; y += size) {
      const [fill, cut, shade] = [random(), random(), random()]
      const reach = ((x + size / 2) / width - edge) / (1 - edge)
      if (reach <= 0 || fill > 0.25 + 0.6 * reach) continue
      const colour = (stops[Math.floor(shade * stops.length)] as readonly [number, string])[1]
      const opacity = (theme === 'noite' ? 0.3 : 0.12) + 0.72 * reach * reach
      shapes.push({
        d: (cuts[Math.floor(cut * cuts.length)] as (typeof cuts)[number])(x, y, size),
        colour,
        opacity: Math.min(0.92, opacity),
      })
    }
  }
  return shapes
}

export function renderTiles(picture: TilePicture): string {
  const { theme, width, height } = picture
  const paths = tiles(picture).map(
    ({ d, colour, opacity }) =>
      `<path d="${d}" fill="${colour}" fill-opacity="${opacity.toFixed(2)}"/>`,
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><path fill="${palette.themes[theme].bg}" d="M0 0h${width}v${height}H0Z"/>${paths.join('')}</svg>`
}

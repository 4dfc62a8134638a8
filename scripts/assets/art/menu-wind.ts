import { look } from '#content/look.ts'
import type { Palette } from '#content/types/look.ts'
import { tiles } from '../tiles/shapes.ts'
import { fields } from '../wind/fields.ts'
import { createStage, type Point } from '../wind/stage.ts'

const WIDTH = 256
const HEIGHT = 336
/** Fields draw on sheets 900 high. */
const SCALE = HEIGHT / 900
const SEED = 1611

const short = (value: number) => String(Math.round(value * SCALE * 10) / 10)
const at = ([x, y]: Point) => `${short(x)} ${short(y)}`

/** A curve through some of the points, each bent towards the next. */
function curve(points: Point[]): string {
  const [first, ...rest] = points.filter((_, i, all) => i % 9 === 0 || i === all.length - 1)
  const middles = rest.slice(0, -1).map((point, i) => {
    const [x, y] = rest[i + 1] as Point
    return `${at(point)} ${at([(point[0] + x) / 2, (point[1] + y) / 2])}`
  })
  return `M${at(first as Point)}Q${middles.join(' ')}`
}

/** The same corner where drawings are made of tiles: few of them, far to the side. */
function menuTiles(): string {
  const art = { seed: SEED, field: 'fan', hue: 'mar-sol' } as const
  const shapes = tiles({ art, theme: 'noite', width: WIDTH, height: HEIGHT, quiet: 0.3 })
  const paths = shapes.map(
    ({ d, colour, opacity }) =>
      `<path d="${d}" fill="${colour}" fill-opacity="${(opacity * 0.2).toFixed(2)}"/>`,
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">${paths.join('')}</svg>`
}

/** The site's wind at the foot of the desk's menu: lines that rise from sea to sun. */
export function menuWind({ art }: Palette): string {
  if (look.art === 'tiles') return menuTiles()
  const stage = createStage({ seed: SEED, width: WIDTH / SCALE, height: 900, quiet: 0 })
  const lines = fields
    .rising(stage)
    .map(({ points, weight, alpha }) => {
      const width = Math.round(weight * SCALE * 100) / 100
      return `<path d="${curve(points)}" stroke-width="${Math.max(0.6, width)}" opacity="${alpha.toFixed(2)}"/>`
    })
    .join('')
  const stops = art.noite['mar-sol']
    .map(
      ([offset, colour], i) =>
        `<stop offset="${offset}" stop-color="${colour}"${i === 0 ? ' stop-opacity="0"' : ''}/>`,
    )
    .join('')
  // Strongest between the menu and the footer, so that it does not disturb the text.
  const mask = [
    [0, 0],
    [0.45, 1],
    [0.52, 1],
    [0.76, 0.16],
  ].map(
    ([offset, light]) => `<stop offset="${offset}" stop-color="white" stop-opacity="${light}"/>`,
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}" fill="none" stroke-linecap="round"><linearGradient id="g" gradientUnits="userSpaceOnUse" x1="0" x2="${WIDTH}">${stops}</linearGradient><linearGradient id="l" x2="0" y2="1">${mask.join('')}</linearGradient><mask id="m"><rect width="${WIDTH}" height="${HEIGHT}" fill="url(#l)"/></mask><g stroke="url(#g)" mask="url(#m)">${lines}</g></svg>`
}

import { look } from '#content/look.ts'
import { palette } from '#content/palette.ts'
import type { Colour, Look } from '#content/types/look.ts'

/** Colours of the mark: those of a theme, or others where neither theme is. */
export type Paints = Record<Look['logo'][number]['paint'], Colour>

const { noite } = palette.themes

/** On paper, and on the light ground of a browser's tab. */
const lightPaints: Paints = {
  'brand-2': palette.ramps.mar[600],
  accent: palette.ramps.sol[600],
  brand: palette.ramps.mar[700],
}

/** By the theme of its background. */
export const paintsOn = { noite, dia: lightPaints }

/** Side of the square that the shapes are drawn in, and their middle. */
const logoBox = { side: 34, centre: { x: 17, y: 18.6 } }

const strokeOf = (width: number) => `fill="none" stroke-width="${width}" stroke-linecap="round"`

/** The mark without a frame, to be placed in another drawing. */
export function logoShapes(paints: Paints): string {
  return look.logo
    .map(({ d, paint, stroke }) =>
      stroke
        ? `<path ${strokeOf(stroke)} stroke="${paints[paint]}" d="${d}"/>`
        : `<path fill="${paints[paint]}" d="${d}"/>`,
    )
    .join('')
}

/** Browsers show it on light and on dark tabs, and it turns with them. */
export function faviconSvg(): string {
  const rules = (paints: Paints) =>
    look.logo
      .map(({ paint, stroke }, i) => `.s${i}{${stroke ? 'stroke' : 'fill'}:${paints[paint]}}`)
      .join('')
  const shapes = look.logo.map(
    ({ d, stroke }, i) => `<path class="s${i}" ${stroke ? strokeOf(stroke) : ''} d="${d}"/>`,
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="1 2.6 32 32"><style>${rules(lightPaints)}@media(prefers-color-scheme:dark){${rules(noite)}}</style>${shapes.join('')}</svg>`
}

export type Icon = { size: number; paints: Paints; ground?: string; fill: number; radius?: number }

/** The mark centred in a square, or the ground alone; `fill` is its share of the side. */
export function iconSvg({ size, paints, ground, fill, radius = 0 }: Icon, withMark = true): string {
  const scale = (size * fill) / logoBox.side
  const x = size / 2 - logoBox.centre.x * scale
  const y = size / 2 - logoBox.centre.y * scale
  const back = ground
    ? `<rect width="${size}" height="${size}" rx="${size * radius}" fill="${ground}"/>`
    : ''
  const mark = withMark
    ? `<g transform="translate(${x} ${y}) scale(${scale})">${logoShapes(paints)}</g>`
    : ''
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">${back}${mark}</svg>`
}

/** The module that pages read: the mark's shapes, and the mark inside a QR code. */
export function markModule(): string {
  return `import type { Look } from '#content/types/look.ts'

export const mark: Look['logo'] = ${JSON.stringify(look.logo)}
export const paper = ${JSON.stringify(paper())}
/** The shapes that drawings consist of. */
export const artStyle: Look['art'] = '${look.art}'
`
}

/** Colours for paper, whatever the page's theme. */
export function paper(): { ink: Colour; mark: string } {
  return { ink: palette.ramps.noite[900], mark: logoShapes(lightPaints) }
}

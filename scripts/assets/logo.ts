import type { Theme } from '#content/types/common.ts'

export type LogoColors = { sea: string; sun: string; line: string }

export const logoColors: Record<Theme, LogoColors> = {
  noite: { sea: '#2fd0b8', sun: '#ffb547', line: '#5be0c8' },
  dia: { sea: '#0b8f83', sun: '#f2761b', line: '#0a6f69' },
}

/** Side of the square that the shapes are drawn in, and their middle. */
const logoBox = { side: 34, centre: { x: 17, y: 18.6 } }

const shapes = {
  sea: 'M5 27C10 27 12.5 9 28 5 22 12 20 20 21 27H5Z',
  sun: 'M28 5c-3 5-3.5 13 1 22h-8c-1-7 1-15 7-22Z',
  line: 'M4 31h26',
}

/** The sail without a frame, to be placed in another drawing. */
export function logoShapes({ sea, sun, line }: LogoColors): string {
  return `<path fill="${sea}" d="${shapes.sea}"/><path fill="${sun}" d="${shapes.sun}"/><path fill="none" stroke="${line}" stroke-width="2.4" stroke-linecap="round" d="${shapes.line}"/>`
}

/** Browsers show it on light and on dark tabs, and it turns with them. */
export function faviconSvg(): string {
  const paint = ({ sea, sun, line }: LogoColors) =>
    `.a{fill:${sea}}.b{fill:${sun}}.c{stroke:${line}}`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="1 2.6 32 32"><style>${paint(logoColors.dia)}@media(prefers-color-scheme:dark){${paint(logoColors.noite)}}</style><path class="a" d="${shapes.sea}"/><path class="b" d="${shapes.sun}"/><path class="c" fill="none" stroke-width="2.4" stroke-linecap="round" d="${shapes.line}"/></svg>`
}

type Icon = { size: number; colors: LogoColors; ground?: string; fill: number; radius?: number }

/** The sail in the middle of a square; `fill` is the share of the side that it takes. */
export function iconSvg({ size, colors, ground, fill, radius = 0 }: Icon): string {
  const scale = (size * fill) / logoBox.side
  const x = size / 2 - logoBox.centre.x * scale
  const y = size / 2 - logoBox.centre.y * scale
  const back = ground
    ? `<rect width="${size}" height="${size}" rx="${size * radius}" fill="${ground}"/>`
    : ''
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">${back}<g transform="translate(${x} ${y}) scale(${scale})">${logoShapes(colors)}</g></svg>`
}

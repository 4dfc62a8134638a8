import { create, type Font } from 'fontkit'
import { type Cut, loadCuts } from '../pdf/fonts.ts'

/** The colour of a drawn telephone. */
export const phoneBody = '#0b151f'

type TextLook = {
  x: number
  y: number
  size: number
  fill: string
  cut?: Cut
  anchor?: 'start' | 'middle' | 'end'
}

export type Brush = {
  text(content: string, look: TextLook): string
  /** The letters written since the last call, each once. */
  takeGlyphs(): string
}

/** Fine enough for a headline, coarse enough for short numbers. */
const unitsPerEm = 400

/**
 * Text becomes outlines, because an SVG inside an <img> cannot load the site's fonts. `y` is the
 * baseline.
 */
export async function createBrush(): Promise<Brush> {
  const fonts = new Map<Cut, Font>()
  for (const [cut, data] of await loadCuts()) fonts.set(cut, create(data))
  let glyphs = new Map<string, string>()

  function text(content: string, look: TextLook): string {
    const { x, y, size, fill, cut = 'body', anchor = 'start' } = look
    const font = fonts.get(cut) as Font
    const tracking = cut === 'display' ? -0.02 : 0
    const run = font.layout(content)
    const steps = run.positions.map((position) => position.xAdvance / font.unitsPerEm + tracking)
    const width = steps.reduce((sum, step) => sum + step, 0) * size
    const shift = { start: 0, middle: 0.5, end: 1 }[anchor] * width
    let at = 0
    const uses = (run.glyphs as unknown as Glyph[]).map((glyph, i) => {
      const id = `${cut[0]}${glyph.id}`
      if (!glyphs.has(id)) glyphs.set(id, outline(glyph, unitsPerEm / font.unitsPerEm))
      const use = glyphs.get(id) && `<use href="#${id}" x="${Math.round(at * unitsPerEm)}"/>`
      at += steps[i] as number
      return use
    })
    const scale = Math.round((size / unitsPerEm) * 1e4) / 1e4
    const place = `translate(${Math.round((x - shift) * 10) / 10} ${y})scale(${scale})`
    return `<g fill="${fill}" transform="${place}">${uses.join('')}</g>`
  }

  function takeGlyphs(): string {
    const defs = [...glyphs].map(([id, d]) => `<path id="${id}" d="${d}"/>`).join('')
    glyphs = new Map()
    return `<defs>${defs}</defs>`
  }

  return { text, takeGlyphs }
}

/** More of fontkit than its other users need. */
type Glyph = { id: number; path: { commands: { command: keyof typeof letters; args: number[] }[] } }

const letters = {
  moveTo: 'm',
  lineTo: 'l',
  quadraticCurveTo: 'q',
  bezierCurveTo: 'c',
  closePath: 'z',
}

/** In whole units and relative steps, the shortest way to write it. */
function outline({ path }: Glyph, scale: number): string {
  let [x, y] = [0, 0]
  let start = [0, 0]
  return path.commands
    .map(({ command, args }) => {
      const [baseX, baseY] = [x, y]
      const steps = args.map((value, i) =>
        i % 2 ? Math.round(-value * scale) - baseY : Math.round(value * scale) - baseX,
      )
      if (command === 'closePath') [x, y] = start as [number, number]
      else [x, y] = [baseX + (steps.at(-2) as number), baseY + (steps.at(-1) as number)]
      if (command === 'moveTo') start = [x, y]
      return letters[command] + steps.join(' ').replaceAll(' -', '-')
    })
    .join('')
}

export function box(
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  radius = 0,
  more = '',
): string {
  const corner = radius ? ` rx="${radius}"` : ''
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}"${corner}${more}/>`
}

/** Lines of text too small to read, as grey bars. */
export function greek(x: number, y: number, widths: number[], fill: string, gap = 14): string {
  const bars = widths.map((width, i) => `M${x} ${y + i * gap}h${width}`).join('')
  return `<path d="${bars}" stroke="${fill}" stroke-width="5" stroke-linecap="round"/>`
}

export type Screen = { width: number; height: number; svg: string }

function sheet(brush: Brush, width: number, height: number, content: string): Screen {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" fill="none">${brush.takeGlyphs()}${content}</svg>`
  return { width, height, svg }
}

/** A browser window, 960 × 600; the page inside is 960 × 564. */
export function browser(brush: Brush, address: string, page: string): Screen {
  const bar = '#1b2a38'
  const dots = ['#ff7a6b', '#ffc24d', '#4fd2a0']
    .map((fill, i) => `<circle cx="${24 + i * 20}" cy="18" r="6" fill="${fill}"/>`)
    .join('')
  const name =
    address && brush.text(address, { x: 480, y: 22, size: 11, fill: '#9fb4c8', anchor: 'middle' })
  const chrome = `${box(0, 0, 960, 36, bar)}${dots}${box(300, 8, 360, 20, '#0d1a26', 10)}${name}`
  return sheet(
    brush,
    960,
    600,
    `<clipPath id="a"><rect width="960" height="600" rx="16"/></clipPath><g clip-path="url(#a)">${chrome}<g transform="translate(0 36)">${page}</g></g>`,
  )
}

/** A phone, 300 × 620; the page inside is 276 × 596. */
export function phone(brush: Brush, page: string): Screen {
  const clock = brush.text('9:41', { x: 40, y: 26, size: 11, fill: '#8695a3', cut: 'strong' })
  return sheet(
    brush,
    300,
    620,
    `<rect width="300" height="620" rx="44" fill="${phoneBody}"/><rect x="1" y="1" width="298" height="618" rx="43" stroke="#41576b" stroke-width="2"/><clipPath id="a"><rect width="276" height="596" rx="33"/></clipPath><g transform="translate(12 12)" clip-path="url(#a)">${page}<rect x="98" y="10" width="80" height="20" rx="10" fill="${phoneBody}"/>${clock}</g>`,
  )
}

/** A picture without a window, such as a frame of a film. */
export function still(brush: Brush, width: number, height: number, page: string): Screen {
  return sheet(
    brush,
    width,
    height,
    `<clipPath id="a"><rect width="${width}" height="${height}" rx="16"/></clipPath><g clip-path="url(#a)">${page}</g>`,
  )
}

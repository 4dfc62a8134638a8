import type { Colour, Look, OwnColours, Palette } from '#content/types/look.ts'
import { blend, channels, contrast } from './colour.ts'
import { makePalette } from './make-palette.ts'

/** A main colour that cannot be told from the pages' ground, and the nearest one that can. */
export type WeakColour = { ratio: number; suggestion: Colour }

/** Buttons, large titles and drawings need this much. */
const LEAST = 3

const isColour = (value: unknown): value is Colour =>
  typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value)

const areColours = (value: unknown): value is OwnColours =>
  typeof value === 'object' &&
  value !== null &&
  (['main', 'accent', 'dark', 'light'] as const).every((name) =>
    isColour((value as Record<string, unknown>)[name]),
  )

/**
 * Small text is moved away from its ground by makePalette, and an accent is one wherever it stands. A
 * main colour that would have to move so far that nobody knows it again is refused at the desk and
 * named by `npm run adopt`.
 */
export function weakMain(palette: Palette, pages: Look['pages']): WeakColour | undefined {
  if (!areColours(palette.own)) return undefined
  const { bg } = palette.themes[pages]
  const { main } = palette.own
  const ratio = contrast(main, bg)
  return ratio < LEAST ? { ratio, suggestion: nearestReadable(main, bg) } : undefined
}

/** The same hue, moved to white or to black until it can be told from its ground. */
function nearestReadable(colour: Colour, ground: Colour): Colour {
  const end = contrast('#ffffff', ground) > contrast('#000000', ground) ? '#ffffff' : '#000000'
  for (let percent = 2; percent < 100; percent += 2) {
    const moved = blend(`rgb(${channels(end)} / ${percent / 100})`, colour)
    if (contrast(moved, ground) >= LEAST) return moved
  }
  return end
}

/** The palette of other chosen colours; nothing where they are none, or cannot be read together. */
export function paletteFor(sample: Palette, colours: unknown): Palette | undefined {
  if (!areColours(colours)) return undefined
  if (JSON.stringify(colours) === JSON.stringify(sample.own)) return sample
  try {
    return makePalette(sample, colours)
  } catch {
    return undefined
  }
}

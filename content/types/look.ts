import type { Theme, WindArt } from './common.ts'

/** '#rrggbb', or 'rgb(r g b / alpha)' where something has to shine through. */
export type Colour = string

/** What a page is painted with, by part played. */
export type ThemeColours = {
  bg: Colour
  'bg-2': Colour
  raised: Colour
  card: Colour
  line: Colour
  /** The edge of a field: 3:1 on the ground. */
  edge: Colour
  fg: Colour
  soft: Colour
  muted: Colour
  brand: Colour
  'brand-2': Colour
  'brand-tint': Colour
  'on-brand': Colour
  accent: Colour
  'accent-tint': Colour
  cta: Colour
  'cta-hover': Colour
  'on-cta': Colour
  /** A band that is dark in both themes. */
  deep: Colour
  'on-deep': Colour
  'on-deep-muted': Colour
  'deep-brand': Colour
  danger: Colour
  'danger-bg': Colour
  ok: Colour
  shadow: Colour
}

/** Left to right, by share of the way. */
type Hue = readonly (readonly [at: number, colour: Colour])[]

/** What an agency chooses; all other colours are made from it. */
export type OwnColours = { main: Colour; accent: Colour; dark: Colour; light: Colour }

export type Palette = {
  /** The colours the others were made from (npm run adopt, and the desk). */
  own: OwnColours
  /** Main colour, accent, darks and lights, from light (50) to dark (950). */
  ramps: {
    mar: Record<50 | 200 | 300 | 400 | 500 | 600 | 700 | 900, Colour>
    sol: Record<200 | 400 | 500 | 600 | 800, Colour>
    noite: Record<950 | 900 | 850 | 800 | 700 | 500 | 300 | 100, Colour>
    areia: Record<50 | 100 | 200, Colour>
  }
  themes: Record<Theme, ThemeColours>
  /** The client's own preference: every text pair reaches 7:1. */
  highContrast: Record<Theme, Partial<ThemeColours> & { chart?: Colour }>
  /** Links on paper. */
  print: Colour
  /** Grounds of drawings and what stands on them, the same in both themes. */
  drawn: {
    pane: Colour
    'pane-2': Colour
    'pane-3': Colour
    'on-disc': Colour
    'on-mar': Colour
    'on-sol': Colour
    sky: Colour
    'sky-2': Colour
    bubble: Colour
    'sun-mid': Colour
    'sun-to': Colour
    'on-sun': Colour
    running: Colour
    resting: Colour
    'window-sun': Colour
    'window-sol': Colour
    'window-mar': Colour
    'window-mar-2': Colour
    'window-ceu': Colour
    'window-ceu-2': Colour
  }
  /** The small scene on doors and tickets. */
  scene: {
    sky: readonly [Colour, Colour, Colour]
    sea: readonly [Colour, Colour]
    sun: Colour
    foam: Colour
    sail: readonly [Colour, Colour, Colour, Colour]
    hull: Colour
  }
  /** Drawn lines behind heroes and on share images. */
  art: Record<Theme, Record<WindArt['hue'], Hue>>
  /** Stands in while a picture is missing. */
  fallback: readonly [Colour, Colour, Colour]
}

export type Face = {
  /** An npm package of Fontsource, and its file below files/ without 'wght-normal.woff2'. */
  package: string
  file: string
}

/** Pairs of typefaces that the build brings, so that the desk may change them (features/brand/rules/looks.ts). */
export type TypePair = 'bricolage-figtree' | 'space' | 'space-figtree' | 'figtree'
export type CornerShape = 'round' | 'straight'

/** A logo that the desk uploaded: a checked SVG, which may hold a picture. */
export type LogoImage = {
  svg: string
  width: number
  height: number
  /** The name stands in the picture, so it is not written beside it. */
  holdsName: boolean
}

export type Look = {
  /** The names of `type` and `corners`. */
  pair: TypePair
  shape: CornerShape
  /** Takes the place of the mark. */
  image?: LogoImage
  type: {
    /** Titles and figures: one weight in the whole design. */
    display: Face & { weight: number; tracking: number }
    /** Everything else, from `min` to `max`. */
    body: Face & { min: number; max: number; italic: boolean }
  }
  /** Corners. `full` is that of buttons and chips; `round` multiplies small ones, `arch` the large arches of pictures. */
  corners: {
    sm: string
    md: string
    lg: string
    xl: string
    full: string
    round: number
    arch: number
  }
  /** The ground of pages outside the classic set, which is always light. */
  pages: Theme
  /** What drawings are made of: lines in the wind, or tiles cut from circles. */
  art: 'wind' | 'tiles'
  /** The mark: shapes on a square of 34, painted in order. `paint` names a colour of the theme. */
  logo: { d: string; paint: 'brand-2' | 'accent' | 'brand'; stroke?: number }[]
}

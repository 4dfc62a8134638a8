import { palette } from '#content/palette.ts'

const mm = (length: number) => (length * 72) / 25.4

export type Geometry = ReturnType<typeof geometryOf>

/**
 * A4 in points. The content sets the sides, so that the cover can bleed. A smaller scale makes the
 * sheet larger in drawing units.
 */
export function geometryOf(scale: number) {
  const at = (length: number) => mm(length) / scale
  const page = { width: at(210), height: at(297), side: at(15), top: at(14), bottom: at(18) }
  const whole = { x: page.side, width: page.width - 2 * page.side }
  return {
    page,
    whole,
    /** Titles are in the margin. */
    margin: { x: page.side, width: mm(40) },
    column: { x: page.side + mm(48), width: whole.width - mm(48) },
  }
}

export type Cut = 'display' | 'lead' | 'body' | 'strong' | 'ext' | 'emoji'
type Style = { cut: Cut; strong?: Cut; size: number; leading: number; tracking?: number }

/** Leading and tracking are relative to the size. */
const styles = {
  cover: { cut: 'display', size: 40, leading: 1, tracking: -0.035 },
  client: { cut: 'display', size: 15, leading: 1.15, tracking: -0.02 },
  brand: { cut: 'display', size: 14, leading: 1.1, tracking: -0.03 },
  heading: { cut: 'display', size: 13.5, leading: 1.12, tracking: -0.02 },
  subheading: { cut: 'display', size: 11.5, leading: 1.2, tracking: -0.02 },
  lead: { cut: 'lead', strong: 'display', size: 12.6, leading: 1.34, tracking: -0.015 },
  figure: { cut: 'display', size: 18, leading: 1.1, tracking: -0.035 },
  cost: { cut: 'display', size: 14, leading: 1.1, tracking: -0.03 },
  body: { cut: 'body', strong: 'strong', size: 9.3, leading: 1.46 },
  letter: { cut: 'body', strong: 'strong', size: 10.4, leading: 1.5 },
  strong: { cut: 'strong', size: 9.3, leading: 1.4 },
  small: { cut: 'body', strong: 'strong', size: 8.2, leading: 1.42 },
  label: { cut: 'strong', size: 8.2, leading: 1.4 },
  foot: { cut: 'body', size: 7.5, leading: 1.3 },
} as const satisfies Record<string, Style>

export type StyleName = keyof typeof styles
export const styleOf = (name: StyleName): Style => styles[name]

const { dia } = palette.themes
const { mar, sol, noite } = palette.ramps

/** The site's light colours on white. */
export const inks = {
  deep: dia.deep,
  onDeep: dia['on-deep'],
  onDeepMuted: dia['on-deep-muted'],
  deepBrand: dia['deep-brand'],
  sea: mar[900],
  sun: sol[400],
  sunTop: palette.scene.sky[1],
  sunEdge: palette.drawn['sun-mid'],
  sunDeep: sol[600],
  paper: '#ffffff',
  sand: dia['bg-2'],
  line: noite[100],
  edge: dia.edge,
  fg: dia.fg,
  soft: dia.soft,
  muted: dia.muted,
  brand: dia.brand,
  brand2: dia['brand-2'],
  curve: mar[500],
  danger: dia.danger,
}

export type Inks = Record<keyof typeof inks, string>

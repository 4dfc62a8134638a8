import { palette } from '#content/palette.ts'

const { dia } = palette.themes
const { mar, sol, noite } = palette.ramps

/** The site's colours by day, on white paper. */
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
}

export type Inks = Record<keyof typeof inks, string>

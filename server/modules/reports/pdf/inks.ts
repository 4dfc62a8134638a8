/** The site's tokens by day, on paper; what is translucent there is laid over white here. */
export const inks = {
  deep: '#0c2234',
  onDeep: '#f3f8fb',
  onDeepMuted: '#9fb4c8',
  deepBrand: '#5be0c8',
  sea: '#083f41',
  wind: '#19c7b5',
  sun: '#ffb547',
  sunEdge: '#ff8a3d',
  sunTop: '#ffcb77',
  glow: '#ffb547',
  paper: '#ffffff',
  sand: '#f8f3e8',
  line: '#dfe2e4',
  edge: '#74869a',
  fg: '#0c2234',
  soft: '#24394b',
  muted: '#4a5f72',
  brand: '#0a6f69',
  brand2: '#0b8f83',
  curve: '#12b5a1',
  sunDeep: '#f2761b',
  accentTint: '#fff1de',
}

export type Inks = Record<keyof typeof inks, string>

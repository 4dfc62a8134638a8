import type { Theme } from '#content/types/common.ts'
import type { Cut } from './fonts.ts'

/** A4 in points. */
export const sheet = { width: 595.28, height: 841.89, margin: 48 } as const
export const column = sheet.width - 2 * sheet.margin

type Style = { cut: Cut; size: number; leading: number; tracking?: number }

/** Leading is a share of the size, tracking too. */
export const styles = {
  cover: { cut: 'display', size: 58, leading: 1, tracking: -0.03 },
  title: { cut: 'display', size: 30, leading: 1.06, tracking: -0.025 },
  heading: { cut: 'display', size: 17, leading: 1.14, tracking: -0.02 },
  subheading: { cut: 'display', size: 12, leading: 1.2, tracking: -0.01 },
  figure: { cut: 'display', size: 34, leading: 1, tracking: -0.03 },
  'figure-small': { cut: 'display', size: 20, leading: 1, tracking: -0.03 },
  lead: { cut: 'body', size: 13, leading: 1.45 },
  body: { cut: 'body', size: 9.75, leading: 1.48 },
  small: { cut: 'body', size: 8.5, leading: 1.42 },
  strong: { cut: 'strong', size: 9.75, leading: 1.4 },
  label: { cut: 'strong', size: 8.5, leading: 1.3 },
  quote: { cut: 'quote', size: 12.5, leading: 1.42 },
} as const satisfies Record<string, Style>

export type StyleName = keyof typeof styles

/** The site's tokens (app/styles/tokens.css), with its translucent ones laid over the ground. */
export const inks = {
  noite: {
    ground: '#07131f',
    ground2: '#0b1a29',
    card: '#121d29',
    line: '#26333f',
    fg: '#f3f8fb',
    soft: '#dce7f0',
    muted: '#9fb4c8',
    brand: '#5be0c8',
    tint: '#112c33',
    accent: '#ffb547',
  },
  dia: {
    ground: '#fdfbf6',
    ground2: '#f8f3e8',
    card: '#ffffff',
    line: '#dfded9',
    fg: '#0c2234',
    soft: '#24394b',
    muted: '#4a5f72',
    brand: '#0a6f69',
    tint: '#e9fbf6',
    accent: '#d4600c',
  },
} as const satisfies Record<Theme, Record<string, string>>

export type Ink = keyof (typeof inks)['noite']

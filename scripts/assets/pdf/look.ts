import { palette } from '#content/palette.ts'
import type { ThemeColours } from '#content/types/look.ts'
import { blend } from '#features/brand/rules/colour.ts'
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

/** The site's colours, with its translucent ones laid over the ground. */
function opaque({ bg, ...theme }: ThemeColours) {
  return {
    ground: bg,
    ground2: theme['bg-2'],
    card: blend(theme.card, bg),
    line: blend(theme.line, bg),
    fg: theme.fg,
    soft: theme.soft,
    muted: theme.muted,
    brand: theme.brand,
    tint: blend(theme['brand-tint'], bg),
    accent: theme.accent,
  }
}

export const inks = { noite: opaque(palette.themes.noite), dia: opaque(palette.themes.dia) }

export type Ink = keyof (typeof inks)['noite']

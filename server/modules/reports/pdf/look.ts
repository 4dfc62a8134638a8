/** A4 in points; the sides belong to the content, so that the cover bleeds. */
const mm = (length: number) => (length * 72) / 25.4
export const page = { width: mm(210), height: mm(297), side: mm(15), top: mm(14), bottom: mm(18) }
/** Titles stand in the margin, what they head beside them. */
export const margin = { x: page.side, width: mm(40) }
export const column = { x: page.side + mm(48), width: page.width - 2 * page.side - mm(48) }
export const whole = { x: page.side, width: page.width - 2 * page.side }

export type Cut = 'display' | 'lead' | 'body' | 'strong' | 'ext' | 'emoji'
type Style = { cut: Cut; strong?: Cut; size: number; leading: number; tracking?: number }

/** Leading and tracking are shares of the size. */
export const styles = {
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

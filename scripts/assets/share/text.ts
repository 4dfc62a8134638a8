import type { Font } from 'fontkit'

export type TextStyle = { font: Font; size: number; tracking?: number }

export function textWidth(text: string, { font, size, tracking = 0 }: TextStyle): number {
  const { positions } = font.layout(text)
  const advance = positions.reduce((sum, position) => sum + position.xAdvance, 0)
  return (advance / font.unitsPerEm) * size + tracking * size * (positions.length - 1)
}

/** Text as outlines, so that the picture needs no installed font. */
export function textPath(text: string, style: TextStyle, x: number, baseline: number): string {
  const { font, size, tracking = 0 } = style
  const scale = size / font.unitsPerEm
  const { glyphs, positions } = font.layout(text)
  let pen = x
  return glyphs
    .map((glyph, i) => {
      const { xAdvance, xOffset, yOffset } = positions[i] as (typeof positions)[number]
      const path = glyph.path
        .scale(scale, -scale)
        .translate(pen + xOffset * scale, baseline - yOffset * scale)
        .toSVG()
      pen += xAdvance * scale + tracking * size
      return path
    })
    .join('')
}

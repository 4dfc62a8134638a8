/** Only what is used here; none of these packages comes with types. */
declare module 'fontkit' {
  type Path = {
    scale(x: number, y: number): Path
    translate(x: number, y: number): Path
    toSVG(): string
  }
  type Glyph = { id: number; path: Path; advanceWidth: number }
  type Position = { xAdvance: number; xOffset: number; yOffset: number }
  export type Font = {
    unitsPerEm: number
    ascent: number
    descent: number
    lineGap: number
    capHeight: number
    characterSet: number[]
    availableFeatures: string[]
    layout(text: string): { glyphs: Glyph[]; positions: Position[] }
    hasGlyphForCodePoint(codePoint: number): boolean
    glyphForCodePoint(codePoint: number): Glyph
  }
  export function create(data: Uint8Array): Font
}

declare module 'subset-font' {
  type Axis = number | { min: number; max: number; default?: number }
  type Options = {
    targetFormat: 'sfnt' | 'woff2'
    keepFeatures?: string[]
    keepAllGlyphs?: boolean
    noHinting?: boolean
    variationAxes?: Record<string, Axis>
  }
  export default function subsetFont(
    font: Uint8Array,
    text: string | null,
    options: Options,
  ): Promise<Buffer>
}

declare module 'fontverter' {
  const fontverter: { convert(font: Uint8Array, format: 'woff2' | 'sfnt'): Promise<Buffer> }
  export default fontverter
}

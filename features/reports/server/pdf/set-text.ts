import type { Words } from '#features/reports/rules/report.ts'
import { type Cut, type StyleName, styleOf } from './look.ts'

type Doc = PDFKit.PDFDocument
type Run = { text: string; cut: Cut }
type Line = { runs: Run[]; width: number }
export type SetText = { lines: Line[]; height: number; lineHeight: number; style: StyleName }

type Face = { font: { hasGlyphForCodePoint: (point: number) => boolean } }

/** Fallback fonts, in order. */
const others: Cut[] = ['ext', 'emoji']

/** Cached per document. */
const cutCaches = new WeakMap<Doc, Map<string, Cut>>()

function cutFor(doc: Doc, cut: Cut, letter: string): Cut {
  const cache = cutCaches.get(doc) ?? new Map<string, Cut>()
  cutCaches.set(doc, cache)
  const key = `${cut}${letter}`
  const cached = cache.get(key)
  if (cached) return cached
  const point = letter.codePointAt(0) as number
  const has = (each: Cut) =>
    (doc.font(each) as unknown as { _font: Face })._font.font.hasGlyphForCodePoint(point)
  const picked = [cut, ...others].find(has) ?? cut
  cache.set(key, picked)
  return picked
}

/** Emoji of several code points are one grapheme. */
const graphemes = new Intl.Segmenter('pt-BR', { granularity: 'grapheme' })

/** Runs of one font each. */
function runsOf(doc: Doc, text: string, cut: Cut): Run[] {
  if (/^[\x20-\x7e\u00a0-\u00ff–—‘’“”…·]*$/.test(text)) return [{ text, cut }]
  const runs: Run[] = []
  for (const { segment } of graphemes.segment(text)) {
    const segmentCut = cutFor(doc, cut, segment)
    // The variation selector has no glyph.
    const glyphs = segmentCut === 'emoji' ? segment.replaceAll('\ufe0f', '') : segment
    const last = runs.at(-1)
    if (last?.cut === segmentCut) last.text += glyphs
    else runs.push({ text: glyphs, cut: segmentCut })
  }
  return runs
}

const widthOf = (doc: Doc, runs: Run[], size: number, characterSpacing: number) =>
  runs.reduce(
    (sum, { text, cut }) =>
      sum + doc.font(cut).fontSize(size).widthOfString(text, { characterSpacing }),
    0,
  )

/** Breaks text into lines; longer words are split. */
export function setText(doc: Doc, words: Words | string, style: StyleName, width: number): SetText {
  const { cut, strong = cut, size, leading, tracking = 0 } = styleOf(style)
  const spacing = size * tracking
  const lines: Line[] = [{ runs: [], width: 0 }]
  const put = (runs: Run[], wide: number) => {
    const line = lines.at(-1) as Line
    for (const run of runs) {
      const last = line.runs.at(-1)
      if (last?.cut === run.cut) last.text += run.text
      else line.runs.push({ ...run })
    }
    line.width += wide
  }
  const piece = (text: string, face: Cut) => {
    const runs = runsOf(doc, text, face)
    const wide = widthOf(doc, runs, size, spacing)
    const bare = widthOf(doc, runsOf(doc, text.trimEnd(), face), size, spacing)
    const line = lines.at(-1) as Line
    if (line.width + bare > width && line.runs.length > 0) lines.push({ runs: [], width: 0 })
    if (bare <= width) return put(runs, wide)
    for (const { segment } of graphemes.segment(text)) {
      const letter = runsOf(doc, segment, face)
      const one = widthOf(doc, letter, size, spacing)
      if ((lines.at(-1) as Line).width + one > width) lines.push({ runs: [], width: 0 })
      put(letter, one)
    }
  }
  for (const part of typeof words === 'string' ? [words] : words) {
    const [raw, face] = typeof part === 'string' ? [part, cut] : [part.strong, strong]
    const text = raw.replace(/R\$ (?=\d)/g, 'R$\u00a0')
    // Breaks after spaces, never after non-breaking ones.
    for (const word of text.match(/[^ \n]*[ ]*/g) ?? []) if (word) piece(word, face)
  }
  const lineHeight = size * leading
  return { lines, lineHeight, height: lines.length * lineHeight, style }
}

/** Draws set text with its first line's top at y. */
export function drawText(
  doc: Doc,
  set: SetText,
  at: {
    x: number
    y: number
    width: number
    colour: string
    /** Colour of emphasised parts. */
    strongColour?: string
    align?: 'left' | 'right' | 'center'
  },
): void {
  const { size, tracking = 0, cut, strong } = styleOf(set.style)
  const ascent = (face: Cut) => {
    const { _font } = doc.font(face) as unknown as { _font: { ascender: number } }
    return (_font.ascender / 1000) * size
  }
  // Other fonts share the baseline.
  const base = ascent(cut)
  doc.font(cut).fontSize(size)
  const lead = (set.lineHeight - doc.currentLineHeight(false)) / 2
  set.lines.forEach((line, index) => {
    const slack = at.width - line.width
    let x = at.x + (at.align === 'right' ? slack : at.align === 'center' ? slack / 2 : 0)
    const top = at.y + index * set.lineHeight + lead
    for (const { text, cut: face } of line.runs) {
      const options = { lineBreak: false, characterSpacing: size * tracking }
      const y = top + base - ascent(face)
      doc.fillColor((face === strong && at.strongColour) || at.colour)
      doc.font(face).fontSize(size).text(text, x, y, options)
      x += doc.widthOfString(text, { characterSpacing: size * tracking })
    }
  })
}

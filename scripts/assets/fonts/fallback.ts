import type { Font } from 'fontkit'

/** Per thousand characters of Portuguese prose, accents folded into their letters. */
const frequency: Record<string, number> = {
  ' ': 163,
  a: 118,
  e: 103,
  o: 88,
  s: 64,
  r: 54,
  i: 52,
  n: 42,
  d: 41,
  m: 38,
  u: 38,
  t: 37,
  c: 33,
  l: 23,
  p: 21,
  v: 14,
  g: 11,
  h: 10,
  q: 9,
  b: 9,
  f: 9,
  z: 4,
  j: 3,
  x: 2,
  ',': 9,
  '.': 8,
  A: 3,
  E: 2,
  S: 2,
  C: 2,
  P: 1,
  M: 1,
}

export type Override = { sizeAdjust: number; ascent: number; descent: number; lineGap: number }

function average(width: (letter: string) => number): number {
  let sum = 0
  let count = 0
  for (const [letter, times] of Object.entries(frequency)) {
    sum += times * width(letter)
    count += times
  }
  return sum / count
}

type Width = (letter: string) => number

export function widthIn(font: Font): Width {
  return (letter) => {
    const glyph = font.glyphForCodePoint(letter.codePointAt(0) as number)
    return glyph.advanceWidth / font.unitsPerEm
  }
}

/**
 * What makes a face of the visitor's system take the room that `font` will take, so that the swap
 * moves nothing. `setting` corrects for kerning and word spaces in real text.
 */
export function matchWidth(font: Font, standIn: Width, setting = 1): Override {
  const sizeAdjust = (setting * average(widthIn(font))) / average(standIn)
  const share = (units: number) => units / font.unitsPerEm / sizeAdjust
  return {
    sizeAdjust,
    ascent: share(font.ascent),
    descent: share(-font.descent),
    lineGap: share(font.lineGap),
  }
}

import type { Font } from 'fontkit'
import { arialWidth } from './arial.ts'

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

/** What makes Arial take the room that `font` will take, so that the swap moves nothing. */
export function matchArial(font: Font, weight: 'regular' | 'bold'): Override {
  const own = average((letter) => {
    const glyph = font.glyphForCodePoint(letter.codePointAt(0) as number)
    return glyph.advanceWidth / font.unitsPerEm
  })
  const sizeAdjust = own / average((letter) => arialWidth(weight, letter))
  const share = (units: number) => units / font.unitsPerEm / sizeAdjust
  return {
    sizeAdjust,
    ascent: share(font.ascent),
    descent: share(-font.descent),
    lineGap: share(font.lineGap),
  }
}

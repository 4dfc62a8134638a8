import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Font } from 'fontkit'
import { root } from '../cache.ts'

/** Thousandths of an em. Less is under half a pixel in a phone's largest headline. */
const FAINTEST = 12

/** So that a face's size does not hang on how much there is to read. */
const MOST = 640

export type KernPair = { before: string; after: string; units: number }

/** Every pair of adjacent letters in the site's texts, as written and in capitals. */
export function contentPairs(): Set<string> {
  const folder = path.join(root, 'content')
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()
  const words = new Set<string>()
  for (const file of files.filter((name) => /\.(ts|md)$/.test(name))) {
    for (const word of readFileSync(path.join(folder, file), 'utf8').split(/\s+/)) words.add(word)
  }
  const pairs = new Set<string>()
  for (const word of words) {
    for (let i = 1; i < word.length; i += 1) {
      const pair = word.slice(i - 1, i + 1)
      pairs.add(pair).add(pair.toUpperCase())
    }
  }
  return pairs
}

/** How a face kerns these pairs. A letter it lacks kerns nothing. */
export function kernPairs(font: Font, pairs: Iterable<string>): KernPair[] {
  const knows = (letter: string) => font.hasGlyphForCodePoint(letter.codePointAt(0) as number)
  const kerned = [...pairs].flatMap((pair) => {
    const [before, after] = pair as unknown as [string, string]
    if (!knows(before) || !knows(after)) return []
    const { positions } = font.layout(pair)
    // A ligature kerns with nobody.
    if (positions.length !== 2) return []
    const { advanceWidth } = font.glyphForCodePoint(before.codePointAt(0) as number)
    const units = Math.round((positions[0] as { xAdvance: number }).xAdvance - advanceWidth)
    const isSeen = Math.abs(units) >= (FAINTEST / 1000) * font.unitsPerEm
    return isSeen ? [{ before, after, units }] : []
  })
  // Of equal ones always the same are left out, in whatever order the texts stand.
  const place = ({ before, after }: KernPair) => before + after
  return kerned
    .sort((a, b) => Math.abs(b.units) - Math.abs(a.units) || (place(a) < place(b) ? -1 : 1))
    .slice(0, MOST)
}

/**
 * The pairs as the plain `kern` table that every engine reads where the newer one has no kerning:
 * a few hundred rows instead of a matrix of all letters, which is 5 of the display face's 12 kB.
 */
export function kernTable(font: Font, pairs: KernPair[]): Buffer {
  const glyph = (letter: string) => font.glyphForCodePoint(letter.codePointAt(0) as number).id
  const rows = pairs
    .map(({ before, after, units }) => [glyph(before), glyph(after), units] as const)
    .sort((a, b) => a[0] - b[0] || a[1] - b[1])
  const power = Math.floor(Math.log2(rows.length || 1))
  const table = Buffer.alloc(18 + 6 * rows.length)
  // One horizontal subtable of format 0, searched by halves.
  const head = [0, 1, 0, 14 + 6 * rows.length, 1, rows.length]
  const search = [6 << power, power, 6 * rows.length - (6 << power)]
  for (const [i, value] of [...head, ...search].entries()) table.writeUInt16BE(value, 2 * i)
  for (const [i, [before, after, units]] of rows.entries()) {
    table.writeUInt16BE(before, 18 + 6 * i)
    table.writeUInt16BE(after, 20 + 6 * i)
    table.writeInt16BE(units, 22 + 6 * i)
  }
  return table
}

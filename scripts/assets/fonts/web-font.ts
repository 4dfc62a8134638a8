import type { Font } from 'fontkit'
import { type KernPair, kernTable } from './kerning.ts'
import { readTables, writeTables } from './sfnt.ts'

/** Tables that a browser does not need: style names, hints, and widths that gvar repeats. */
const unused = ['STAT', 'gasp', 'GDEF', 'GPOS', 'HVAR', 'MVAR']

/** Browsers insist on names and show none: family, style, full and PostScript name are one letter. */
function shortNames(): Buffer {
  const names = [1, 2, 4, 6]
  const strings = 6 + 12 * names.length
  const table = Buffer.alloc(strings + 2)
  for (const [i, value] of [0, names.length, strings].entries()) table.writeUInt16BE(value, 2 * i)
  for (const [i, name] of names.entries()) {
    // Windows, Unicode, English; each is the same two bytes.
    const record = [3, 1, 0x409, name, 2, 0]
    for (const [j, value] of record.entries()) table.writeUInt16BE(value, 6 + 12 * i + 2 * j)
  }
  table.write('\0A', strings, 'latin1')
  return table
}

type Axis = number | { min: number; max: number }

/** A face with these letters, its weight or weights, and this kerning, as a browser gets it. */
export async function makeWebFont(
  source: Buffer,
  letters: string,
  weight: Axis,
  kerning: KernPair[],
): Promise<Buffer> {
  const { default: subsetFont } = await import('subset-font')
  const { default: fontverter } = await import('fontverter')
  const { create } = await import('fontkit')
  const subset = await subsetFont(source, letters, {
    targetFormat: 'sfnt',
    keepFeatures: ['tnum'],
    noHinting: true,
    variationAxes: { wght: weight },
  })
  const tables = readTables(subset)
  for (const tag of unused) tables.delete(tag)
  tables.set('name', shortNames())
  tables.set('kern', kernTable(create(subset) as Font, kerning))
  return fontverter.convert(writeTables(tables), 'woff2')
}

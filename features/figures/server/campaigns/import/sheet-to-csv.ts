import { createWriteStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { stringify } from 'csv-stringify/sync'
import { readSheet } from 'read-excel-file/node'
import { ImportProblem } from './import-problem.ts'

const LARGEST_UNPACKED = 250_000_000
const MOST_ROWS = 200_000

const notASheet = () =>
  new ImportProblem('This is no .xlsx file.', [], {
    message: 'A planilha não pode ser aberta.',
    details: ['Salve como .xlsx sem senha, ou exporte como CSV.'],
  })

const tooLarge = () =>
  new ImportProblem('The sheet is too large; export it as CSV.', [], {
    message: 'A planilha é grande demais para ser aberta.',
    details: ['Exporte como CSV, que pode ter milhões de linhas.'],
  })

/**
 * The unpacked size by the zip's directory, checked before unpacking: a few kilobytes can hold
 * gigabytes.
 */
async function unpackedSize(path: string): Promise<number> {
  const file = await open(path)
  try {
    const { size } = await file.stat()
    const tail = Buffer.alloc(Math.min(size, 65_557))
    await file.read(tail, 0, tail.length, size - tail.length)
    const end = tail.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]))
    if (end < 0) throw notASheet()
    const list = Buffer.alloc(Math.min(tail.readUInt32LE(end + 12), 1_000_000))
    await file.read(list, 0, list.length, tail.readUInt32LE(end + 16))
    let total = 0
    for (let at = 0; at + 46 <= list.length && list.readUInt32LE(at) === 0x02014b50; ) {
      total += list.readUInt32LE(at + 24)
      at +=
        46 + list.readUInt16LE(at + 28) + list.readUInt16LE(at + 30) + list.readUInt16LE(at + 32)
    }
    if (total === 0) throw notASheet()
    return total
  } finally {
    await file.close()
  }
}

/** Kept as text: a campaign id has more digits than a number can hold. */
class Digits {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

type Cell = string | Digits | boolean | Date | null | undefined

function text(cell: Cell): string {
  if (cell instanceof Date) return cell.toISOString().slice(0, 10)
  if (cell instanceof Digits) {
    // 0.1 + 0.2 in a sheet; money has two decimals, rates four.
    return /^-?\d+$/.test(cell.text) ? cell.text : String(Number(Number(cell.text).toFixed(6)))
  }
  return String(cell ?? '').replace(/[\r\n]+/g, ' ')
}

/** The first sheet, one line per row, so that line numbers match. */
export async function sheetToCsv(path: string, to: string): Promise<{ numbers: boolean }> {
  if ((await unpackedSize(path)) > LARGEST_UNPACKED) throw tooLarge()
  const rows = await readSheet(path, { parseNumber: (digits) => new Digits(digits) }).catch(() => {
    throw notASheet()
  })
  if (rows.length > MOST_ROWS) throw tooLarge()
  const pieces = Readable.from(
    (function* () {
      for (const row of rows as Cell[][]) yield stringify([row.map(text)], { quoted_string: true })
    })(),
  )
  await pipeline(pieces, createWriteStream(to, { mode: 0o600 }))
  return { numbers: (rows as Cell[][]).some((row) => row.some((cell) => cell instanceof Digits)) }
}

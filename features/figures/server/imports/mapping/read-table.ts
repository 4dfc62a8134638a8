import { createHash } from 'node:crypto'
import { parse } from 'csv-parse/sync'
import { plain } from '../../campaigns/import/columns.ts'
import { delimiters, LINES_SEARCHED, parsing } from '../../campaigns/import/detect-layout.ts'
import { parseDay } from '../../campaigns/import/read-cell.ts'

/** The beginning of a file that nobody recognises. */
export type Table = {
  titles: string[]
  /** The first lines below the titles. */
  rows: string[][]
  headerLine: number
  delimiter: string
}

const MOST_COLUMNS = 200
const EXAMPLE_ROWS = 30
const LONGEST_CELL = 80

const cellsOf = (text: string, delimiter: string): string[] => {
  const [cells = []] = parse(text, { ...parsing, delimiter, skip_records_with_error: true })
  return cells
}

const isDay = (text: string) =>
  Boolean(parseDay(text.trim(), 'day first') ?? parseDay(text.trim(), 'month first'))
const isTitle = (text: string) => /\p{L}/u.test(text) && !isDay(text)

/** How much a line looks like titles: all of its cells are words, and the next line has a day. */
function titleScore(cells: string[], next: string[]): number {
  const filled = cells.filter((cell) => cell.trim())
  if (filled.length < 3 || !filled.every(isTitle) || next.length < 3) return 0
  return filled.length + (next.some(isDay) ? 1000 : 0)
}

/** Null when the text is no table with titles. */
export function readTable(sample: string): Table | null {
  // A picture or another binary file has no lines of text.
  if (sample.includes('\0') || sample.slice(0, 2000).includes('\ufffd')) return null
  const lines = sample.split(/\r?\n/, LINES_SEARCHED + 1)
  let best: { score: number; headerLine: number; delimiter: string } | undefined
  for (const delimiter of delimiters) {
    const cells = lines.map((line) => cellsOf(line, delimiter))
    for (const [index, titles] of cells.entries()) {
      const next = cells.slice(index + 1).find((row) => row.some((cell) => cell.trim())) ?? []
      const score = titleScore(titles, next)
      if (score > (best?.score ?? 0)) best = { score, headerLine: index + 1, delimiter }
    }
  }
  if (!best) return null
  const { headerLine, delimiter } = best
  const short = (cells: string[]) =>
    cells.slice(0, MOST_COLUMNS).map((cell) => cell.trim().slice(0, LONGEST_CELL))
  const rows: string[][] = parse(sample, {
    ...parsing,
    delimiter,
    from_line: headerLine + 1,
    to: EXAMPLE_ROWS,
    skip_records_with_error: true,
  })
  const titles = short(cellsOf(lines[headerLine - 1] ?? '', delimiter))
  return { titles, rows: rows.map(short), headerLine, delimiter }
}

/** The same titles in the same order are the same header. */
export const headerKey = ({ titles }: Pick<Table, 'titles'>): string =>
  createHash('sha256')
    .update(JSON.stringify(titles.map(plain)))
    .digest('hex')

/** The first different values of a column. */
export function examplesOf({ rows }: Table, column: number, most = 3): string[] {
  const values = rows.flatMap((row) => row[column] || [])
  return [...new Set(values)].slice(0, most)
}

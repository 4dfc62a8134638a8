import { pipeline } from 'node:stream/promises'
import { CsvError, parse } from 'csv-parse'
import type { ClientBase } from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { type Layout, parsing } from './detect-layout.ts'
import type { BadRow, Flaw } from './import-problem.ts'
import { type Row, readRow } from './read-row.ts'
import { type Encoding, openText } from './read-text.ts'

export type Staged = { rows: number; totals: number; bad: BadRow[]; badCount: number }

const LISTED = 50

type LineOfFile = { line: number; cells: string[] }

const figures = [
  'impressions',
  'clicks',
  'spend',
  'conversions',
  'ctr',
  'revenue',
  'contacts',
  'purchases',
  'conversations',
  'reach',
] as const
const columns = `line, external_id, name, status, objective, day, ${figures.join(', ')}`

/** COPY text format. */
function copyLine(line: number, row: Row): string {
  const fields = [row.externalId, row.name, row.status, row.objective].map((text) =>
    text === null ? '\\N' : text.replace(/[\\\t\n\r]/g, (sign) => escapes[sign] as string),
  )
  const values = figures.map((figure) => row[figure] ?? '\\N')
  return `${line}\t${fields.join('\t')}\t${row.day}\t${values.join('\t')}\n`
}

const escapes: Record<string, string> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' }

/** Reads the file line by line into a temporary table; unreadable lines are collected. */
export async function stageRows(
  connection: ClientBase,
  file: { path: string; encoding: Encoding },
  layout: Layout,
  options: { latestDay: string; onBytes: (read: number) => void },
): Promise<Staged> {
  await connection.query(`create temporary table staged (
    line integer, external_id text, name text, status text, objective text, day date,
    impressions bigint, clicks bigint, spend numeric, conversions numeric, ctr numeric,
    revenue numeric, contacts numeric, purchases numeric, conversations numeric, reach bigint,
    key text generated always as (coalesce('id ' || external_id, 'name ' || name)) stored
  ) on commit drop`)
  const staged: Staged = { rows: 0, totals: 0, bad: [], badCount: 0 }
  const parser = parse({
    ...parsing,
    delimiter: layout.delimiter,
    from_line: layout.headerLine + 1,
    // csv-parse's types allow only records of cells, but it passes on whatever this returns.
    on_record: (cells: string[], { lines }) => ({ line: lines, cells }) as never,
  })
  const table = connection.query(copyFrom(`copy staged (${columns}) from stdin`))
  const note = (line: number, flaw: Flaw) => {
    staged.badCount += 1
    if (staged.bad.length < LISTED) staged.bad.push({ line, ...flaw })
  }

  // Written in chunks: one write per line costs more than reading it.
  async function* lines(records: AsyncIterable<LineOfFile>) {
    let piece = ''
    try {
      for await (const { line, cells } of records) {
        const result = readRow(cells, layout, options.latestDay)
        if ('total' in result) staged.totals += 1
        else if ('bad' in result) note(line, result.bad)
        else {
          staged.rows += 1
          // After the first bad line nothing will be imported; reading continues to list the
          // others.
          if (staged.badCount === 0) piece += copyLine(line, result.row)
          if (piece.length > 65_536) {
            yield piece
            piece = ''
          }
        }
      }
    } catch (error) {
      if (!(error instanceof CsvError)) throw error
      note(Number(error.lines ?? 0), {
        en: 'the quotation marks do not close; nothing after it can be read',
        pt: 'as aspas não se fecham; nada depois disto pode ser lido',
      })
    }
    if (piece) yield piece
  }
  const text = openText(file.path, file.encoding, options.onBytes)
  text.on('error', (error) => parser.destroy(error))
  try {
    await pipeline(lines(text.pipe(parser)), table)
  } finally {
    text.destroy()
  }
  return staged
}

import { pipeline, type Readable } from 'node:stream'
import { stringify } from 'csv-stringify'

export type CsvColumn<Row> = [title: string, read: (row: Row) => string | null]

/** Also behind spaces: some spreadsheets trim a cell before they judge it. */
const hiddenFormula = /^\s+[=+\-@\uff0b\uff0d\uff1d\uff20]/

/** A decimal as PostgreSQL writes it, with the comma that spreadsheets in Brazil read. */
export const decimalComma = (value: string) => value.replace('.', ',')

/**
 * The one way a file for spreadsheets is written, as Excel in Brazil opens it: semicolons, CRLF, a
 * mark that says UTF-8, and no text that begins like a formula left to become one.
 */
export function writeCsv<Row>(
  columns: CsvColumn<Row>[],
  rows: Iterable<Row> | AsyncIterable<Row>,
): Readable {
  async function* cells() {
    for await (const row of rows) yield columns.map(([, read]) => read(row))
  }
  const writer = stringify({
    bom: true,
    delimiter: ';',
    record_delimiter: 'windows',
    header: true,
    columns: columns.map(([title]) => title),
    escape_formulas: true,
    cast: { string: (text) => (hiddenFormula.test(text) ? `'${text}` : text) },
  })
  // Whoever reads the result is told of an error; there is nobody else to tell.
  return pipeline(cells, writer, () => {})
}

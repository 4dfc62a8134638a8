import { pipeline, type Readable } from 'node:stream'
import { stringify } from 'csv-stringify'

export type CsvColumn<Row> = [title: string, read: (row: Row) => string | null]

/** Also after spaces: some spreadsheets trim cells first. */
const hiddenFormula = /^\s+[=+\-@\uff0b\uff0d\uff1d\uff20]/

/** A decimal as PostgreSQL writes it, with the comma that spreadsheets in Brazil read. */
export const decimalComma = (value: string) => value.replace('.', ',')

/** CSV for Excel in Brazil: semicolons, CRLF, BOM, and formulas disarmed. */
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
  // Errors reach the reader of the result.
  return pipeline(cells, writer, () => {})
}

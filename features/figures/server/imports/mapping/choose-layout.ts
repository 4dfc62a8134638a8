import type { ClientBase } from 'pg'
import { z } from 'zod'
import { isOther } from '#features/figures/rules/period.ts'
import { jsonAs, queryText } from '#server/db/query-rows.ts'
import { detectLayout, type Layout } from '../../campaigns/import/detect-layout.ts'
import { ImportProblem, Unrecognised } from '../../campaigns/import/import-problem.ts'
import type { DateOrder, DecimalSign } from '../../campaigns/import/read-cell.ts'
import { readSample } from '../../campaigns/import/read-text.ts'
import { type Guess, guessMapping } from './guess-mapping.ts'
import { type Conversion, layoutOf, type Mapping, mappedColumns } from './mapping.ts'
import { headerKey, readTable, type Table } from './read-table.ts'

/** The file can be read once somebody says what its columns are, or gives a rate. */
export class NeedsMapping extends ImportProblem {
  readonly table: Table
  readonly guess: Guess

  constructor({ message, details, portuguese }: ImportProblem, table: Table, guess: Guess) {
    super(message, details, portuguese)
    this.name = 'NeedsMapping'
    this.table = table
    this.guess = guess
  }
}

export type Chosen = {
  layout: Layout
  /** How amounts become reais; none for files in reais. */
  conversion?: Conversion
  table: Table | null
  how: 'recognised' | 'remembered' | 'chosen'
}

const mappingRow = z.object({ mapping: jsonAs<Mapping>() })

async function readMapping(connection: ClientBase, importId: string, table: Table) {
  const rows = await queryText(
    connection,
    mappingRow,
    `select mapping from alisio.import_mappings join alisio.imports using (client_id)
     where imports.id = $1 and header = $2`,
    [importId, headerKey(table)],
  )
  return rows[0]?.mapping
}

const noRate = (currency: string) =>
  new ImportProblem(
    `The amounts are in ${currency}; --rate says how many reais one ${currency} is.`,
    [],
    {
      message: `Os valores estão em ${currency}. Falta a taxa para reais.`,
      details: ['Dê uma taxa para o arquivo, ou use as taxas guardadas.'],
    },
  )

/** How to export anew helps only with a file of the two known platforms. */
const unmapped = ({ message, details, portuguese }: ImportProblem, { platform }: Guess) =>
  new ImportProblem(message, details, {
    message: 'Falta dizer o que é cada coluna deste arquivo.',
    details:
      platform && !isOther(platform)
        ? [portuguese.message, ...portuguese.details]
        : ['Confira o que já está preenchido e escolha o que falta.'],
  })

/** A recognised file only lacks its rate. */
function guessOf(layout: Layout, guess: Guess): Guess {
  const at = { ...layout.at, day: layout.at.day ?? layout.at.starts }
  const columns = mappedColumns.flatMap((column) =>
    at[column] === undefined ? [] : [[column, at[column]]],
  )
  const { platform, dateOrder, decimalSign, currency } = layout
  return {
    platform,
    dateOrder,
    decimalSign,
    currency,
    columns: Object.fromEntries(columns),
    unsure: guess.unsure,
  }
}

export type LayoutOptions = {
  decimalSign?: DecimalSign
  dateOrder?: DateOrder
  /** What somebody said about the columns. */
  mapping?: Mapping
  /** Reais for one unit of the file's currency. */
  rate?: string
  fileName?: string
}

/** How to read a file: as somebody said, as they said of the same titles, or as we recognise it. */
export async function chooseLayout(
  connection: ClientBase,
  importId: string,
  sample: string,
  { mapping, rate, fileName = '', ...styles }: LayoutOptions,
): Promise<Chosen> {
  const table = readTable(sample)
  if (mapping && table) {
    return {
      layout: layoutOf(table, mapping),
      conversion: mapping.conversion,
      table,
      how: 'chosen',
    }
  }
  const guess = table && guessMapping(table, fileName, styles.decimalSign === '.')
  const remembered = table && (await readMapping(connection, importId, table))
  if (remembered && table) {
    const conversion = rate ? { rate } : remembered.conversion
    if (remembered.currency !== 'BRL' && !conversion) {
      throw new NeedsMapping(noRate(remembered.currency), table, { ...remembered, unsure: [] })
    }
    return { layout: layoutOf(table, remembered), conversion, table, how: 'remembered' }
  }
  let layout: Layout
  try {
    layout = detectLayout(sample, styles)
  } catch (error) {
    if (!(error instanceof Unrecognised) || !table || !guess) throw error
    throw new NeedsMapping(unmapped(error, guess), table, guess)
  }
  if (layout.currency === 'BRL') return { layout, table, how: 'recognised' }
  if (rate) return { layout, conversion: { rate }, table, how: 'recognised' }
  if (!table || !guess) throw noRate(layout.currency)
  throw new NeedsMapping(noRate(layout.currency), table, guessOf(layout, guess))
}

/** What was remembered for a file, so that it can be changed where it does not fit. */
export async function readRemembered(
  connection: ClientBase,
  importId: string,
  path: string,
): Promise<{ table: Table; mapping: Mapping } | null> {
  const table = readTable((await readSample(path)).text)
  const mapping = table && (await readMapping(connection, importId, table))
  return table && mapping ? { table, mapping } : null
}

import { isOther, type Platform } from '#features/figures/rules/period.ts'
import { adColumns, readHeader } from '../../campaigns/import/columns.ts'
import type { Layout } from '../../campaigns/import/detect-layout.ts'
import type { DateOrder, DecimalSign } from '../../campaigns/import/read-cell.ts'
import type { Table } from './read-table.ts'

/** Columns that staff can point at; the first three are required. */
export const mappedColumns = [
  'day',
  'name',
  'spend',
  'impressions',
  'clicks',
  'conversions',
  'revenue',
  'reach',
  'id',
  'status',
] as const
export type MappedColumn = (typeof mappedColumns)[number]

export const requiredColumns: readonly MappedColumn[] = ['day', 'name', 'spend']

export const columnLabels: Record<MappedColumn, string> = {
  day: 'Dia',
  name: 'Campanha',
  spend: 'Investimento',
  impressions: 'Impressões',
  clicks: 'Cliques',
  conversions: 'Resultados ou conversões',
  revenue: 'Receita',
  reach: 'Alcance',
  id: 'Identificação da campanha',
  status: 'Situação da campanha',
}

/** One rate for the whole file, or those stored for each day. */
export type Conversion = { rate: string } | 'stored'

/** What somebody said about a file; remembered for the client and these titles. */
export type Mapping = {
  platform: Platform
  columns: Partial<Record<MappedColumn, number>>
  dateOrder: DateOrder
  decimalSign: DecimalSign
  currency: string
  /** Absent while amounts are in reais, or when nobody gave a rate yet. */
  conversion?: Conversion
}

/** A rate is of one file; that the stored ones are used is remembered. */
export const toRemember = ({ conversion, ...mapping }: Mapping): Mapping =>
  conversion === 'stored' ? { ...mapping, conversion } : mapping

/**
 * Columns nobody has to point at: all others that the two known platforms write, and of any file its
 * currency and what is below a campaign.
 */
function otherColumns({ titles }: Table, { platform }: Mapping): Layout['at'] {
  const { at } = readHeader(titles)
  const own: readonly string[] = ['currency', ...adColumns]
  const others = Object.entries(at).filter(([column]) =>
    isOther(platform)
      ? own.includes(column)
      : !(mappedColumns as readonly string[]).includes(column),
  )
  return Object.fromEntries(others)
}

/** Meta's first day of a row is its day only if the row ends on it, which is checked by both. */
function columnsOf(table: Table, mapping: Mapping): Layout['at'] {
  const { starts, ends, ...others } = otherColumns(table, mapping)
  const { day, ...columns } = mapping.columns
  return day === starts && ends !== undefined
    ? { ...others, ...columns, starts, ends }
    : { ...others, ...columns, day }
}

export const layoutOf = (table: Table, mapping: Mapping): Layout => ({
  platform: mapping.platform,
  delimiter: table.delimiter,
  headerLine: table.headerLine,
  at: columnsOf(table, mapping),
  titles: table.titles,
  decimalSign: mapping.decimalSign,
  dateOrder: mapping.dateOrder,
  currency: mapping.currency,
})

/** Columns that would have told something and are not in the file. */
export const absentColumns = ({ at }: Pick<Layout, 'at'>): string[] =>
  (['impressions', 'clicks', 'conversions', 'revenue'] as const)
    .filter((column) => at[column] === undefined)
    .map((column) => columnLabels[column])

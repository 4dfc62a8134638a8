import { readRate } from '#features/figures/rules/converted.ts'
import { type Platform, platforms } from '#features/figures/rules/period.ts'
import type { FieldErrors } from '#features/shared/rules/form.ts'
import { stripControls } from '#features/shared/rules/text.ts'
import { plain } from '../../campaigns/import/columns.ts'
import { parseDay, parseNumber, parseSigned } from '../../campaigns/import/read-cell.ts'
import { readCurrency } from '../../campaigns/import/read-currency.ts'
import { knownNames } from './guess-mapping.ts'
import {
  type Conversion,
  columnLabels,
  layoutOf,
  type MappedColumn,
  type Mapping,
  mappedColumns,
  requiredColumns,
} from './mapping.ts'
import type { Table } from './read-table.ts'

/** The usual currencies of ad accounts; a file's own is always among the choices. */
export const currencies = [
  'BRL',
  'USD',
  'EUR',
  'GBP',
  'ARS',
  'CLP',
  'COP',
  'MXN',
  'PEN',
  'PYG',
  'UYU',
  'CAD',
  'AUD',
  'CHF',
  'JPY',
]

type Checked =
  | { mapping: Mapping; errors?: undefined }
  | { mapping?: undefined; errors: FieldErrors }

const LONGEST_NAME = 40

function readPlatform(text: (name: string) => string): Platform | FieldErrors {
  const known = platforms.find((each) => each === text('platform'))
  if (known) return known
  if (text('platform') !== 'other') {
    return { platform: 'Escolha de que plataforma é o arquivo.' }
  }
  const name = text('platformName')
  if (!name) {
    return { platformName: 'Escreva o nome da plataforma, como TikTok Ads ou LinkedIn Ads.' }
  }
  if (name.length > LONGEST_NAME) {
    return { platformName: `Escreva um nome de até ${LONGEST_NAME} letras.` }
  }
  if (knownNames.includes(plain(name))) {
    return { platformName: `Para ${name}, escolha esta plataforma na lista acima.` }
  }
  return `outra:${name}`
}

function readConversion(
  text: (name: string) => string,
  currency: string,
): { conversion?: Conversion; error?: string } {
  if (currency === 'BRL') return {}
  if (text('conversion') === 'stored') return { conversion: 'stored' }
  const rate = readRate(text('rate'))
  return rate
    ? { conversion: { rate } }
    : { error: `Escreva quantos reais vale 1 ${currency}, como 5,43, ou use as taxas guardadas.` }
}

function readColumns(text: (name: string) => string, { titles }: Table) {
  const columns: Mapping['columns'] = {}
  const errors: FieldErrors = {}
  const owners = new Map<number, MappedColumn>()
  for (const column of mappedColumns) {
    const value = text(column)
    const at = /^\d{1,3}$/.test(value) ? Number(value) : undefined
    if (at === undefined || titles[at] === undefined) {
      if (requiredColumns.includes(column)) {
        errors[column] =
          `Escolha a coluna: sem ${columnLabels[column].toLowerCase()} o arquivo não entra.`
      }
      continue
    }
    const owner = owners.get(at)
    if (owner) {
      errors[column] =
        `A coluna “${titles[at]}” já é ${columnLabels[owner]}. Escolha outra, ou “não está no arquivo”.`
      continue
    }
    owners.set(at, column)
    columns[column] = at
  }
  return { columns, errors }
}

/** Lines of totals have no name or no day, or say so. */
const dataRows = ({ rows }: Table, { columns }: Mapping) => {
  const filled = (text = '') => text !== '' && !/^-+$/.test(text)
  return rows.filter(
    (row) =>
      filled(row[columns.name ?? -1]) &&
      filled(row[columns.day ?? -1]) &&
      !/^total\b/i.test(row[0] ?? ''),
  )
}

const orderNames = { 'day first': 'dia/mês/ano', 'month first': 'mês/dia/ano' } as const
const signNames = { ',': 'vírgula (1.234,56)', '.': 'ponto (1,234.56)' } as const

/** Tries the first lines, so that a wrong choice is said beside its field. */
function tryRows(table: Table, mapping: Mapping): FieldErrors {
  const { columns, dateOrder, decimalSign } = mapping
  const layout = layoutOf(table, mapping)
  const rows = dataRows(table, mapping).map((row) => [...row])
  for (const row of rows) readCurrency(row, layout)
  const errors: FieldErrors = {}
  const days = rows.map((row) => row[columns.day ?? -1] ?? '')
  const wrongDay = days.find((day) => !parseDay(day, dateOrder))
  if (wrongDay) {
    const other = dateOrder === 'day first' ? 'month first' : 'day first'
    if (days.every((day) => parseDay(day, other))) {
      errors.dateOrder = `“${wrongDay}” não é um dia assim. Escolha ${orderNames[other]}.`
    } else errors.day = `“${wrongDay}” não é um dia. Escolha a coluna das datas, uma linha por dia.`
  }
  for (const column of [
    'spend',
    'impressions',
    'clicks',
    'conversions',
    'revenue',
    'reach',
  ] as const) {
    const at = columns[column]
    if (at === undefined) continue
    const values = rows.map((row) => row[at] ?? '')
    const read = column === 'revenue' ? parseSigned : parseNumber
    const wrong = values.find((value) => read(value, decimalSign) === undefined)
    if (wrong === undefined) continue
    const other = decimalSign === ',' ? '.' : ','
    if (values.every((value) => read(value, other) !== undefined)) {
      errors.decimalSign ??= `“${wrong}” não é um número assim. Escolha ${signNames[other]}.`
    } else {
      errors[column] =
        `“${wrong}” não é um número. Escolha outra coluna para ${columnLabels[column]}.`
    }
  }
  return errors
}

const isErrors = (value: unknown): value is FieldErrors => typeof value === 'object'

/** What somebody chose, or what is wrong with it, field by field. */
export function checkMapping(table: Table, form: FormData): Checked {
  const text = (name: string) => stripControls(String(form.get(name) ?? '')).trim()
  const { columns, errors } = readColumns(text, table)
  const platform = readPlatform(text)
  if (isErrors(platform)) Object.assign(errors, platform)
  const dateOrder = text('dateOrder')
  if (dateOrder !== 'day first' && dateOrder !== 'month first') {
    errors.dateOrder = 'Escolha como as datas estão escritas.'
  }
  const decimalSign = text('decimalSign')
  if (decimalSign !== ',' && decimalSign !== '.') {
    errors.decimalSign = 'Escolha como os decimais estão escritos.'
  }
  const currency = text('currency').toUpperCase()
  if (!/^[A-Z]{3}$/.test(currency)) errors.currency = 'Escolha a moeda dos valores.'
  const { conversion, error } = readConversion(text, currency)
  if (error && !errors.currency) errors.rate = error
  const mapping = { platform, columns, dateOrder, decimalSign, currency, conversion } as Mapping
  if (Object.keys(errors).length === 0) Object.assign(errors, tryRows(table, mapping))
  return Object.keys(errors).length > 0 ? { errors } : { mapping }
}

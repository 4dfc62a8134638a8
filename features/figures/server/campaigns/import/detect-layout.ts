import { parse } from 'csv-parse/sync'
import type { Platform as AnyPlatform } from '#features/figures/rules/period.ts'
import { type Column, type Header, missingColumns, platformNames, readHeader } from './columns.ts'
import { Unrecognised } from './import-problem.ts'
import {
  type DateOrder,
  type DecimalSign,
  detectDateOrder,
  detectDecimalSign,
} from './read-cell.ts'

export type Layout = {
  platform: AnyPlatform
  delimiter: string
  /** Line of the titles; Google writes a title and a period above them. */
  headerLine: number
  at: Header['at']
  titles: readonly string[]
  decimalSign: DecimalSign
  dateOrder: DateOrder
  /** Of the amounts. */
  currency: string
}

/** csv-parse options for both platforms. */
export const parsing = {
  bom: true,
  relax_quotes: true,
  relax_column_count: true,
  skip_empty_lines: true,
  max_record_size: 1_000_000,
} as const

export const delimiters = [',', ';', '\t']
export const LINES_SEARCHED = 30

/** Titles of required columns, for error messages. */
const titles: Record<string, string> = {
  name: 'Nome da campanha / Campaign name (Meta), Campanha / Campaign (Google)',
  day: 'Dia / Day (Meta: breakdown "por tempo: dia"; Google: segment "Dia")',
  impressions: 'Impressões / Impressions / Impr.',
  clicks: 'Cliques no link / Link clicks (Meta), Cliques / Clicks (Google)',
  spend: 'Valor usado / Amount spent (Meta), Custo / Cost (Google)',
  conversions: 'Resultados / Results (Meta), Conversões / Conversions (Google)',
}

type HeaderMatch = { header: Header; line: number; delimiter: string }

function findHeader(sample: string): HeaderMatch {
  const lines = sample.split(/\r?\n/, LINES_SEARCHED)
  let best: HeaderMatch | undefined
  for (const [index, text] of lines.entries()) {
    for (const delimiter of delimiters) {
      const [cells = []] = parse(text, { ...parsing, delimiter, skip_records_with_error: true })
      const header = readHeader(cells)
      const size = Object.keys(header.at).length
      if (size > Object.keys(best?.header.at ?? {}).length) {
        best = { header, line: index + 1, delimiter }
      }
    }
  }
  if (!best || Object.keys(best.header.at).length < 3) {
    throw new Unrecognised(
      'This is no export of Meta Ads Manager or Google Ads: no line of column titles was found.',
      ['Export the campaigns as CSV with one row per day. docs/importing-campaigns.md says how.'],
      {
        message:
          'Este arquivo não é uma exportação do Meta Ads ou do Google Ads: não há uma linha com os nomes das colunas.',
        details: ['Exporte as campanhas com uma linha por dia, sem mudar os nomes das colunas.'],
      },
    )
  }
  const missing = missingColumns(best.header)
  if (missing.length) {
    throw new Unrecognised(
      `The file lacks ${missing.length === 1 ? 'a column' : 'columns'}; export it anew with:`,
      missing.map((column) => titles[column] as string),
      {
        message: `${missing.length === 1 ? 'Falta uma coluna' : 'Faltam colunas'} no arquivo. Exporte de novo com:`,
        details: missing.map((column) => titles[column] as string),
      },
    )
  }
  return best
}

function currencyOf(header: Header, rows: string[][]): string {
  const cell = header.at.currency
  const inRows = cell === undefined ? [] : rows.map((row) => row[cell]?.trim().toUpperCase())
  return [header.currency, ...inRows].find((code) => code && /^[A-Z]{3}$/.test(code)) ?? 'BRL'
}

/** The file's layout, judged by its beginning. */
export function detectLayout(
  sample: string,
  options: { decimalSign?: DecimalSign; dateOrder?: DateOrder } = {},
): Layout {
  const { header, line, delimiter } = findHeader(sample)
  if (!header.platform) {
    throw new Unrecognised(
      `It cannot be told whether this is an export of ${Object.values(platformNames).join(' or of ')}.`,
      ['Keep the titles as the platform wrote them.'],
      {
        message: 'Não dá para saber se o arquivo é do Meta Ads ou do Google Ads.',
        details: ['Deixe os nomes das colunas como a plataforma os escreveu.'],
      },
    )
  }
  const rows: string[][] = parse(sample, {
    ...parsing,
    delimiter,
    from_line: line + 1,
    skip_records_with_error: true,
  })
  const values = (column: Column) => {
    const at = header.at[column]
    return at === undefined ? [] : rows.map((row) => row[at] ?? '')
  }
  const numbers = (
    ['spend', 'conversions', 'ctr', 'revenue', 'impressions', 'clicks'] as const
  ).flatMap((column) =>
    values(column).map((text) => ({ text, whole: /impressions|clicks/.test(column) })),
  )
  return {
    platform: header.platform,
    delimiter,
    headerLine: line,
    at: header.at,
    titles: header.titles,
    currency: currencyOf(header, rows),
    decimalSign:
      options.decimalSign ?? detectDecimalSign(numbers) ?? (header.language === 'pt' ? ',' : '.'),
    dateOrder:
      options.dateOrder ??
      detectDateOrder([...values('day'), ...values('starts')]) ??
      (header.language === 'pt' ? 'day first' : 'month first'),
  }
}

import { type Platform, platformNames } from '#features/figures/rules/period.ts'
import { plain, readHeader } from '../../campaigns/import/columns.ts'
import { detectDateOrder, detectDecimalSign, parseDay } from '../../campaigns/import/read-cell.ts'
import { currencyIn } from '../../campaigns/import/read-currency.ts'
import { type MappedColumn, type Mapping, mappedColumns } from './mapping.ts'
import type { Table } from './read-table.ts'

/** Titles of TikTok, LinkedIn and others in both languages, and what people write themselves. */
const titles: Record<MappedColumn, string[]> = {
  day: [
    'by day',
    'por dia',
    'date',
    'data',
    'dia',
    'day',
    'start date (in utc)',
    'data de inicio (em utc)',
    'data de inicio (utc)',
    'start date',
    'data de inicio',
    'reporting starts',
    'inicio dos relatorios',
  ],
  name: ['campaign name', 'nome da campanha', 'campanha', 'campaign', 'nome'],
  spend: [
    'total spent',
    'total gasto',
    'amount spent',
    'valor usado',
    'valor gasto',
    'cost',
    'custo',
    'spend',
    'gasto',
    'investimento',
    'valor investido',
    'custo total',
    'total cost',
  ],
  impressions: ['impressions', 'impressoes', 'impr.', 'exibicoes', 'visualizacoes de anuncio'],
  clicks: [
    'clicks (destination)',
    'cliques (destino)',
    'destination clicks',
    'cliques no destino',
    'link clicks',
    'cliques no link',
    'clicks',
    'cliques',
    'clicks (all)',
    'cliques (todos)',
  ],
  conversions: [
    'results',
    'resultados',
    'conversions',
    'conversoes',
    'total conversions',
    'conversoes totais',
    'leads',
    'contatos',
    'vendas',
  ],
  revenue: [
    'revenue',
    'receita',
    'faturamento',
    'conversion value',
    'valor de conversao',
    'total conversion value',
    'valor total de conversao',
    'valor total das conversoes',
    'total purchase value',
    'purchase value',
    'valor de compra',
  ],
  reach: ['reach', 'alcance'],
  id: ['campaign id', 'id da campanha', 'identificacao da campanha', 'codigo da campanha'],
  status: ['campaign status', 'status da campanha', 'primary status', 'status principal', 'status'],
}

/** Without the currency behind it: 'Custo (USD)', 'Total gasto - BRL'. */
const bareTitle = (title: string) =>
  plain(title)
    .replace(/\s*[([-]\s*[a-z]{3}\s*[)\]]?$/, '')
    .trim()

/** The earliest name in the list that some title has. */
function columnOf(table: Table, column: MappedColumn): number | undefined {
  const exact = table.titles.map((title) => plain(title))
  const bare = table.titles.map(bareTitle)
  for (const name of titles[column]) {
    const at = exact.includes(name) ? exact.indexOf(name) : bare.indexOf(name)
    if (at >= 0) return at
  }
  return undefined
}

const valuesOf = ({ rows }: Table, column: number | undefined): string[] =>
  column === undefined ? [] : rows.flatMap((row) => row[column] || [])

/** A column of days, where no title says so. */
function dayByValues(table: Table): number | undefined {
  const at = table.titles.findIndex((_, index) => {
    const values = valuesOf(table, index)
    const isDay = (text: string) => parseDay(text, 'day first') ?? parseDay(text, 'month first')
    return values.length > 0 && values.every(isDay)
  })
  return at < 0 ? undefined : at
}

/** What gives a platform away, in the file's name or its titles. */
const cues: [RegExp, string][] = [
  [/tik ?tok|(?:cpc|ctr|clicks|cliques) \((?:destination|destino)\)/, 'TikTok Ads'],
  [
    /linkedin|campaign group name|nome do grupo de campanhas?|start date \(in utc\)/,
    'LinkedIn Ads',
  ],
  [/pinterest/, 'Pinterest Ads'],
  [/kwai/, 'Kwai Ads'],
  [/microsoft|bing/, 'Microsoft Ads'],
  [/twitter/, 'X Ads'],
  [/taboola/, 'Taboola'],
  [/spotify/, 'Spotify Ads'],
]

function platformOf(table: Table, fileName: string): Platform | null {
  const text = plain([fileName, ...table.titles].join(' · '))
  const name = cues.find(([cue]) => cue.test(text))?.[1]
  if (name) return `outra:${name}`
  const { platform, at } = readHeader(table.titles)
  return platform && Object.keys(at).length > 4 ? platform : null
}

/** The currency by the title, a column of codes, or a sign beside the amounts. */
function currencyOf(table: Table, spend: number | undefined): string {
  const inTitle = spend === undefined ? '' : (table.titles[spend] ?? '')
  const column = table.titles.findIndex((title) =>
    /^(?:currency|currency code|moeda|codigo da moeda)$/.test(plain(title)),
  )
  const texts = [
    inTitle.match(/[([\s-]([A-Z]{3})[)\]]?$/)?.[1] ?? '',
    ...(column < 0 ? [] : valuesOf(table, column)),
    ...valuesOf(table, spend),
  ]
  return texts.map(currencyIn).find(Boolean) ?? 'BRL'
}

/** Decides what a file does not give away; a sheet made by hand is Portuguese. */
function isEnglish({ titles }: Table): boolean {
  const words = plain(titles.join(' '))
  return (
    /\b(?:cost|spend|spent|date|day|clicks|campaign)\b/.test(words) &&
    !/\b(?:custo|gasto|campanha|dia|data|cliques|valor|investimento|verba)\b/.test(words)
  )
}

export type Guess = Omit<Mapping, 'platform'> & {
  platform: Platform | null
  /** What the file does not give away, so that somebody should look. */
  unsure: ('dateOrder' | 'decimalSign')[]
}

/** What the columns probably are, for somebody to confirm. */
export function guessMapping(table: Table, fileName: string, sheet: boolean): Guess {
  const columns: Mapping['columns'] = {}
  const used = new Set<number>()
  for (const column of mappedColumns) {
    const at = columnOf(table, column) ?? (column === 'day' ? dayByValues(table) : undefined)
    if (at === undefined || used.has(at)) continue
    columns[column] = at
    used.add(at)
  }
  const english = isEnglish(table)
  const numbers = (['spend', 'revenue', 'conversions', 'impressions', 'clicks'] as const).flatMap(
    (column) =>
      valuesOf(table, columns[column]).map((text) => ({
        text: text.replace(/[A-Z]{0,2}[$€£]|\b[A-Z]{3}\b/g, ''),
        whole: column === 'impressions' || column === 'clicks',
      })),
  )
  const days = valuesOf(table, columns.day)
  const dateOrder = detectDateOrder(days)
  const decimalSign = sheet ? '.' : detectDecimalSign(numbers)
  const numericDays = days.some((day) => /^\d{1,2}[/.-]/.test(day))
  return {
    platform: platformOf(table, fileName),
    columns,
    dateOrder: dateOrder ?? (english ? 'month first' : 'day first'),
    decimalSign: decimalSign ?? (english ? '.' : ','),
    currency: currencyOf(table, columns.spend),
    unsure: [
      ...(numericDays && !dateOrder ? ['dateOrder' as const] : []),
      ...(decimalSign ? [] : ['decimalSign' as const]),
    ],
  }
}

export const knownNames = Object.values(platformNames).map(plain)

import { type ConversionKind, conversionKinds } from '#features/figures/rules/figures.ts'
import {
  asResult,
  describeKind,
  PLAIN_CONVERSIONS,
  UNSTATED_RESULTS,
} from '#features/figures/rules/result-kinds.ts'
import { stripControls } from '#features/shared/rules/text.ts'
import {
  type AdColumn,
  type Extra,
  extras,
  type Figure,
  figures,
  readObjective,
  readStatus,
} from './columns.ts'
import type { Layout } from './detect-layout.ts'
import type { Flaw } from './import-problem.ts'
import { parseDay, parseNumber, parseSigned } from './read-cell.ts'

/** Null when the file does not have the column. */
type Extras = Record<Exclude<Extra, ConversionKind>, string | null> & Record<ConversionKind, string>

const extraTitles: Record<Extra, string> = {
  revenue: 'Receita',
  reach: 'Alcance',
  contacts: 'Contatos',
  purchases: 'Compras',
  conversations: 'Conversas',
}

const LARGEST = 1e9

type ReadCell = (at: number | undefined) => string

function readExtras(
  cell: ReadCell,
  { at, decimalSign }: Layout,
): Extras | { wrong: Extra; text: string } {
  const read = { revenue: null, reach: null, contacts: '0', purchases: '0', conversations: '0' }
  const values: Extras = read
  for (const extra of extras) {
    const text = cell(at[extra])
    const value = parseSigned(text, decimalSign)
    const fits = value === null || Math.abs(Number(value)) <= LARGEST
    const below = extra !== 'revenue' && Number(value) < 0
    const broken = extra === 'reach' && !Number.isInteger(Number(value))
    if (value === undefined || !fits || below || broken) return { wrong: extra, text }
    if (value !== null) values[extra] = extra === 'reach' ? String(Number(value)) : value
  }
  return values
}

/** A count per kind, as the platform names it. */
export type Results = Map<string, number>

const LONGEST_KIND = 120

/** The kinds that have columns of their own. */
const columnKinds: Record<ConversionKind, string> = {
  contacts: asResult('lead'),
  purchases: asResult('omni_purchase'),
  conversations: asResult('onsite_conversion.messaging_conversation_started_7d'),
}

/**
 * Results are of the indicator's kind. A column of the same kind counts the same events; without an
 * indicator, what the columns do not explain is of an unstated kind.
 */
function readResults(
  cell: ReadCell,
  { at, platform }: Layout,
  { conversions, ...extras }: Record<ConversionKind | 'conversions', string>,
): Results {
  const results: Results = new Map()
  let rest = Number(conversions)
  const indicator = stripControls(cell(at.indicator)).trim().slice(0, LONGEST_KIND)
  const group = indicator ? describeKind(indicator).group : undefined
  for (const kind of conversionKinds) {
    if (at[kind] === undefined) continue
    const own = Number(extras[kind])
    const count = kind === group ? Math.max(own, rest) : own
    if (count > 0) results.set(columnKinds[kind], count)
    if (kind === group) rest = 0
    else if (!group) rest -= own
  }
  const unnamed = platform === 'google' ? PLAIN_CONVERSIONS : UNSTATED_RESULTS
  rest = Math.round(rest * 1e6) / 1e6
  if (rest > 0) results.set(indicator || unnamed, rest)
  return results
}

export type Row = Omit<Record<Figure, string>, 'conversions'> &
  Omit<Extras, ConversionKind> & {
    results: Results
    name: string
    externalId: string | null
    day: string
    ctr: string | null
    status: string | null
    objective: string | null
  } & Record<AdColumn, string | null>

export type RowResult = { row: Row } | { bad: Flaw } | { total: true }

const LONGEST_NAME = 300
/** Largest values of the columns, with room for sums. */
const largest = { impressions: 1e12, clicks: 1e12, spend: 1e9, conversions: 1e9 }

const titles = {
  impressions: 'Impressões',
  clicks: 'Cliques',
  spend: 'Investimento',
  conversions: 'Conversões',
  ctr: 'CTR',
  ...extraTitles,
}

const bad = (en: string, pt: string): { bad: Flaw } => ({ bad: { en, pt } })

const quoted = (text: string) => JSON.stringify(text.slice(0, 60))

/** One line of the file: figures, a total to skip, or an error. */
export function readRow(cells: readonly string[], layout: Layout, latestDay: string): RowResult {
  const { at } = layout
  const cell = (index: number | undefined) =>
    index === undefined ? '' : (cells[index] ?? '').trim().replace(/^-+$/, '')
  const name = cell(at.name).replace(/\s+/g, ' ')
  const starts = cell(at.starts)
  const ends = cell(at.ends)
  const dayText = at.day === undefined ? starts : cell(at.day)
  if (isTotal(cells, name, dayText, starts !== ends)) return { total: true }

  if (!name) return bad('the campaign has no name', 'a campanha está sem nome')
  if (name.length > LONGEST_NAME)
    return bad(
      `the name is longer than ${LONGEST_NAME} characters`,
      `o nome tem mais de ${LONGEST_NAME} caracteres`,
    )
  if (name.includes('\ufffd') || name.includes('\0')) {
    return bad(
      `the name ${quoted(name)} has unreadable characters; save the file as UTF-8`,
      `o nome ${quoted(name)} tem caracteres ilegíveis; salve o arquivo em UTF-8`,
    )
  }
  const externalId = cell(at.id).replace(/^'/, '').slice(0, 100)
  if (at.id !== undefined && !externalId)
    return bad('the campaign id is missing', 'falta a identificação da campanha')
  if (!dayText) return bad('the day is missing', 'falta o dia')
  if (at.day === undefined && starts !== ends) {
    return {
      bad: {
        en: `the row covers ${starts} to ${ends}; export with one row per day`,
        pt: `a linha soma de ${starts} a ${ends}; exporte com uma linha por dia`,
        code: 'many-days',
      },
    }
  }
  const day = parseDay(dayText, layout.dateOrder)
  if (!day) return bad(`${quoted(dayText)} is not a day`, `${quoted(dayText)} não é um dia`)
  if (day > latestDay)
    return bad(`the day ${day} lies in the future`, `o dia ${day} ainda não chegou`)

  const values = {} as Record<Figure, string>
  for (const figure of figures) {
    const text = cell(at[figure])
    const value = parseNumber(text, layout.decimalSign)
    if (value === undefined) return notANumber(figure, text, layout)
    if (Number(value) > largest[figure]) {
      return bad(
        `${figure} ${quoted(text)} is too large`,
        `${titles[figure]} ${quoted(text)} é grande demais`,
      )
    }
    if (figure === 'impressions' || figure === 'clicks') {
      if (!Number.isInteger(Number(value))) {
        return bad(
          `${figure} ${quoted(text)} is not whole`,
          `${titles[figure]} ${quoted(text)} não é um número inteiro`,
        )
      }
      values[figure] = String(Number(value))
    } else values[figure] = value
  }
  const extras = readExtras(cell, layout)
  if ('wrong' in extras) return notANumber(extras.wrong, extras.text, layout)
  const { impressions, clicks, spend, conversions } = values
  const { revenue, reach, ...kinds } = extras
  const ctrText = cell(at.ctr)
  const ctr = at.ctr === undefined ? null : parseNumber(ctrText, layout.decimalSign)
  if (ctr === undefined || Number(ctr) > 10_000) return notANumber('ctr', ctrText, layout)
  return {
    row: {
      impressions,
      clicks,
      spend,
      revenue,
      reach,
      results: readResults(cell, layout, { conversions, ...kinds }),
      name,
      day,
      ctr,
      externalId: externalId || null,
      status: readStatus(cell(at.status)),
      objective: readObjective(cell(at.objective)),
      ...readAd(cell, at),
    },
  }
}

const LONGEST_AD = 200

/** Names below the campaign; null where the file has none. */
function readAd(cell: (at: number | undefined) => string, at: Layout['at']) {
  const name = (column: AdColumn) =>
    cell(at[column])
      .replace(/\s+/g, ' ')
      .replace(/[\0\ufffd]/g, '')
      .slice(0, LONGEST_AD)
      .trim() || null
  return {
    adGroup: name('adGroup'),
    ad: name('ad'),
    adId: name('adId')?.slice(0, 100) ?? null,
    keyword: name('keyword'),
  }
}

/** Google ends with totals; Meta begins with one without a name and over many days. */
function isTotal(cells: readonly string[], name: string, day: string, manyDays: boolean): boolean {
  if (/^total\b/i.test(cells[0]?.trim() ?? '') && (!day || !name || /^total:/i.test(name)))
    return true
  if (/^total:/i.test(name)) return true
  return !name && (!day || manyDays)
}

function notANumber(column: keyof typeof titles, text: string, { decimalSign }: Layout) {
  if (/^-\s*[\d.,R$]/.test(text)) {
    return bad(
      `${column} ${quoted(text)} is negative`,
      `${titles[column]} ${quoted(text)} é negativo`,
    )
  }
  const style = decimalSign === ',' ? '1.234,56' : '1,234.56'
  return bad(
    `${column} ${quoted(text)} is not a number like the file's others (${style})`,
    `${titles[column]} ${quoted(text)} não é um número como os outros do arquivo (${style})`,
  )
}

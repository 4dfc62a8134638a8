import { plain } from './columns.ts'

/** How to read 03/04. */
export type DateOrder = 'day first' | 'month first'

const months: Record<string, number> = {
  jan: 1,
  feb: 2,
  fev: 2,
  mar: 3,
  apr: 4,
  abr: 4,
  may: 5,
  mai: 5,
  jun: 6,
  jul: 7,
  aug: 8,
  ago: 8,
  sep: 9,
  set: 9,
  oct: 10,
  out: 10,
  nov: 11,
  dec: 12,
  dez: 12,
}

const iso = /^(\d{4})[-/.](\d{2})[-/.](\d{2})$/
const numeric = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})$/
/** Hand-made sheets write '26', and some exports an hour behind the day. */
const century = (year = '') => (year.length === 4 ? year : year >= '15' ? `20${year}` : '')
const hour = /[T ]\d{1,2}:\d{2}(?::\d{2})?.*$/
/** '31 de out. de 2026', '31 out 2026' */
const dayFirst = /^(\d{1,2})(?: de)? ([a-z]{3})[a-z]*\.?,?(?: de)? (\d{4})$/
/** 'Oct 31, 2026' */
const monthFirst = /^([a-z]{3})[a-z]*\.? (\d{1,2}),? (\d{4})$/

export function detectDateOrder(values: Iterable<string>): DateOrder | undefined {
  for (const value of values) {
    const [, first, second] = value.trim().replace(hour, '').match(numeric) ?? []
    if (Number(first) > 12) return 'day first'
    if (Number(second) > 12) return 'month first'
  }
  return undefined
}

const dayCache = {
  'day first': new Map<string, string>(),
  'month first': new Map<string, string>(),
}

/** The day as YYYY-MM-DD, or undefined. Cached, since files repeat days. */
export function parseDay(text: string, order: DateOrder): string | undefined {
  const cache = dayCache[order]
  const day = cache.get(text) ?? readDay(text, order)
  if (day && cache.size < 10_000) cache.set(text, day)
  return day
}

function readDay(text: string, order: DateOrder): string | undefined {
  const isoMatch = text.replace(hour, '').match(iso)
  if (isoMatch) return toDay(isoMatch[1], isoMatch[2], isoMatch[3])
  const value = plain(text.replace(hour, ''))
  let match = value.match(numeric)
  if (match) {
    return order === 'day first'
      ? toDay(century(match[3]), match[2], match[1])
      : toDay(century(match[3]), match[1], match[2])
  }
  match = value.match(dayFirst)
  if (match) return toDay(match[3], months[match[2] as string], match[1])
  match = value.match(monthFirst)
  return match ? toDay(match[3], months[match[1] as string], match[2]) : undefined
}

function toDay(
  year: string | undefined,
  month: string | number | undefined,
  day: string | undefined,
): string | undefined {
  const text = `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
  const date = new Date(`${text}T00:00:00Z`)
  // 31 February would roll over into March.
  const exists = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
  return exists && text >= '2000' ? text : undefined
}

/** The decimal sign; the other one groups thousands. */
export type DecimalSign = ',' | '.'

/** Placeholders for zero. */
const nothing = /^[\s\-–—]*$/

/** Without currency, percent sign and spaces. */
function bare(text: string): string {
  return text.replace(/R\$|BRL|%|[\s\u00a0\u202f]/g, '')
}

/** The decimal sign that one value reveals, if any. */
function signOf(text: string, whole: boolean): DecimalSign | undefined {
  const value = bare(text)
  const dots = value.split('.').length - 1
  const commas = value.split(',').length - 1
  if (dots && commas) return value.lastIndexOf('.') > value.lastIndexOf(',') ? '.' : ','
  if (dots + commas === 0) return undefined
  const sign = dots ? '.' : ','
  const other = dots ? ',' : '.'
  if (dots + commas > 1) return other
  const behind = value.length - 1 - value.indexOf(sign)
  // 1.234 impressions are 1234; 1.234 reais could be either.
  if (behind === 3) return whole ? other : undefined
  return sign
}

/** The first value that reveals the sign decides. */
export function detectDecimalSign(
  values: Iterable<{ text: string; whole: boolean }>,
): DecimalSign | undefined {
  for (const { text, whole } of values) {
    const sign = signOf(text, whole)
    if (sign) return sign
  }
  return undefined
}

/** The common case, equal in both formats. */
const plainDigits = /^\d+$/

const shapes = {
  '.': /^\d+(\.\d+)?$|^\d{1,3}(,\d{3})+(\.\d+)?$/,
  ',': /^\d+(,\d+)?$|^\d{1,3}(\.\d{3})+(,\d+)?$/,
}

/** As parseNumber, for values that may be negative ("-1.234,56", "(1,234.56)"); null for none. */
export function parseSigned(text: string, sign: DecimalSign): string | null | undefined {
  if (nothing.test(text)) return null
  const [, minus, before, after] = bare(text).match(/^(?:([-−])|\()?(.*?)(\))?$/) ?? []
  const value = parseNumber(before ?? '', sign)
  if (value === undefined) return undefined
  return minus || after ? `-${value}` : value
}

/** The value with a decimal point, '0' for none, or undefined when it does not fit the format. */
export function parseNumber(text: string, sign: DecimalSign): string | undefined {
  if (plainDigits.test(text)) return text
  if (nothing.test(text)) return '0'
  const value = bare(text)
  if (!shapes[sign].test(value)) return undefined
  return sign === '.' ? value.replaceAll(',', '') : value.replaceAll('.', '').replace(',', '.')
}

/** Which sign stands before the decimals; the other one then groups thousands. */
export type DecimalSign = ',' | '.'

/** Platforms write these where there is nothing to count. */
const nothing = /^[\s\-–—]*$/

/** Without currency, percent sign and spaces of any width. */
function bare(text: string): string {
  return text.replace(/R\$|BRL|%|[\s\u00a0\u202f]/g, '')
}

/** What one value gives away about the file's style, if anything. */
function signOf(text: string, whole: boolean): DecimalSign | undefined {
  const value = bare(text)
  const dots = value.split('.').length - 1
  const commas = value.split(',').length - 1
  if (dots && commas) return value.lastIndexOf('.') > value.lastIndexOf(',') ? '.' : ','
  if (dots + commas === 0) return undefined
  const own = dots ? '.' : ','
  const other = dots ? ',' : '.'
  if (dots + commas > 1) return other
  const behind = value.length - 1 - value.indexOf(own)
  // 1.234 impressions are 1234 of them; 1.234 reais could be either.
  if (behind === 3) return whole ? other : undefined
  return own
}

/** Looks through values until one gives the style away. */
export function detectDecimalSign(
  values: Iterable<{ text: string; whole: boolean }>,
): DecimalSign | undefined {
  for (const { text, whole } of values) {
    const sign = signOf(text, whole)
    if (sign) return sign
  }
  return undefined
}

/** Most cells of most files: the same in either style. */
const plainDigits = /^\d+$/

const shapes = {
  '.': /^\d+(\.\d+)?$|^\d{1,3}(,\d{3})+(\.\d+)?$/,
  ',': /^\d+(,\d+)?$|^\d{1,3}(\.\d{3})+(,\d+)?$/,
}

/** As parseNumber, for what may lie below zero ("-1.234,56", "(1,234.56)"); null for none. */
export function parseSigned(text: string, sign: DecimalSign): string | null | undefined {
  if (nothing.test(text)) return null
  const [, minus, before, after] = bare(text).match(/^(?:([-−])|\()?(.*?)(\))?$/) ?? []
  const value = parseNumber(before ?? '', sign)
  if (value === undefined) return undefined
  return minus || after ? `-${value}` : value
}

/** The value with a decimal point, '0' for none, or undefined when it does not fit the style. */
export function parseNumber(text: string, sign: DecimalSign): string | undefined {
  if (plainDigits.test(text)) return text
  if (nothing.test(text)) return '0'
  const value = bare(text)
  if (!shapes[sign].test(value)) return undefined
  return sign === '.' ? value.replaceAll(',', '') : value.replaceAll('.', '').replace(',', '.')
}

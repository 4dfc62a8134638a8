/** Portuguese uses the singular for exactly one. */
export const plural = (count: number, one: string, many: string): string =>
  count === 1 ? one : many

/** '1 dia', '12 dias', '1.200 dias', '2,5 conversões' */
export const formatCount = (count: number, one: string, many: string): string =>
  `${formatNumber(count)} ${plural(count, one, many)}`

/** Not Intl.NumberFormat: its first use is slow on phones. */
function formatNumber(count: number): string {
  const [whole = '', fraction] = String(Math.round(count * 100) / 100).split('.')
  return [whole.replace(/\B(?=(\d{3})+$)/g, '.'), fraction].filter(Boolean).join(',')
}

export const capitalizeFirst = (text: string): string =>
  text.charAt(0).toUpperCase() + text.slice(1)

/** Without accents and capitals, for comparing and searching. */
export const foldText = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** Two initials, as on a badge. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/)
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined]
  return letters
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toUpperCase()
}

/** Removes control characters and direction marks. */
export function stripControls(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]+/gu, ' ')
}

/**
 * Created at its first use: the first formatter of a page holds a slow phone for a tenth of a second,
 * and public pages load this file for other functions.
 */
function numberFormat(options: Intl.NumberFormatOptions): (value: number) => string {
  let format: Intl.NumberFormat | undefined
  return (value) => {
    format ??= new Intl.NumberFormat('pt-BR', options)
    return format.format(value)
  }
}

const formatWhole = numberFormat({ maximumFractionDigits: 0 })
const formatTwoDigits = numberFormat({ maximumSignificantDigits: 2 })

/** The number that `formatRounded` writes, for sums and differences of what is written. */
export const roundValue = (value: number): number =>
  Math.abs(value) < 9.5
    ? Number(value.toPrecision(2))
    : Math.sign(value) * Math.round(Math.abs(value))

/** In a sentence, as people write it: '618' for 618.12, '2,5' for 2.54. */
export const formatRounded = (value: number): string =>
  Math.abs(value) < 9.5 ? formatTwoDigits(value) : formatWhole(value)

/** '618 conversões' for 618.12 */
export const formatRoundedCount = (value: number, one: string, many: string): string =>
  `${formatRounded(value)} ${plural(roundValue(value), one, many)}`

export const money = numberFormat({ style: 'currency', currency: 'BRL' })
/** A figure, or a dash where there is none. */
export const formatOrDash = (value: number | null, format: (value: number) => string): string =>
  value === null ? '—' : format(value)
export const count = numberFormat({ maximumFractionDigits: 2 })
export const roundPercent = (value: number) => `${formatWhole(value)}%`

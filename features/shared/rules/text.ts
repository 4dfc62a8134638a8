/** Portuguese uses the singular for exactly one. */
export const plural = (count: number, one: string, many: string): string =>
  count === 1 ? one : many

/** '1 dia', '12 dias', '1.200 dias', '2,5 conversões' */
export const counted = (count: number, one: string, many: string): string =>
  `${written(count)} ${plural(count, one, many)}`

/** Not Intl.NumberFormat: its first use is slow on phones. */
function written(count: number): string {
  const [whole = '', fraction] = String(Math.round(count * 100) / 100).split('.')
  return [whole.replace(/\B(?=(\d{3})+$)/g, '.'), fraction].filter(Boolean).join(',')
}

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
export function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]+/gu, ' ')
}

const moneyFormat = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' })
const countFormat = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 2 })
const roundFormat = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 0 })

export const money = (value: number) => moneyFormat.format(value)
export const count = (value: number) => countFormat.format(value)
export const roundPercent = (value: number) => `${roundFormat.format(value)}%`

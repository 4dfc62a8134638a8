import { type ConversionKind, conversionKinds } from '#features/figures/rules/figures.ts'
import { kindOfConversion } from '../conversion-kind.ts'
import { type Extra, extras } from './columns.ts'
import type { Layout } from './detect-layout.ts'
import { parseSigned } from './numbers.ts'

/** Null where the file does not tell; conversions of an untold kind are none of that kind. */
export type Extras = Record<Exclude<Extra, ConversionKind>, string | null> &
  Record<ConversionKind, string>

export const extraTitles: Record<Extra, string> = {
  revenue: 'Receita',
  reach: 'Alcance',
  contacts: 'Contatos',
  purchases: 'Compras',
  conversations: 'Conversas',
}

const LARGEST = 1e9

/**
 * Columns of their own tell the kinds; else all of the row's conversions are what its indicator
 * says, or of no known kind.
 */
export function readExtras(
  cell: (at: number | undefined) => string,
  { at, decimalSign }: Layout,
  conversions: string,
): Extras | { wrong: Extra; text: string } {
  const read = { revenue: null, reach: null, contacts: '0', purchases: '0', conversations: '0' }
  const found: Extras = read
  for (const extra of extras) {
    const text = cell(at[extra])
    const value = parseSigned(text, decimalSign)
    const fits = value === null || Math.abs(Number(value)) <= LARGEST
    const below = extra !== 'revenue' && Number(value) < 0
    const broken = extra === 'reach' && !Number.isInteger(Number(value))
    if (value === undefined || !fits || below || broken) return { wrong: extra, text }
    if (value !== null) found[extra] = extra === 'reach' ? String(Number(value)) : value
  }
  if (conversionKinds.every((kind) => at[kind] === undefined)) {
    const kind = kindOfConversion(cell(at.indicator))
    if (kind) found[kind] = conversions
  }
  return found
}

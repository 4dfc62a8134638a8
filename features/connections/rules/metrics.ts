import { count, money } from '#features/shared/rules/text.ts'

/** How a metric is written. */
type Unit = 'count' | 'money' | 'percent' | 'position'

/** How days become a period: what does not add up is asked for as a whole, or not shown. */
type Adds =
  | { by: 'sum' }
  /** From the sums of its parts, never from the days' own ratios. */
  | { by: 'ratio'; over: string; under: string; times?: number }
  /** The latest day's value, such as followers. */
  | { by: 'last' }
  /**
   * Users and reach: one person counts on several days. `longest` is the longest period a platform
   * answers for, in days.
   */
  | { by: 'never'; longest?: number }

export type Metric = {
  key: string
  name: string
  unit: Unit
  adds: Adds
  /** A part of another metric that means nothing by itself. */
  hidden?: true
}

type Sums = Readonly<Record<string, number>>
/** What is stored of a period: sums of days, latest values, and values of exactly these days. */
export type Stored = { sums: Sums; lasts?: Sums; periods?: Sums }

/** A metric's value for a period; null where it cannot be known. */
export function metricValue({ key, adds }: Metric, { sums, lasts = {}, periods = {} }: Stored) {
  switch (adds.by) {
    case 'sum':
      return sums[key] ?? 0
    case 'last':
      return lasts[key] ?? null
    case 'never':
      return periods[key] ?? null
    case 'ratio': {
      const under = sums[adds.under] ?? 0
      return under > 0 ? ((sums[adds.over] ?? 0) / under) * (adds.times ?? 1) : null
    }
  }
}

const decimals = (digits: number) =>
  new Intl.NumberFormat('pt-BR', { minimumFractionDigits: digits, maximumFractionDigits: digits })
const [oneDecimal, twoDecimals] = [decimals(1), decimals(2)]

function amountIn(currency: string | null, value: number): string {
  if (!currency || !/^[A-Z]{3}$/.test(currency)) return '—'
  if (currency === 'BRL') return money(value)
  return new Intl.NumberFormat('pt-BR', { style: 'currency', currency }).format(value)
}

/** Amounts of accounts with different currencies are no amount. */
export const isCountable = ({ unit }: Pick<Metric, 'unit'>, currency: string | null) =>
  unit !== 'money' || currency !== null

/** A metric's value as texts write it; amounts in their account's currency. */
export function writeMetric(
  { unit }: Pick<Metric, 'unit'>,
  value: number,
  currency: string | null,
): string {
  if (unit === 'money') return amountIn(currency, value)
  if (unit === 'percent') return `${twoDecimals.format(value)}%`
  return unit === 'position' ? oneDecimal.format(value) : count(value)
}

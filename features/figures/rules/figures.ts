/** Figures of some rows, one row per campaign and day. */
export type Figures = {
  spend: number
  impressions: number
  clicks: number
  /** All kinds together. */
  conversions: number
  contacts: number
  purchases: number
  conversations: number
  /** Null when no row has revenue. */
  revenue: number | null
  /** Spend of the rows with revenue. */
  revenueSpend: number
  /** Percent, mean of the rows; null without rows. */
  ctr: number | null
  rows: number
}

export const noFigures: Figures = {
  spend: 0,
  impressions: 0,
  clicks: 0,
  conversions: 0,
  contacts: 0,
  purchases: 0,
  conversations: 0,
  revenue: null,
  revenueSpend: 0,
  ctr: null,
  rows: 0,
}

/** Removes binary rounding errors of sums. */
const cents = (value: number) => Math.round(value * 100) / 100

function addFigures(one: Figures, other: Figures): Figures {
  const rows = one.rows + other.rows
  const hasRevenue = one.revenue !== null || other.revenue !== null
  return {
    spend: cents(one.spend + other.spend),
    impressions: one.impressions + other.impressions,
    clicks: one.clicks + other.clicks,
    conversions: cents(one.conversions + other.conversions),
    contacts: cents(one.contacts + other.contacts),
    purchases: cents(one.purchases + other.purchases),
    conversations: cents(one.conversations + other.conversations),
    revenue: hasRevenue ? cents((one.revenue ?? 0) + (other.revenue ?? 0)) : null,
    revenueSpend: cents(one.revenueSpend + other.revenueSpend),
    ctr: rows > 0 ? ((one.ctr ?? 0) * one.rows + (other.ctr ?? 0) * other.rows) / rows : null,
    rows,
  }
}

export const sumFigures = (all: Iterable<Figures>): Figures =>
  [...all].reduce(addFigures, noFigures)

/** Kinds counted separately; the rest is "other". */
export const conversionKinds = ['contacts', 'purchases', 'conversations'] as const
export type ConversionKind = (typeof conversionKinds)[number]
export const kindNames: Record<ConversionKind | 'other', [one: string, many: string]> = {
  contacts: ['contato', 'contatos'],
  purchases: ['compra', 'compras'],
  conversations: ['conversa', 'conversas'],
  other: ['outra', 'outras'],
}

const otherConversions = (figures: Figures): number =>
  Math.max(
    0,
    cents(conversionKinds.reduce((rest, kind) => rest - figures[kind], figures.conversions)),
  )

/** The kinds present, known ones first. */
export function kindsOf(figures: Figures): { kind: ConversionKind | 'other'; count: number }[] {
  const counts = conversionKinds.map((kind) => ({ kind, count: figures[kind] }))
  return [...counts, { kind: 'other' as const, count: otherConversions(figures) }].filter(
    ({ count }) => count > 0,
  )
}

/** Cost per conversion or click, or null without any. */
export function costPer(spend: number, count: number): number | null {
  return count > 0 ? spend / count : null
}

/** Clicks per impression in percent, as the platforms show it; null without impressions. */
export const clickRateOf = ({ clicks, impressions }: Figures): number | null =>
  impressions > 0 ? (clicks / impressions) * 100 : null

/** Revenue per real spent, over the rows with revenue. */
export const roasOf = ({ revenue, revenueSpend }: Figures): number | null =>
  revenue !== null && revenueSpend > 0 ? revenue / revenueSpend : null

/** Percent against the period before; null when there is nothing to compare with. */
export function growth(now: number, before: number): number | null {
  return before > 0 ? ((now - before) / before) * 100 : null
}

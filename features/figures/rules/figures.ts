/** Figures of some rows, one row per campaign and day. */
export type Figures = {
  spend: number
  impressions: number
  clicks: number
  /** Of all kinds together. */
  conversions: number
  contacts: number
  purchases: number
  conversations: number
  /** Null where no row tells it. */
  revenue: number | null
  /** What was spent in the rows that tell revenue. */
  revenueSpend: number
  /** In percent: the mean of the rows; null without a row. */
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

/** Cents are exact in the database; adding them up as binary fractions is mended here. */
const cents = (value: number) => Math.round(value * 100) / 100

function addFigures(one: Figures, other: Figures): Figures {
  const rows = one.rows + other.rows
  const known = one.revenue !== null || other.revenue !== null
  return {
    spend: cents(one.spend + other.spend),
    impressions: one.impressions + other.impressions,
    clicks: one.clicks + other.clicks,
    conversions: cents(one.conversions + other.conversions),
    contacts: cents(one.contacts + other.contacts),
    purchases: cents(one.purchases + other.purchases),
    conversations: cents(one.conversations + other.conversations),
    revenue: known ? cents((one.revenue ?? 0) + (other.revenue ?? 0)) : null,
    revenueSpend: cents(one.revenueSpend + other.revenueSpend),
    ctr: rows > 0 ? ((one.ctr ?? 0) * one.rows + (other.ctr ?? 0) * other.rows) / rows : null,
    rows,
  }
}

export const sumFigures = (all: Iterable<Figures>): Figures =>
  [...all].reduce(addFigures, noFigures)

/** The kinds that are counted apart, as a client reads them; the rest is of other kinds. */
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
    cents(conversionKinds.reduce((left, kind) => left - figures[kind], figures.conversions)),
  )

/** The kinds there are, the known ones first; one entry at most where nothing is mixed. */
export function kindsOf(figures: Figures): { kind: ConversionKind | 'other'; count: number }[] {
  const known = conversionKinds.map((kind) => ({ kind, count: figures[kind] }))
  return [...known, { kind: 'other' as const, count: otherConversions(figures) }].filter(
    ({ count }) => count > 0,
  )
}

/** What one conversion or click cost, or null when there was none. */
export function costPer(spend: number, count: number): number | null {
  return count > 0 ? spend / count : null
}

/** Revenue for each real spent, over the rows that tell revenue. */
export const roasOf = ({ revenue, revenueSpend }: Figures): number | null =>
  revenue !== null && revenueSpend > 0 ? revenue / revenueSpend : null

/** Growth in percent against the period before; null when there is nothing to compare with. */
export function growth(now: number, before: number): number | null {
  return before > 0 ? ((now - before) / before) * 100 : null
}

export type Row = Record<string, string>

/** Spaces of money do not break, and a PDF has none of those. */
export const normalizeSpaces = (written: string) => written.replace(/\s+/g, ' ')
const format = (options: Intl.NumberFormatOptions) => {
  const number = new Intl.NumberFormat('pt-BR', options)
  return (value: number) => normalizeSpaces(number.format(value))
}
const money = format({ style: 'currency', currency: 'BRL' })
export const formatExact = format({ maximumFractionDigits: 2 })
export const formatWhole = format({ maximumFractionDigits: 0 })
const twoDigits = format({ maximumSignificantDigits: 2 })
export const formatFixed = format({ minimumFractionDigits: 2, maximumFractionDigits: 2 })

export const number = (written: string) => Number(written.replace(',', '.'))

/** Added up in cents from the rows of the file. */
export function sumsOf(rows: Row[]) {
  const sum = (title: string, some = rows) =>
    some.reduce((all, row) => all + Math.round(number(row[title] ?? '0') * 100), 0) / 100
  const withRevenue = rows.filter((row) => row['Receita (R$)'] !== '')
  const [spend, conversions, clicks] = ['Investimento (R$)', 'Conversões', 'Cliques'].map((title) =>
    sum(title),
  ) as [number, number, number]
  const revenue = sum('Receita (R$)', withRevenue)
  const revenueSpend = sum('Investimento (R$)', withRevenue)
  return {
    spend: money(spend),
    conversions: formatExact(conversions),
    /** As a sentence writes it. */
    inWords: (conversions < 9.5 ? twoDigits : formatWhole)(conversions),
    clicks: formatWhole(clicks),
    impressions: formatWhole(sum('Impressões')),
    cost: money(spend / conversions),
    clickCost: money(spend / clicks),
    meanRate: `${formatFixed(rows.reduce((all, row) => all + number(row['CTR (%)'] ?? ''), 0) / rows.length)}%`,
    rate: (clicks / sum('Impressões')) * 100,
    revenue: withRevenue.length > 0 ? money(revenue) : null,
    roas: withRevenue.length > 0 ? revenue / revenueSpend : null,
    leftOut: withRevenue.length > 0 ? Math.round((spend - revenueSpend) * 100) / 100 : 0,
  }
}

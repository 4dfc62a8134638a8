import { sql } from 'drizzle-orm'
import type { Figures } from '#features/figures/rules/figures.ts'

/** Sums of rows as the database gives them; the mean of click rates is worked out from a sum. */
export type FigureRow = Omit<Figures, 'revenueSpend' | 'ctr'> & {
  revenue_spend: number | null
  ctr: number
}

export const figureColumns = sql`
  sum(spend)::float8 as spend, sum(impressions)::float8 as impressions,
  sum(clicks)::float8 as clicks, sum(conversions)::float8 as conversions,
  sum(contacts)::float8 as contacts, sum(purchases)::float8 as purchases,
  sum(conversations)::float8 as conversations, sum(revenue)::float8 as revenue,
  sum(spend) filter (where revenue is not null)::float8 as revenue_spend,
  sum(ctr)::float8 as ctr, count(*)::int as rows`

export function toFigures(row: FigureRow): Figures {
  const { spend, impressions, clicks, conversions, contacts, purchases, conversations } = row
  return {
    spend,
    impressions,
    clicks,
    conversions,
    contacts,
    purchases,
    conversations,
    revenue: row.revenue,
    revenueSpend: row.revenue_spend ?? 0,
    ctr: row.rows > 0 ? row.ctr / row.rows : null,
    rows: row.rows,
  }
}

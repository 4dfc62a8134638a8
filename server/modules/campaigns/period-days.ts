import { type SQL, sql } from 'drizzle-orm'
import { brand } from '#content/brand.ts'
import type { DayFigures, Figures, Period } from '#contracts/campaign-figures.ts'
import type { Transaction } from '#server/db/client.ts'

export type DayRow = {
  date: string
  spend: string
  conversions: string
  clicks: string
  impressions: string
  ctr: string
  rows: string
}

/** The columns of a DayRow, from a table of single rows. */
export const dayColumns = sql`
  to_char(date, 'YYYY-MM-DD') as date, sum(spend) as spend, sum(conversions) as conversions,
  sum(clicks) as clicks, sum(impressions) as impressions, sum(ctr) as ctr, count(*) as rows`

export type PeriodFigures = { total: Figures; before: Figures; days: DayFigures[] }

/** Days begin and end where the agency is, by the database's clock. */
export async function readToday(tx: Transaction): Promise<string> {
  const { rows } = await tx.execute<{ today: string }>(
    sql`select (now() at time zone ${brand.timeZone})::date::text as today`,
  )
  return rows[0]?.today as string
}

/** The condition for the so many days that end on `lastDay`; constants, so that no row computes them. */
export function withinDays(lastDay: string, count: number): SQL {
  return sql`date > ${daysBefore(lastDay, count)}::date and date <= ${lastDay}::date`
}

/** Sums a period and the one before it, and gives each of its days, gaps filled with zeros. */
export function foldDays(rows: DayRow[], lastDay: string, period: Period): PeriodFigures {
  const byDate = new Map(rows.map((row) => [row.date, row]))
  const dates = Array.from({ length: period * 2 }, (_, index) =>
    daysBefore(lastDay, period * 2 - 1 - index),
  )
  const inOrder = dates.map((date) => byDate.get(date))
  return {
    before: sum(inOrder.slice(0, period)),
    total: sum(inOrder.slice(period)),
    days: dates.slice(period).map((date) => ({ date, ...sum([byDate.get(date)]) })),
  }
}

function daysBefore(day: string, count: number): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() - count)
  return date.toISOString().slice(0, 10)
}

function sum(rows: (DayRow | undefined)[]): Figures {
  const total = (column: Exclude<keyof DayRow, 'date'>) =>
    rows.reduce((running, row) => running + Number(row?.[column] ?? 0), 0)
  const count = total('rows')
  return {
    // Cents are exact in the database; adding them up as binary fractions is mended here.
    spend: Math.round(total('spend') * 100) / 100,
    conversions: Math.round(total('conversions') * 100) / 100,
    clicks: total('clicks'),
    impressions: total('impressions'),
    ctr: count > 0 ? total('ctr') / count : null,
  }
}

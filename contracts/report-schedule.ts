import { nationalHoliday } from './national-holidays.ts'
import type { Cadence } from './report.ts'

/** Both days belong to it, written as '2026-10-31'. */
export type ReportPeriod = { first: string; last: string }

const DAY = 86_400_000
const numberOf = (day: string) => Date.parse(`${day}T00:00:00Z`)
const dayOf = (number: number) => new Date(number).toISOString().slice(0, 10)
export const addDays = (day: string, count: number) => dayOf(numberOf(day) + count * DAY)
const weekday = (day: string) => new Date(numberOf(day)).getUTCDay()

function isBusinessDay(day: string): boolean {
  return weekday(day) !== 0 && weekday(day) !== 6 && nationalHoliday(day) === undefined
}

function firstBusinessDay(from: string): string {
  return isBusinessDay(from) ? from : firstBusinessDay(addDays(from, 1))
}

const monthOf = (day: string) => `${day.slice(0, 7)}-01`

/** The last whole month before this day. */
export function lastMonth(today: string): ReportPeriod {
  const last = addDays(monthOf(today), -1)
  return { first: monthOf(last), last }
}

/** The last whole week before this day, Monday to Sunday. */
export function lastWeek(today: string): ReportPeriod {
  const last = addDays(today, -((weekday(today) + 6) % 7) - 1)
  return { first: addDays(last, -6), last }
}

/** How long after its day a report is still drafted by itself, for a server that was away. */
const LATEST = { monthly: 10, weekly: 3 }

/**
 * The period whose report is to be drafted on this day, or null. From the first business day after
 * it on; later than some days nobody expects it any more, and it is made by hand.
 */
export function duePeriod(cadence: Cadence, today: string): ReportPeriod | null {
  if (cadence === 'by-hand') return null
  const period = cadence === 'monthly' ? lastMonth(today) : lastWeek(today)
  const due = firstBusinessDay(addDays(period.last, 1))
  return today >= due && today < addDays(due, LATEST[cadence]) ? period : null
}

const isMonth = ({ first, last }: ReportPeriod) =>
  first.endsWith('-01') && monthOf(last) === first && addDays(last, 1).endsWith('-01')

export type PeriodKind = 'month' | 'week' | 'days'
export function kindOf(period: ReportPeriod): PeriodKind {
  if (isMonth(period)) return 'month'
  const { first, last } = period
  return weekday(first) === 1 && addDays(first, 6) === last ? 'week' : 'days'
}

/** A month beside the month before, any other span beside as many days before it. */
export function periodBefore(period: ReportPeriod): ReportPeriod {
  if (isMonth(period)) return lastMonth(period.first)
  const days = Math.round((numberOf(period.last) - numberOf(period.first)) / DAY) + 1
  return { first: addDays(period.first, -days), last: addDays(period.first, -1) }
}

export function daysOf({ first, last }: ReportPeriod): string[] {
  const count = Math.round((numberOf(last) - numberOf(first)) / DAY) + 1
  return Array.from({ length: count }, (_, index) => addDays(first, index))
}

const longestDays = 92

/** From an address or a form: two days in order, both past and not too far apart. */
export function readSpan(first: unknown, last: unknown, today: string): ReportPeriod | null {
  const isDay = (text: unknown): text is string =>
    typeof text === 'string' && /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(numberOf(text))
  if (!isDay(first) || !isDay(last) || first > last || last >= today) return null
  return numberOf(last) - numberOf(first) < longestDays * DAY ? { first, last } : null
}

import { nationalHoliday } from '#features/calendar/rules/opening-hours.ts'
import {
  addDays,
  addMonths,
  countDays,
  type Day,
  isDay,
  monthOf,
  monthSpan,
  type Span,
} from '#features/shared/rules/days.ts'
import type { Cadence } from './report.ts'

/** Both days belong to it. */
export type ReportPeriod = Span

const weekday = (day: Day) => new Date(`${day}T00:00:00Z`).getUTCDay()

function isBusinessDay(day: string): boolean {
  return weekday(day) !== 0 && weekday(day) !== 6 && nationalHoliday(day) === undefined
}

function firstBusinessDay(from: string): string {
  return isBusinessDay(from) ? from : firstBusinessDay(addDays(from, 1))
}

/** The last whole month before this day. */
export const lastMonth = (today: Day): ReportPeriod => monthSpan(addMonths(monthOf(today), -1))

/** The last whole week before this day, Monday to Sunday. */
function lastWeek(today: string): ReportPeriod {
  const last = addDays(today, -((weekday(today) + 6) % 7) - 1)
  return { first: addDays(last, -6), last }
}

/**
 * Days after its due day in which a report is still drafted automatically, for a server that was
 * down.
 */
const LATEST = { monthly: 10, weekly: 3 }

/**
 * The period to draft on this day, or null: from the first business day after it, for some days;
 * later reports are made by hand.
 */
export function duePeriod(cadence: Cadence, today: string): ReportPeriod | null {
  if (cadence === 'by-hand') return null
  const period = cadence === 'monthly' ? lastMonth(today) : lastWeek(today)
  const due = firstBusinessDay(addDays(period.last, 1))
  return today >= due && today < addDays(due, LATEST[cadence]) ? period : null
}

/** The day of the next draft, or null without a cadence. */
export function nextDraftDay(cadence: Cadence, today: Day): Day | null {
  if (cadence === 'by-hand') return null
  const last = cadence === 'monthly' ? lastMonth(today) : lastWeek(today)
  const due = firstBusinessDay(addDays(last.last, 1))
  if (due > today) return due
  const end = cadence === 'monthly' ? monthSpan(monthOf(today)).last : addDays(last.last, 7)
  return firstBusinessDay(addDays(end, 1))
}

const isMonth = (period: ReportPeriod) => {
  const { first, last } = monthSpan(monthOf(period.first))
  return first === period.first && last === period.last
}

export type PeriodKind = 'month' | 'week' | 'days'
export function kindOf(period: ReportPeriod): PeriodKind {
  if (isMonth(period)) return 'month'
  const { first, last } = period
  return weekday(first) === 1 && addDays(first, 6) === last ? 'week' : 'days'
}

/** A month is compared with the month before, other spans with as many days before. */
export function periodBefore(period: ReportPeriod): ReportPeriod {
  if (isMonth(period)) return lastMonth(period.first)
  return { first: addDays(period.first, -countDays(period)), last: addDays(period.first, -1) }
}

const LONGEST = 92

/** Two past days in order, not too far apart. */
export function readSpan(first: string, last: string, today: Day): ReportPeriod | null {
  if (!isDay(first) || !isDay(last) || first > last || last >= today) return null
  return countDays({ first, last }) <= LONGEST ? { first, last } : null
}

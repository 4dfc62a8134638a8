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

/** The day on which the next report is drafted, or null where nobody asked for one. */
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

/** A month beside the month before, any other span beside as many days before it. */
export function periodBefore(period: ReportPeriod): ReportPeriod {
  if (isMonth(period)) return lastMonth(period.first)
  return { first: addDays(period.first, -countDays(period)), last: addDays(period.first, -1) }
}

const LONGEST = 92

/** From a form: two days in order, both past and not too far apart. */
export function readSpan(first: string, last: string, today: Day): ReportPeriod | null {
  if (!isDay(first) || !isDay(last) || first > last || last >= today) return null
  return countDays({ first, last }) <= LONGEST ? { first, last } : null
}

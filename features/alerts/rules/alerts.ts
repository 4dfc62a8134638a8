import type { Platform } from '#features/figures/rules/period.ts'
import { addDays, type Day, earlierDay, monthOf, monthSpan } from '#features/shared/rules/days.ts'
import { mad, mean, median } from './robust.ts'

export type DaySums = { spend: number; conversions: number }

/** The known days of one platform; a day that is not there is unknown, not zero. */
export type PlatformDays = {
  platform: Platform | null
  /** Whether a campaign may still spend. */
  live: boolean
  days: ReadonlyMap<Day, DaySums>
}

/** Where the rules of a client begin; null switches a rule off. */
export type Thresholds = {
  /** Times the usual spend of a day. */
  spendFactor: number | null
  /** Days in a row without conversions. */
  dryDays: number | null
  /** Days before the end of the month at which the budget is spent. */
  budgetDays: number | null
  /** Saturdays and Sundays are neither judged nor reported. */
  quietWeekends: boolean
}

export const defaultThresholds: Thresholds = {
  spendFactor: 2,
  dryDays: 3,
  budgetDays: 3,
  quietWeekends: false,
}

const alertKinds = ['spend-up', 'spend-stopped', 'no-conversions', 'budget-early'] as const
type AlertKind = (typeof alertKinds)[number]

export type Alert = {
  kind: AlertKind
  /** Null for the whole client, or for figures without a platform. */
  platform: Platform | null
  /** The last day it speaks of. */
  day: Day
  value: number
  /** What is usual in its place. */
  usual: number
  facts: { days?: number; ends?: Day }
  /** The last days, oldest first; null where nothing is known. */
  series: (number | null)[]
}

type Question = {
  today: Day
  platforms: readonly PlatformDays[]
  monthlyBudget: number | null
  thresholds: Thresholds
}

/** Days of a chart, and of what is usual. */
const USUAL_DAYS = 28
/** Same weekdays before the judged one. */
const USUAL_WEEKS = 8
/** With fewer known days nothing is usual yet. */
const MIN_DAYS = 14
const MIN_WEEKS = 3
/** Reais: a difference below it is nobody's matter. */
const MIN_DIFFERENCE = 30
/** How many spreads a doubled spend lies above what is usual. */
const SPREADS = 5
/** A day with less than this part of the usual spend has stopped. */
const STOPPED_PART = 0.05
/** Conversions that were to be expected before none is news: by chance once in a thousand times. */
const MISSED_CONVERSIONS = 7
/** Before it, a month's projection says little. */
const FIRST_BUDGET_DAY = 5
/** A budget ends early if it does so even when the coming days cost this part of the usual. */
const CAREFUL_PART = 0.94

const weekdayOf = (day: Day) => new Date(`${day}T00:00:00Z`).getUTCDay()
export const isWeekend = (day: Day) => [0, 6].includes(weekdayOf(day))

/** The chart ends with the last day that is judged. */
function seriesOf(days: ReadonlyMap<Day, DaySums>, last: Day, of: keyof DaySums) {
  return Array.from({ length: USUAL_DAYS }, (_, index) => {
    const sums = days.get(addDays(last, index + 1 - USUAL_DAYS))
    return sums ? sums[of] : null
  })
}

/** Known values of the days before one, newest first. */
function valuesBefore(
  days: ReadonlyMap<Day, DaySums>,
  day: Day,
  of: keyof DaySums,
  { step, count }: { step: number; count: number },
): number[] {
  return Array.from({ length: count }, (_, index) => days.get(addDays(day, -step * (index + 1))))
    .filter((sums) => sums !== undefined)
    .map((sums) => sums[of])
}

/** The usual spend of such a day: of the last weeks, or of the same weekday if that is more. */
function usualSpend(days: ReadonlyMap<Day, DaySums>, day: Day) {
  const recent = valuesBefore(days, day, 'spend', { step: 1, count: USUAL_DAYS })
  if (recent.length < MIN_DAYS) return null
  const same = valuesBefore(days, day, 'spend', { step: 7, count: USUAL_WEEKS })
  const weekday = same.length >= MIN_WEEKS ? median(same) : median(recent)
  return { recent, weekday, usual: Math.max(weekday, median(recent)), spread: mad(recent) }
}

function judgeSpend(
  { platform, live, days }: PlatformDays,
  last: Day,
  { spendFactor }: Thresholds,
): Alert | null {
  const sums = days.get(last)
  const before = sums && usualSpend(days, last)
  if (!sums || !before) return null
  const { usual, spread, recent, weekday } = before
  const alert = { platform, day: last, value: sums.spend, usual, facts: {} }
  const series = () => seriesOf(days, last, 'spend')
  if (
    spendFactor !== null &&
    sums.spend >= spendFactor * usual &&
    sums.spend - usual >= Math.max(MIN_DIFFERENCE, SPREADS * spread)
  ) {
    return { ...alert, kind: 'spend-up', series: series() }
  }
  // Whoever never spends on this weekday, or only now and then, has not stopped.
  const isUsual = weekday > 0 && recent.filter((spend) => spend > 0).length >= recent.length * 0.8
  if (live && isUsual && usual >= MIN_DIFFERENCE && sums.spend <= usual * STOPPED_PART) {
    return { ...alert, kind: 'spend-stopped', series: series() }
  }
  return null
}

function judgeConversions(
  { platform, days }: PlatformDays,
  last: Day,
  { dryDays, quietWeekends }: Thresholds,
): Alert | null {
  if (dryDays === null) return null
  const run: Day[] = []
  for (let day = last; ; day = addDays(day, -1)) {
    if (quietWeekends && isWeekend(day)) continue
    const sums = days.get(day)
    // A day without spend has no conversions for another reason.
    if (!sums || sums.conversions > 0 || sums.spend <= 0) break
    run.push(day)
  }
  const first = run.at(-1)
  if (!first || run.length < dryDays) return null
  const recent = valuesBefore(days, first, 'conversions', { step: 1, count: USUAL_DAYS })
  if (recent.length < MIN_DAYS) return null
  const usual = mean(recent)
  const expected = run.map((day) => {
    const same = valuesBefore(days, day, 'conversions', { step: 7, count: USUAL_WEEKS })
    return same.length >= MIN_WEEKS ? Math.min(usual, mean(same)) : usual
  })
  if (mean(expected) * run.length < MISSED_CONVERSIONS) return null
  return {
    kind: 'no-conversions',
    platform,
    day: last,
    value: 0,
    usual,
    facts: { days: run.length },
    series: seriesOf(days, last, 'conversions'),
  }
}

/** All platforms of a day together, for the days that at least one knows. */
function addPlatforms(platforms: readonly PlatformDays[]): Map<Day, DaySums> {
  const total = new Map<Day, DaySums>()
  for (const { days } of platforms) {
    for (const [day, { spend, conversions }] of days) {
      const before = total.get(day) ?? { spend: 0, conversions: 0 }
      total.set(day, {
        spend: before.spend + spend,
        conversions: before.conversions + conversions,
      })
    }
  }
  return total
}

/** The day the budget is spent if the coming days are as the last weeks' same weekdays were. */
function judgeBudget(
  { platforms, monthlyBudget, thresholds: { budgetDays } }: Question,
  yesterday: Day,
): Alert | null {
  const lasts = platforms
    .filter(({ live }) => live)
    .map(({ days }) => lastDayUntil(days, yesterday))
  const last = lasts.reduce<Day | null>((a, b) => (a && b ? earlierDay(a, b) : (a ?? b)), null)
  if (!monthlyBudget || budgetDays === null || !last) return null
  const month = monthSpan(monthOf(last))
  if (monthOf(yesterday) !== monthOf(last) || last < addDays(month.first, FIRST_BUDGET_DAY - 1)) {
    return null
  }
  const total = addPlatforms(platforms)
  const recent = valuesBefore(total, addDays(last, 1), 'spend', { step: 1, count: USUAL_DAYS })
  if (recent.length < MIN_DAYS) return null
  // Four same weekdays each.
  const rates = Array.from({ length: 7 }, (_, back) => {
    const day = addDays(last, 1 - back)
    const same = valuesBefore(total, day, 'spend', { step: 7, count: USUAL_DAYS / 7 })
    return [weekdayOf(day), same.length > 0 ? mean(same) : mean(recent)] as const
  })
  const rateOn = new Map(rates)
  const spent = [...total]
    .filter(([day]) => day >= month.first && day <= last)
    .reduce((sum, [, { spend }]) => sum + spend, 0)
  let [day, sum] = [last, spent]
  while (sum < monthlyBudget && day < month.last) {
    day = addDays(day, 1)
    sum += CAREFUL_PART * (rateOn.get(weekdayOf(day)) ?? 0)
  }
  if (sum < monthlyBudget || day > addDays(month.last, -budgetDays)) return null
  return {
    kind: 'budget-early',
    platform: null,
    day: last,
    value: spent,
    usual: monthlyBudget,
    facts: { ends: day },
    series: seriesOf(total, last, 'spend'),
  }
}

function lastDayUntil(days: ReadonlyMap<Day, DaySums>, until: Day): Day | null {
  let last: Day | null = null
  for (const day of days.keys()) if (day <= until && (!last || day > last)) last = day
  return last
}

/** Figures older than this are reported as stopped elsewhere; nothing is concluded from them. */
const STALE_DAYS = 4

const withoutWeekends = ({ days, ...rest }: PlatformDays): PlatformDays => ({
  ...rest,
  days: new Map([...days].filter(([day]) => !isWeekend(day))),
})

/**
 * What of a client's days up to yesterday wants to be looked at: today's figures are not complete.
 * With quiet weekends only the other days are judged, so that what opened on a Friday stands.
 */
export function findAlerts(question: Question): Alert[] {
  const { today, platforms, thresholds } = question
  const yesterday = addDays(today, -1)
  const alerts = platforms.flatMap((each) => {
    const newest = lastDayUntil(each.days, yesterday)
    if (!newest || newest < addDays(today, -STALE_DAYS)) return []
    const judged = thresholds.quietWeekends ? withoutWeekends(each) : each
    const last = lastDayUntil(judged.days, yesterday)
    if (!last) return []
    return [judgeSpend(judged, last, thresholds), judgeConversions(judged, last, thresholds)]
  })
  return [...alerts, judgeBudget(question, yesterday)].filter((alert) => alert !== null)
}

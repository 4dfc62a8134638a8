import {
  addDays,
  addMonths,
  countDays,
  type Day,
  earlier,
  monthOf,
  monthSpan,
  type Span,
  yearBefore,
} from '#features/shared/rules/days.ts'
import type { PeriodChoice, PeriodQuery, Platform } from './period.ts'

/** How far a platform's figures go. `null` is figures that came from no platform (demo data). */
export type Received = {
  platform: Platform | null
  lastDay: Day | null
  /** Some campaign there may still bring figures. */
  live: boolean
}

export type PlatformSpans = { platform: Platform | null; now: Span | null; before: Span | null }

export type ResolvedPeriod = {
  /** What was asked for, up to today. */
  asked: Span
  /** The part of it that has arrived from at least one platform. */
  received: Span | null
  days: number
  /** What it is compared with: as many days, platform by platform. */
  before: Span | null
  platforms: PlatformSpans[]
}

function askedSpan(choice: PeriodChoice, lastReceived: Day, today: Day): Span {
  switch (choice.kind) {
    case 'days':
      return { first: addDays(lastReceived, 1 - choice.days), last: lastReceived }
    case 'this-month':
      return { first: monthSpan(monthOf(today)).first, last: today }
    case 'last-month':
      return monthSpan(addMonths(monthOf(today), -1))
    case 'month':
      return monthSpan(choice.month)
    case 'dates':
      return choice
  }
}

/** Months are compared with the same days of the month before, where it has as many. */
function beforeFirst({ choice, comparison }: PeriodQuery, first: Day, days: number): Day {
  if (comparison === 'year') return yearBefore(first)
  const isMonth = choice.kind !== 'days' && choice.kind !== 'dates'
  if (isMonth) {
    const previous = monthSpan(addMonths(monthOf(first), -1))
    if (days <= countDays(previous)) return previous.first
  }
  return addDays(first, -days)
}

const spanFrom = (first: Day, days: number): Span => ({ first, last: addDays(first, days - 1) })

/**
 * Which days a period means for each platform. It ends at the last day received there: days that
 * have not arrived are not zeros. A platform without a campaign that could still bring figures is
 * not behind: its days without rows are days without ads.
 */
export function resolvePeriod(
  query: PeriodQuery,
  received: readonly Received[],
  today: Day,
): ResolvedPeriod {
  const chosen = received.filter(({ platform }) => !query.platform || platform === query.platform)
  const known = chosen.flatMap(({ lastDay }) => (lastDay ? [earlier(lastDay, today)] : []))
  const lastReceived = known.length > 0 ? known.reduce((a, b) => (a > b ? a : b)) : null
  const whole = askedSpan(query.choice, lastReceived ?? today, today)
  // Days to come are days that have not arrived, too.
  const last = whole.first > today ? whole.last : earlier(whole.last, today)
  const asked = { first: whole.first, last }
  const spans = chosen.map(({ platform, lastDay, live }) => {
    const until = lastDay && (live ? earlier(lastDay, today) : lastReceived)
    const last = until && earlier(asked.last, until)
    return { platform, now: last && last >= asked.first ? { first: asked.first, last } : null }
  })
  const days = Math.max(0, ...spans.map(({ now }) => (now ? countDays(now) : 0)))
  const start = beforeFirst(query, asked.first, days)
  return {
    asked,
    received: days > 0 ? spanFrom(asked.first, days) : null,
    days,
    before: days > 0 ? spanFrom(start, days) : null,
    platforms: spans.map(({ platform, now }) => ({
      platform,
      now,
      before: now && spanFrom(start, countDays(now)),
    })),
  }
}

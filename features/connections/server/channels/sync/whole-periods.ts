import {
  dayCounts,
  defaultPeriod,
  type PeriodChoice,
  resolvePeriod,
} from '#features/figures/rules/period.ts'
import { addMonths, type Day, monthOf, type Span } from '#features/shared/rules/days.ts'

const choices: PeriodChoice[] = [
  ...dayCounts.map((days) => ({ kind: 'days' as const, days })),
  { kind: 'this-month' },
  { kind: 'last-month' },
]

const keyOf = ({ first, last }: Span) => `${first} ${last}`

/** The spans a page may show for a choice: its days, and both it may be compared with. */
function spansOf(choice: PeriodChoice, lastDay: Day, today: Day): Span[] {
  return (['before', 'year'] as const).flatMap((comparison) => {
    const query = { ...defaultPeriod, choice, comparison }
    const received = [{ platform: null, lastDay, live: true }]
    const { received: now, before } = resolvePeriod(query, received, today)
    return [now, before].flatMap((span) => span ?? [])
  })
}

/**
 * Periods for which what does not add up is asked as a whole: those that pages offer, every night,
 * and each stored month once.
 */
export function wholePeriods({
  lastDay,
  today,
  firstDay,
  stored,
}: {
  lastDay: Day
  today: Day
  /** The first day that is wanted. */
  firstDay: Day
  /** Periods that are there already. */
  stored: Span[]
}): Span[] {
  const nightly = choices.flatMap((choice) => spansOf(choice, lastDay, today))
  const storedKeys = new Set(stored.map(keyOf))
  const months: Span[] = []
  for (let month = monthOf(lastDay); `${month}-01` >= firstDay; month = addMonths(month, -1)) {
    const [span] = spansOf({ kind: 'month', month }, lastDay, today)
    if (span && !storedKeys.has(keyOf(span))) months.push(span)
  }
  const all = new Map([...nightly, ...months].map((span) => [keyOf(span), span]))
  return [...all.values()].filter(({ first }) => first >= firstDay)
}

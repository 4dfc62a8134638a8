import type { OpeningHours } from './opening-hours.ts'

type Span = { opens: string; closes: string }

const byStart = (one: Span, other: Span) => one.opens.localeCompare(other.opens)

const spansOfDay = (hours: readonly OpeningHours[], day: number): Span[] =>
  hours
    .filter(({ days, opens, closes }) => days.includes(day) && opens < closes)
    .map(({ opens, closes }) => ({ opens, closes }))
    .sort(byStart)

/** The time between two spans of a day, such as lunch. */
function gapsOf(spans: Span[]): Span[] {
  const gaps: Span[] = []
  let end = spans[0]?.closes ?? ''
  for (const { opens, closes } of spans.slice(1)) {
    if (opens > end) gaps.push({ opens: end, closes: opens })
    if (closes > end) end = closes
  }
  return gaps
}

const subtractGap = (span: Span, gap: Span): Span[] =>
  [
    { opens: span.opens, closes: span.closes < gap.opens ? span.closes : gap.opens },
    { opens: span.opens > gap.closes ? span.opens : gap.closes, closes: span.closes },
  ].filter(({ opens, closes }) => opens < closes)

/**
 * Opening hours without the breaks that the agenda leaves within a day. When the agenda offers
 * meetings on fewer days or hours, the agency is open all the same.
 */
export function withoutBreaks(
  hours: readonly OpeningHours[],
  agenda: readonly OpeningHours[],
): OpeningHours[] {
  return [0, 1, 2, 3, 4, 5, 6].flatMap((day) => {
    const gaps = gapsOf(spansOfDay(agenda, day))
    const spans = gaps.reduce(
      (left, gap) => left.flatMap((span) => subtractGap(span, gap)),
      spansOfDay(hours, day),
    )
    return spans.map((span) => ({ days: [day], ...span }))
  })
}

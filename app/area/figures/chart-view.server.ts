import {
  axisEnd,
  dayTicks,
  lineOf,
  type Point,
  runsOf,
  short,
  smoothLine,
  ticks,
  toHeight,
} from '#app/shell/chart/chart-scale.server.ts'
import {
  axisCount,
  axisMoney,
  count,
  fullDay,
  longDay,
  money,
  percent,
  shortDay,
} from '#app/shell/format.server.ts'
import { clickRateOf, type Figures } from '#features/figures/rules/figures.ts'
import type { Day } from '#features/shared/rules/days.ts'
import { formatOrDash } from '#features/shared/rules/text.ts'
import { type ChartNote, type ChartView, packPoints } from './chart-view.ts'

type ChartDay = { date: Day; figures: Figures | null; reach?: number | null }
/** The last day that all platforms have figures for. */
type Until = Day | null
type Goals = { spend: number | null; conversions: number | null }
type Note = { id: string; date: Day; body: string; campaign: { name: string } | null }

/** Splits the runs at the last complete day; later days lack a platform. */
function splitRuns(points: (Point | null)[], lastComplete: number) {
  return {
    complete: runsOf(points.map((point, index) => (index <= lastComplete ? point : null))),
    partial: runsOf(points.map((point, index) => (index >= lastComplete ? point : null))).filter(
      (run) => run.length > 1 || (run[0]?.[0] ?? 0) > (points[lastComplete]?.[0] ?? -1),
    ),
  }
}

/** Notes of one day share a mark. */
function notesOf(notes: Note[], days: ChartDay[], xOf: (index: number) => number): ChartNote[] {
  return notes.toReversed().flatMap(({ id, date, body, campaign }) => {
    const at = days.findIndex((day) => day.date === date)
    if (at < 0) return []
    return [
      { id, x: short(xOf(at)), day: shortDay(date), body, campaign: campaign?.name ?? null, at },
    ]
  })
}

const rateText = (rate: number | null) => formatOrDash(rate, percent)

export function chartView(
  days: ChartDay[],
  notes: Note[] = [],
  goals: Goals = { spend: null, conversions: null },
  until: Until = null,
): ChartView {
  const most = (of: 'spend' | 'conversions') =>
    Math.max(goals[of] ?? 0, ...days.map(({ figures }) => figures?.[of] ?? 0))
  const spendEnd = axisEnd(most('spend'), false)
  const conversionsEnd = axisEnd(most('conversions'), true)
  const xOf = (index: number) => (days.length > 1 ? (100 * index) / (days.length - 1) : 50)
  const pointsOf = (of: 'spend' | 'conversions', end: number) =>
    days.map(({ figures }, index) =>
      figures ? ([xOf(index), toHeight(figures[of], end)] as const) : null,
    )
  const lastComplete = until ? days.findLastIndex(({ date }) => date <= until) : days.length - 1
  const spendRuns = splitRuns(pointsOf('spend', spendEnd), lastComplete)
  const conversionRuns = splitRuns(pointsOf('conversions', conversionsEnd), lastComplete)
  const goalAt = (goal: number | null, end: number) =>
    goal === null || end === 0 ? null : short(toHeight(goal, end))
  return {
    spendRuns: spendRuns.complete.map((run) => {
      const [first, last] = [run[0] as Point, run.at(-1) as Point]
      return [smoothLine(run), `L${short(last[0])} 100L${short(first[0])} 100Z`]
    }),
    conversionsLine: conversionRuns.complete.map(lineOf).join(''),
    partial: {
      spend: spendRuns.partial.map(lineOf).join(''),
      conversions: conversionRuns.partial.map(lineOf).join(''),
    },
    spendTicks: ticks(spendEnd, axisMoney),
    conversionTicks: ticks(conversionsEnd, axisCount),
    dayTicks: dayTicks(days, xOf),
    goals: {
      spend: goalAt(goals.spend, spendEnd),
      conversions: goalAt(goals.conversions, conversionsEnd),
    },
    notes: notesOf(notes, days, xOf),
    reached: days.some(({ reach }) => reach != null),
    points: packPoints(
      days.map(({ date, figures, reach }, index) => ({
        x: short(xOf(index)),
        day: longDay(date),
        date: fullDay(date),
        ...(figures && {
          figures: {
            spendY: short(toHeight(figures.spend, spendEnd)),
            conversionsY: short(toHeight(figures.conversions, conversionsEnd)),
            spend: money(figures.spend),
            conversions: count(figures.conversions),
            clicks: count(figures.clicks),
            ctr: rateText(clickRateOf(figures)),
            reach: reach == null ? '—' : count(reach),
          },
        }),
      })),
    ),
  }
}

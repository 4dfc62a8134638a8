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
import { orNone } from '#features/shared/rules/text.ts'
import type { ChartNote, ChartView } from './chart-view.ts'

const steps = [1, 2, 2.5, 5, 10]
const INTERVALS = 4

/** The end of an axis with four even, round intervals; 0 when there is nothing to draw. */
export function axisEnd(largest: number, integer: boolean): number {
  if (largest <= 0) return 0
  const raw = largest / INTERVALS
  const power = 10 ** Math.floor(Math.log10(raw))
  const step = power * (steps.find((candidate) => candidate * power >= raw) as number)
  return INTERVALS * (integer ? Math.max(1, Math.ceil(step)) : step)
}

/** Percent from the top of the plot. */
export function toHeight(value: number, end: number): number {
  return end > 0 ? 100 - (value / end) * 100 : 100
}

export function ticks(end: number, label: (value: number) => string) {
  const count = end > 0 ? INTERVALS : 0
  return Array.from({ length: count + 1 }, (_, index) => {
    const value = (end * index) / INTERVALS
    return { y: toHeight(value, end), label: label(value) }
  })
}

type Point = readonly [x: number, y: number]

/**
 * Monotone cubic interpolation (Fritsch and Carlson): the curve never rises above the points it
 * connects.
 */
export function smoothLine(points: readonly Point[]): string {
  const slopes = points.slice(1).map(([x, y], index) => {
    const [beforeX, beforeY] = points[index] as Point
    return (y - beforeY) / (x - beforeX)
  })
  const tangents = points.map((_, index) => {
    const before = slopes[index - 1]
    const after = slopes[index]
    if (before === undefined || after === undefined) return before ?? after ?? 0
    return before * after <= 0 ? 0 : (2 * before * after) / (before + after)
  })
  const parts = points.map(([x, y], index) => {
    if (index === 0) return `M${short(x)} ${short(y)}`
    const [fromX, fromY] = points[index - 1] as Point
    const third = (x - fromX) / 3
    const first = fromY + third * (tangents[index - 1] as number)
    const second = y - third * (tangents[index] as number)
    return `C${short(fromX + third)} ${short(first)} ${short(x - third)} ${short(second)} ${short(x)} ${short(y)}`
  })
  return parts.join('')
}

const short = (value: number) => String(Math.round(value * 100) / 100)

/** Labels below the plot. Narrow plots drop the minor ones first, then the middle ones. */
const ranks = ['end', 'minor', 'middle', 'minor', 'middle', 'minor', 'end'] as const

type ChartDay = { date: Day; figures: Figures | null; reach?: number | null }
/** The last day that all platforms have figures for. */
type Until = Day | null
type Goals = { spend: number | null; conversions: number | null }
type Note = { id: string; date: Day; body: string; campaign: { name: string } | null }

/** Consecutive days with figures; gaps between them are not drawn. */
function runsOf(points: (Point | null)[]): Point[][] {
  const runs: Point[][] = []
  let run: Point[] = []
  for (const point of [...points, null]) {
    if (point) run.push(point)
    else if (run.length > 0) {
      runs.push(run)
      run = []
    }
  }
  return runs
}

/** Splits the runs at the last complete day; later days lack a platform. */
function splitRuns(points: (Point | null)[], lastComplete: number) {
  return {
    complete: runsOf(points.map((point, index) => (index <= lastComplete ? point : null))),
    partial: runsOf(points.map((point, index) => (index >= lastComplete ? point : null))).filter(
      (run) => run.length > 1 || (run[0]?.[0] ?? 0) > (points[lastComplete]?.[0] ?? -1),
    ),
  }
}

/** A single day is drawn as a dot instead. */
const lineOf = (run: Point[]) => (run.length === 1 ? '' : smoothLine(run))

function dayTicks(days: ChartDay[], xOf: (index: number) => number): ChartView['dayTicks'] {
  const last = days.length - 1
  const tickRanks = last === 0 ? (['middle'] as const) : ranks.slice(0, 7)
  const used = new Set<number>()
  return tickRanks.flatMap((rank, index) => {
    const at = last === 0 ? 0 : Math.round((index * last) / (ranks.length - 1))
    if (used.has(at)) return []
    used.add(at)
    return [{ x: short(xOf(at)), label: shortDay((days[at] as ChartDay).date), rank }]
  })
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

const rateText = (rate: number | null) => orNone(rate, percent)

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
    spendLine: spendRuns.complete.map(lineOf).join(''),
    spendArea: spendRuns.complete
      .map((run) => {
        const [first, last] = [run[0] as Point, run.at(-1) as Point]
        return `${smoothLine(run)}L${short(last[0])} 100L${short(first[0])} 100Z`
      })
      .join(''),
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
    points: days.map(({ date, figures, reach }, index) => ({
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
  }
}

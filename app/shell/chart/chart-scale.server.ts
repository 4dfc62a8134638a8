import { shortDay } from '#app/shell/format.server.ts'
import type { Day } from '#features/shared/rules/days.ts'

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

export type Point = readonly [x: number, y: number]

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

/** Texts of 0 to 100: a chart writes some hundred of them, each for longer than finding it takes. */
const hundredths: string[] = []

export function short(value: number): string {
  const rounded = Math.round(value * 100)
  if (!(rounded >= 0 && rounded <= 10_000)) return String(rounded / 100)
  hundredths[rounded] ??= String(rounded / 100)
  return hundredths[rounded]
}

/** Labels below the plot. Narrow plots drop the minor ones first, then the middle ones. */
const ranks = ['end', 'minor', 'middle', 'minor', 'middle', 'minor', 'end'] as const

/** Consecutive days with figures; gaps between them are not drawn. */
export function runsOf(points: (Point | null)[]): Point[][] {
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

/** A single day is drawn as a dot instead. */
export const lineOf = (run: Point[]) => (run.length === 1 ? '' : smoothLine(run))

/** Labels of some days, evenly spread. */
export function dayTicks(days: { date: Day }[], xOf: (index: number) => number) {
  const last = days.length - 1
  const tickRanks = last === 0 ? (['middle'] as const) : ranks.slice(0, 7)
  const used = new Set<number>()
  return tickRanks.flatMap((rank, index) => {
    const at = last === 0 ? 0 : Math.round((index * last) / (ranks.length - 1))
    if (used.has(at)) return []
    used.add(at)
    return [{ x: short(xOf(at)), label: shortDay((days[at] as { date: Day }).date), rank }]
  })
}

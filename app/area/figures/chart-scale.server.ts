const steps = [1, 2, 2.5, 5, 10]
const INTERVALS = 4

/** The end of an axis with four even, round intervals; 0 when there is nothing to draw. */
export function axisEnd(largest: number, whole: boolean): number {
  if (largest <= 0) return 0
  const raw = largest / INTERVALS
  const power = 10 ** Math.floor(Math.log10(raw))
  const step = power * (steps.find((candidate) => candidate * power >= raw) as number)
  // Nobody converts a quarter of a time on an axis.
  return INTERVALS * (whole ? Math.max(1, Math.ceil(step)) : step)
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
 * A curve through the points that never leaves their range between two of them (Fritsch and
 * Carlson's monotone cubic): no day seems to have had more than it did.
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

export const short = (value: number) => String(Math.round(value * 100) / 100)

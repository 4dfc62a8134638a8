import type { Point, Stage } from './stage.ts'

/**
 * A line across the sheet from edge to edge: `y` for each share `u` of the width, and for `way`, the
 * same in hero widths, which is what waves and gusts are measured in.
 */
export function across(stage: Stage, y: (u: number, way: number) => number): Point[] {
  const steps = Math.round(stage.width / (9 * stage.unit))
  const from = -0.06
  const to = 1.06
  return Array.from({ length: steps + 1 }, (_, i) => {
    const u = from + ((to - from) * i) / steps
    return [u * stage.width, y(u, u * stage.span) * stage.height] as const
  })
}

/** A line carried by a wind: `velocity` is sampled twice a step, or curves drift off their circle. */
export function carried(
  start: Point,
  velocity: (x: number, y: number) => Point,
  options: { stride: number; steps: number; inside: (x: number, y: number) => boolean },
): Point[] {
  const points: Point[] = [start]
  let [x, y] = start
  for (let i = 0; i < options.steps; i++) {
    const [ax, ay] = unit(velocity(x, y))
    const half = options.stride / 2
    const [bx, by] = unit(velocity(x + ax * half, y + ay * half))
    x += bx * options.stride
    y += by * options.stride
    points.push([x, y])
    if (!options.inside(x, y)) break
  }
  return points
}

function unit([x, y]: Point): Point {
  const length = Math.hypot(x, y) || 1
  return [x / length, y / length]
}

/** Shares of 0–1 that crowd and thin out gently, so that lines gather into strands without clumping. */
export function uneven(stage: Stage, count: number, amount = 0.5): number[] {
  const phase = stage.random() * 10
  const gaps = Array.from({ length: count }, (_, i) => {
    const swell = stage.noise(phase + (i / count) * 4.5, phase)
    return 1 + amount * swell + 0.18 * (stage.random() - 0.5)
  })
  const total = gaps.reduce((sum, gap) => sum + gap, 0)
  let at = 0
  return gaps.map((gap) => {
    at += gap
    return (at - gap / 2) / total
  })
}

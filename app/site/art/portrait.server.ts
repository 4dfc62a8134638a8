import { artStyle } from '#app/generated/mark.ts'
import type { WindArt } from '#content/types/common.ts'
import type { Likeness } from '#content/types/team.ts'
import { portraitFrame as frame, type PortraitArt } from '../people/person.tsx'
import { drawLikeness } from './likeness.server.ts'
import { tileLines } from './pictures.server.ts'

type Point = [x: number, y: number]

/** A drawn person hides most of the middle: fewer lines, further apart. */
const winds = { alone: { lines: 17, spacing: 34 }, behind: { lines: 11, spacing: 50 } }
const discs: Record<WindArt['hue'], PortraitArt['disc']> = {
  'mar-sol': 'sun',
  mar: 'sea',
  sol: 'sea',
  ceu: 'sky',
}

/** Each person's wind comes from another side and turns another way, by the seed of their page. */
export function portraitArt({ seed, hue }: WindArt, likeness?: Likeness): PortraitArt {
  const figure = likeness && { skin: likeness.skin, shapes: drawLikeness(likeness) }
  const radius = figure ? frame.halo : frame.radius
  if (artStyle === 'tiles') {
    const { strong, faint } = tileLines(seed, frame)
    return { sea: faint, sun: strong, disc: discs[hue], figure }
  }
  const { lines, spacing } = figure ? winds.behind : winds.alone
  const tilt = ((seed * 7) % 5) * 0.11 - 0.42
  const circulation = ((seed * 5) % 7) * 0.55 - 1.6
  const paths = Array.from({ length: lines }, (_, index) => {
    const start = (index - (lines - 1) / 2) * spacing
    const line = streamline([-340, start + 3], circulation, radius)
    return smoothPath(line.map((point) => place(point, tilt)))
  })
  const sun = paths.filter((_, line) => line % 4 === 1)
  const sea = paths.filter((_, line) => line % 4 !== 1)
  return { sea: sea.join(''), sun: sun.join(''), disc: discs[hue], figure }
}

/** An ideal flow around a turning cylinder, followed step by step. */
function streamline(start: Point, circulation: number, radius: number): Point[] {
  const points: Point[] = [start]
  let at = start
  for (let step = 1; step <= 340 && at[0] < 340; step++) {
    const [u, v] = velocity(at, circulation, radius)
    const speed = Math.hypot(u, v) || 1
    at = [at[0] + (u / speed) * 2.5, at[1] + (v / speed) * 2.5]
    if (step % 24 === 0) points.push(at)
  }
  return points
}

function velocity([x, y]: Point, circulation: number, radius: number): Point {
  const scaled = 1 / (radius + 9)
  const [a, b] = [x * scaled, y * scaled]
  const square = a * a + b * b
  const swirl = circulation / square / 2
  return [1 - (a * a - b * b) / square ** 2 + swirl * b, (-2 * a * b) / square ** 2 - swirl * a]
}

function place([x, y]: Point, tilt: number): Point {
  const [cos, sin] = [Math.cos(tilt), Math.sin(tilt)]
  return [frame.centre[0] + x * cos - y * sin, frame.centre[1] + x * sin + y * cos]
}

/**
 * A Catmull-Rom spline in the short form of a path, where each handle mirrors the one before. Steps
 * and not places: small numbers weigh less in the page.
 */
function smoothPath(points: Point[]): string {
  const whole = ([x, y]: Point): Point => [Math.round(x), Math.round(y)]
  const steps = points.slice(1).flatMap((point, i) => {
    const [before, after] = [points[i] as Point, points[i + 2] ?? point]
    const handle: Point = [
      point[0] - (after[0] - before[0]) / 6,
      point[1] - (after[1] - before[1]) / 6,
    ]
    const [x, y] = whole(before)
    return [handle, point].map(whole).flatMap((to) => [to[0] - x, to[1] - y])
  })
  const [first] = points as [Point]
  return `M${whole(first).join(' ')}s${steps.join(' ')}`.replaceAll(' -', '-')
}
